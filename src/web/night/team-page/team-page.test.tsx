import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import type { TeamEvent } from "#shared/night/team-link/contract.ts";
import { noteAnswer } from "#web/browser/connection.ts";
import { TOKEN, teamEvent } from "#web/night/team-page/testing/sample-team-event.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { TeamPage } from "./team-page.tsx";

const route = `GET /t/${TOKEN}/event`;
const noCounts = { [`GET /t/${TOKEN}/counts`]: { body: [] } };
afterEach(() => act(() => noteAnswer(true)));

function open(event: Partial<TeamEvent> = {}, answers: Parameters<typeof stubApi>[0] = {}) {
  const stub = stubApi({
    [route]: { body: { ...teamEvent, ...event } },
    ...noCounts,
    ...answers,
  });
  return { ...stub, ...render(<TeamPage token={TOKEN} />) };
}
const section = async (name: string) => within(await screen.findByRole("region", { name }));
const comeBack = () => act(async () => void window.dispatchEvent(new Event("online")));

test("says when and where, and leads to the map", async () => {
  open();
  expect(await screen.findByRole("heading", { level: 1, name: "Casamento da Ana" })).toBeVisible();
  for (const text of [
    "Bar da Praia",
    "sábado, 26 de dezembro de 2099",
    "19:00 às 00:30 (5 h 30 min)",
    "Sítio das Flores, 10",
    "150 convidados",
    "Este link vale até 29/12/2099.",
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByText("Chegada da equipe às")).toHaveTextContent("Chegada da equipe às 16:00");
  expect(screen.getByText(/^Portão dos fundos\.\s+Levar avental\.$/)).toBeVisible();
  const map = screen.getByRole("link", { name: "Abrir no mapa" });
  expect(map).toHaveAttribute(
    "href",
    "https://www.google.com/maps/search/?api=1&query=S%C3%ADtio%20das%20Flores%2C%2010",
  );
  expect(map).toHaveAttribute("rel", "noopener noreferrer");
});

test("an event that was kept before there were notes is still shown", async () => {
  const { arrivalTime: _time, teamNotes: _notes, ...earlier } = teamEvent;
  open({}, { [route]: { body: earlier } });
  expect(await screen.findByText("150 convidados")).toBeVisible();
  expect(screen.queryByText(/Chegada/)).toBeNull();
});

test("calls carry no session of somebody who is signed in on this phone", async () => {
  localStorage.setItem("auth_token", "secret");
  const { sent } = open();
  await screen.findByRole("heading", { level: 1 });
  for (const { headers, credentials } of sent) {
    expect(headers.has("authorization")).toBe(false);
    expect(credentials).toBe("omit");
  }
});

test("what goes along is ticked off, and stays so on this phone", async () => {
  const { unmount } = open();
  const list = await section("O que vai junto");
  expect(list.getByText("0 de 2 conferidos")).toBeVisible();
  expect(list.getByText("6 garrafas de 965 ml")).toBeVisible();
  await userEvent.click(list.getByRole("checkbox", { name: /Cachaça/ }));
  expect(list.getByText("1 de 2 conferidos")).toBeVisible();
  unmount();
  open();
  const again = await section("O que vai junto");
  expect(again.getByRole("checkbox", { name: /Cachaça/ })).toBeChecked();
  await userEvent.click(again.getByRole("checkbox", { name: /Cachaça/ }));
  expect(again.getByText("0 de 2 conferidos")).toBeVisible();
});

test("another amount than the one that was ticked is to be checked again", async () => {
  const { unmount } = open();
  await userEvent.click((await section("O que vai junto")).getByRole("checkbox", { name: /Limão/ }));
  unmount();
  const [, limes] = teamEvent.loading;
  if (!limes) throw new Error("no limes");
  open({ loading: [{ ...limes, amount: 260 }] });
  expect((await section("O que vai junto")).getByRole("checkbox")).not.toBeChecked();
});

test("drinks have their recipe folded", async () => {
  open();
  const drinks = await section("Drinks");
  expect(drinks.getByRole("group")).not.toHaveAttribute("open");
  await userEvent.click(drinks.getByText("Caipirinha"));
  expect(drinks.getByRole("group")).toHaveAttribute("open");
  expect(drinks.getByRole("list", { name: "Receita de Caipirinha" })).toHaveTextContent(
    "50 mlCachaça2 unidadesLimão",
  );
});

test("a cancelled event says so first", async () => {
  open({ isCancelled: true });
  expect(await screen.findByRole("alert")).toHaveTextContent("Este evento foi cancelado");
});

test.each([
  [404, "Link não encontrado. Confira o endereço ou fale com quem o enviou."],
  [410, "Este link valeu até 29/12/2099."],
])(
  "a link that answers %d shows its sentence and nothing else, and what was kept goes",
  async (status, message) => {
    const answers: Parameters<typeof stubApi>[0] = {};
    const { unmount } = open();
    await userEvent.click((await section("O que vai junto")).getByRole("checkbox", { name: /Cachaça/ }));
    expect(JSON.stringify(localStorage)).toContain(TOKEN);
    answers[route] = refusal(status, message);
    unmount();
    open({}, answers);
    expect(await screen.findByRole("heading", { level: 1, name: message })).toBeVisible();
    expect(screen.getByRole("main")).toHaveTextContent(new RegExp(`^${message.replaceAll(".", "\\.")}$`));
    expect(JSON.stringify(localStorage)).not.toContain(TOKEN);
  },
);

test("an open page that is revoked closes with its next call", async () => {
  const answers: Parameters<typeof stubApi>[0] = { [route]: { body: teamEvent } };
  open({}, answers);
  await screen.findByRole("heading", { level: 1, name: "Casamento da Ana" });
  stubApi({ ...noCounts, [route]: refusal(404, "Link não encontrado.") });
  await comeBack();
  expect(await screen.findByRole("heading", { level: 1, name: "Link não encontrado." })).toBeVisible();
});

test("a stranger's answer, as of a captive portal, takes nothing away", async () => {
  open();
  await screen.findByRole("heading", { level: 1, name: "Casamento da Ana" });
  stubApi({ ...noCounts, [route]: { status: 404, text: "<h1>Wi-Fi do hotel</h1>" } });
  await comeBack();
  expect(await screen.findByText("Não foi possível atualizar.")).toBeVisible();
  expect(screen.getByRole("heading", { level: 1, name: "Casamento da Ana" })).toBeVisible();
});

test("without an answer it says from when the data is, and goes on by itself", async () => {
  open();
  await screen.findByRole("heading", { level: 1, name: "Casamento da Ana" });
  stubApi({});
  await comeBack();
  expect(await screen.findByText(/^Dados de \d\d:\d\d\.$|Dados de/)).toHaveTextContent(
    /Sem conexão\. Dados de \d\d:\d\d\./,
  );
  stubApi({ ...noCounts, [route]: { body: { ...teamEvent, guests: 160 } } });
  await comeBack();
  expect(await screen.findByText("160 convidados")).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/Sem conexão/)).toBeNull());
});

test("a first visit without a connection says what to do", async () => {
  open({}, { [route]: () => Promise.reject(new TypeError("Failed to fetch")) });
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("Sem conexão");
  stubApi({ ...noCounts, [route]: { body: teamEvent } });
  await userEvent.click(screen.getByRole("button", { name: "Tentar novamente" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Casamento da Ana" })).toBeVisible();
});

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { copyDate } from "#shared/events/duplicate-event.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { companyUser } from "#web/testing/users.ts";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { barAnswers } from "./testing/bar.ts";
import { card, disabled, found, open, quote, soon } from "./testing/open-events.tsx";

const choose = async (name: string, action: string) =>
  userEvent.click((await card(name)).getByRole("button", { name: new RegExp(`^${action} `) }));
const lastToast = () => getSnapshot()[0];

// The list draws what is in sight, and nothing has a height here.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100));
afterEach(() => void vi.restoreAllMocks());

describe("without events", () => {
  test("the first can be made", async () => {
    stubApi(barAnswers([disabled]));
    open();
    await found("Nenhum evento cadastrado ainda.");
    await userEvent.click(screen.getByRole("button", { name: "Criar o primeiro evento" }));
    expect(await screen.findByRole("dialog", { name: "Novo evento" })).toBeVisible();
  });

  test("and without drinks, those come first", async () => {
    stubApi({ ...barAnswers([]), "GET /api/drinks": { body: [] } });
    open();
    const link = await screen.findByRole("link", { name: "Ir para os Drinks" });
    expect(link).toHaveAttribute("href", "/drinks");
    await found("Nenhum evento cadastrado ainda.");
  });

  test("because they did not come, it can be tried again", async () => {
    let isUp = false;
    stubApi({
      ...barAnswers(),
      "GET /api/events": () => (isUp ? { body: [soon] } : refusal(500, "Erro interno do servidor")),
    });
    open();
    await found("Erro interno do servidor");
    isUp = true;
    await userEvent.click(screen.getByRole("button", { name: "Tentar novamente" }));
    await card("Casamento da Ana");
  });
});

describe("an event in the address", () => {
  test("is opened on arrival, and dropped from it when it is closed", async () => {
    stubApi(barAnswers([soon, quote]));
    open("/eventos?status=confirmado&evento=7");
    const dialog = () => within(screen.getByRole("dialog", { name: /^Casamento da Ana · \w{3} / }));
    await waitFor(() => expect(dialog().getByLabelText("Nome")).toHaveValue("Casamento da Ana"));
    await userEvent.click(dialog().getByRole("button", { name: "Cancelar" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(window.location.search).toBe("?status=confirmado"));
  });

  test("that is not there is said to be missing", async () => {
    stubApi(barAnswers([soon, disabled]));
    open("/eventos?evento=10");
    await waitFor(() => expect(lastToast()).toMatchObject({ description: "Evento não encontrado" }));
    await waitFor(() => expect(window.location.search).toBe(""));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

test("a day in the address opens a new event on its evening", async () => {
  stubApi(barAnswers([soon]));
  open("/eventos?novo=2026-12-25");
  expect(await screen.findByLabelText("Data e hora")).toHaveValue("2026-12-25T19:00");
  await userEvent.click(screen.getByRole("button", { name: "Cancelar" }));
  await waitFor(() => expect(window.location.search).toBe(""));
});

test("a client in the address is chosen in the new event", async () => {
  stubApi(barAnswers([soon]));
  open("/eventos?novo=&cliente=1");
  expect(await screen.findByRole("button", { name: "Remover Ana Souza" })).toBeVisible();
});

describe("a card's actions", () => {
  test("its name leads to its page", async () => {
    stubApi(barAnswers([soon]));
    open();
    const name = (await card(soon.name)).getByRole("link", { name: soon.name });
    expect(name).toHaveAttribute("href", `/eventos/${soon.id}`);
  });

  test("a copy is made at once, a week from now at the same hour", async () => {
    const { sent } = stubApi({
      ...barAnswers([soon]),
      "POST /api/events": { status: 201, body: quote },
    });
    open();
    await choose(soon.name, "Duplicar");
    await waitFor(() =>
      expect(lastToast()?.title).toBe("Evento duplicado com sucesso (incluindo custos fixos)"),
    );
    const [copy, ...again] = sent.filter(({ route }) => route === "POST /api/events");
    expect(again).toEqual([]);
    expect(copy?.body).toMatchObject({
      name: "Casamento da Ana (Cópia)",
      date: copyDate(soon, { now: new Date(), timeZone: companyUser.timeZone }),
      status: "planejamento",
      fixedCosts: [{ name: "Van", value: 350.5, category: "Transporte" }],
    });
  });

  test("disabling asks first, and says that the history keeps it", async () => {
    const { routes } = stubApi({
      ...barAnswers([soon]),
      "PATCH /api/events/7/disable": refusal(500, "Erro interno do servidor"),
    });
    open();
    await choose(soon.name, "Desabilitar");
    const question = within(await screen.findByRole("alertdialog", { name: "Desabilitar evento?" }));
    expect(question.getByText(/sai da lista, mas continua no histórico para os relatórios/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Cancelar" }));
    expect(routes()).not.toContain("PATCH /api/events/7/disable");
    await choose(soon.name, "Desabilitar");
    await userEvent.click(await screen.findByRole("button", { name: "Desabilitar" }));
    await waitFor(() => expect(lastToast()?.description).toBe("Falha ao desabilitar evento"));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  });

  test("the report is saved as a text file", async () => {
    const saved: Blob[] = [];
    let fileName = "";
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      saved.push(blob as Blob);
      return "blob:report";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      fileName = this.download;
    });
    stubApi(barAnswers([soon]));
    open();
    await choose(soon.name, "Relatório");
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(fileName).toMatch(/^relatorio-Casamento da Ana-\d\d-\d\d-\d{4}\.txt$/);
    expect(saved[0]?.type).toBe("text/plain;charset=utf-8");
    const text = await saved[0]?.text();
    for (const part of ["RELATÓRIO DO EVENTO", "- Ana Souza", "Caipiroska: 100 unidades", "Balcão"]) {
      expect(text).toContain(part);
    }
    // 4 L at 40, 120 at 0,50 and the van.
    expect(text).toMatch(/Custo total\s+R\$\s570,50/);
    expect(lastToast()).toMatchObject({ title: "Relatório gerado", tone: "success" });
  });
});

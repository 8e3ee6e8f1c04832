import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import type { EventCount, NamedCountInput } from "#shared/night/counts/contract.ts";
import { noteAnswer } from "#web/browser/connection.ts";
import { TOKEN, teamEvent } from "#web/night/team-page/testing/sample-team-event.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { TeamPage } from "./team-page.tsx";

const path = `/t/${TOKEN}`;
afterEach(() => act(() => noteAnswer(true)));

const outEvent = {
  ...teamEvent,
  isOut: true,
  items: [
    {
      ingredientId: 1,
      name: "Cachaça",
      unit: "L" as const,
      unitWord: null,
      packName: "garrafa" as const,
      packQuantity: 1,
      out: 6,
    },
  ],
};
const others: EventCount = {
  id: "00000000-0000-4000-8000-000000000001",
  ingredientId: 1,
  closed: 2,
  openTenths: [],
  lost: 0,
  broken: 0,
  at: "2099-12-27T03:00:00.000Z",
  by: "Bia",
  isByLink: true,
  packQuantity: 1,
};

/** A server that keeps what it is sent. */
function open(answers: Parameters<typeof stubApi>[0] = {}, known: EventCount[] = [others]) {
  const counts = [...known];
  const sent: NamedCountInput[] = [];
  const taking = {
    [`GET ${path}/event`]: { body: outEvent },
    [`GET ${path}/counts`]: () => ({ body: counts }),
    [`POST ${path}/counts`]: () => {
      const input = stub.sent.at(-1)?.body as NamedCountInput;
      sent.push(input);
      const { name, ...entry } = input;
      const count = { ...entry, by: name, isByLink: true, packQuantity: 1, isSettled: false };
      counts.push(count);
      return { status: 201, body: count };
    },
  };
  let stub = stubApi({ ...taking, ...answers });
  const page = render(<TeamPage token={TOKEN} />);
  /** Takes what is sent from now on. */
  const again = () => {
    stub = stubApi(taking);
    return sent;
  };
  return { sent, again, ...page };
}
const counting = async () => within(await screen.findByRole("region", { name: "Contagem" }));
const giveName = async (name: string) => {
  await fill(await screen.findByRole("textbox", { name: "Seu nome" }), name);
  await userEvent.click(screen.getByRole("button", { name: "Começar a contar" }));
};
const more = () => userEvent.click(screen.getByRole("button", { name: "Mais Cachaça" }));

test("before the stock is out there is a sentence, and nobody is asked for a name", async () => {
  open({ [`GET ${path}/event`]: { body: teamEvent } });
  expect((await counting()).getByText("A contagem abre quando o estoque sair para o evento.")).toBeVisible();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("what a phone still has of an event that is cancelled meanwhile is sent", async () => {
  localStorage.setItem("team_name", "Téo");
  let isCancelled = false;
  open({
    [`GET ${path}/event`]: () => ({ body: isCancelled ? { ...teamEvent, isCancelled } : outEvent }),
    [`POST ${path}/counts`]: () =>
      isCancelled ? { status: 201, body: others } : refusal(503, "Serviço temporariamente indisponível"),
  });
  await counting();
  await more();
  expect(screen.getByText("1 contagem por enviar")).toBeVisible();
  isCancelled = true;
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(await screen.findByText("Não há o que contar.")).toBeVisible();
  await waitFor(() => expect(screen.queryByText("1 contagem por enviar")).toBeNull());
});

test("a name is asked for once, and what is counted goes with it on top of what others have", async () => {
  const { sent, unmount } = open();
  await counting();
  expect(screen.queryByRole("button", { name: /^Mais garrafas/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Começar a contar" }));
  expect(screen.getByText("Informe o seu nome")).toBeVisible();
  await giveName(" Téo ");
  expect(screen.getByText("Téo")).toBeVisible();
  await more();
  await more();
  expect(screen.getByText("1 contagem por enviar")).toBeVisible();
  await waitFor(() => expect(sent).toMatchObject([{ name: "Téo", ingredientId: 1, closed: 2 }]));
  await waitFor(() => expect(screen.queryByText("1 contagem por enviar")).toBeNull());
  expect(screen.getByText(/^Voltou 4 L/)).toBeVisible();
  expect(screen.getByText("Já incluído: Bia (2 garrafas)")).toBeVisible();
  unmount();
  open();
  expect(await screen.findByRole("button", { name: "Trocar nome" })).toBeVisible();
});

test("what was counted under one name goes with it, though the name is another by then", async () => {
  localStorage.setItem("team_name", "Téo");
  const answers: Parameters<typeof stubApi>[0] = {
    [`POST ${path}/counts`]: refusal(503, "Serviço temporariamente indisponível"),
  };
  const { again } = open(answers);
  await counting();
  await more();
  await userEvent.click(screen.getByRole("button", { name: "Trocar nome" }));
  await userEvent.clear(screen.getByRole("textbox", { name: "Seu nome" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Seu nome" }), "Ana{Enter}");
  await more();
  const sent = again();
  await act(async () => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(sent).toMatchObject([{ name: "Téo" }, { name: "Ana" }]));
});

test("what was counted by a link that is revoked is told, until somebody says that it was passed on", async () => {
  localStorage.setItem("team_name", "Téo");
  open({ [`POST ${path}/counts`]: refusal(503, "Serviço temporariamente indisponível") });
  await counting();
  await more();
  await more();
  stubApi({
    [`GET ${path}/event`]: refusal(404, "Link não encontrado."),
    [`GET ${path}/counts`]: refusal(404, "Link não encontrado."),
  });
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(await screen.findByText(/^1 contagem não foi enviada\. Conte de novo/)).toBeVisible();
  expect(screen.getByText("Cachaça: 2 garrafas")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Já avisei" }));
  await userEvent.click(screen.getByRole("button", { name: "Manter" }));
  await userEvent.click(screen.getByRole("button", { name: "Já avisei" }));
  await userEvent.click(screen.getByRole("button", { name: "Descartar mesmo assim" }));
  await waitFor(() => expect(screen.queryByText(/não foi enviada/)).toBeNull());
});

test("what the server refuses is said, and stays on the phone", async () => {
  localStorage.setItem("team_name", "Téo");
  const answers: Parameters<typeof stubApi>[0] = {
    [`POST ${path}/counts`]: refusal(400, "Este item não é deste evento"),
  };
  open(answers);
  await counting();
  await more();
  expect(await screen.findByText("Este item não é deste evento")).toBeVisible();
  expect(screen.getByText("1 contagem por enviar")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Descartar as recusadas" }));
  await userEvent.click(screen.getByRole("button", { name: "Descartar mesmo assim" }));
  await waitFor(() => expect(screen.queryByText("1 contagem por enviar")).toBeNull());
});

test("after the return it says that counting is over", async () => {
  open({ [`GET ${path}/event`]: { body: { ...teamEvent, isReturned: true } } });
  expect((await counting()).getByText(/^A contagem terminou/)).toBeVisible();
});

test("what a return has settled meanwhile is not counted again", async () => {
  localStorage.setItem("team_name", "Téo");
  const known = [others];
  open({ [`GET ${path}/counts`]: () => ({ body: [...known] }) });
  await counting();
  expect(await screen.findByText(/^Voltou 2 L/)).toBeVisible();
  known.pop();
  window.dispatchEvent(new Event("online"));
  expect(await screen.findByText(/^Voltou 0 L/)).toBeVisible();
});

test("how many came and what was gone are sent like counts, and kept until then", async () => {
  localStorage.setItem("team_name", "Téo");
  const { sent } = open({}, []);
  await counting();
  await userEvent.click(screen.getByRole("button", { name: "Cachaça acabou antes do fim" }));
  await fill(screen.getByLabelText("Convidados presentes"), "128");
  expect(screen.getByText("2 contagens por enviar")).toBeVisible();
  await waitFor(() =>
    expect(sent).toMatchObject([
      { name: "Téo", ingredientId: 1, ranOut: true },
      { name: "Téo", ingredientId: null, guestsPresent: 128 },
    ]),
  );
  await waitFor(() => expect(screen.queryByText(/por enviar$/)).toBeNull());
  expect(screen.getByLabelText("Convidados presentes")).toHaveValue("128");
  await userEvent.click(screen.getByText("Quem contou o quê (2)"));
  expect(screen.getByText("128 convidados vieram")).toBeVisible();
  expect(screen.getByText("Cachaça: acabou antes do fim")).toBeVisible();
});

import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { EventDrink } from "#shared/events/plan-contract.ts";
import { defaultProposalSettings } from "#shared/proposals/default-settings.ts";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { wedding } from "#web/events/testing/bar.ts";
import { answers, charged, priced, sentTo } from "#web/events/testing/open-price.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { loadDialogs } from "#web/ui/lazy/lazy-dialog.tsx";
import { EventPage } from "./event-page.tsx";

beforeEach(() => loadDialogs());

const PUT = "PUT /api/events/7";

function openPage(event: PricedEvent, more = {}, address = "/eventos/7") {
  const api = stubApi({
    ...answers(event),
    "GET /api/proposal-settings": { body: defaultProposalSettings },
    ...more,
  });
  window.history.replaceState(null, "", address);
  render(
    <TestCompany>
      <EventPage />
    </TestCompany>,
  );
  return api;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const firstCount = () => screen.findByLabelText(/^Quantidade de Caipiroska/);

test("a drink is counted where it is read, its lines and the cost follow, and it is saved in place", async () => {
  const { sent } = openPage(wedding);
  const field = await firstCount();
  await fill(field, "220");
  expect(screen.queryByRole("button", { name: /^Editar/ })).toBeNull();
  await press("Salvar");
  await waitFor(() => expect(sentTo(sent, PUT)).toHaveLength(1));
  const [body] = sentTo(sent, PUT) as [{ drinks: { quantity: number }[] }];
  expect(body.drinks[0]).toMatchObject({ quantity: 220 });
  expect(body).toMatchObject({ version: wedding.version });
  expect(body).not.toHaveProperty("pricing");
  await waitFor(() => expect(getSnapshot()[0]).toMatchObject({ action: { label: "Desfazer" } }));
  getSnapshot()[0]?.action?.onAction();
  await waitFor(() => expect(sentTo(sent, PUT)).toHaveLength(2));
  expect(sentTo(sent, PUT)[1]).toMatchObject({ drinks: wedding.drinks, version: 5 });
});

test("what was changed is taken back, and asked about before a link loses it", async () => {
  const { sent } = openPage(wedding);
  const before = (await firstCount()) as HTMLInputElement;
  const { value } = before;
  await press(/^Mais drinks de Caipiroska/);
  expect(before).not.toHaveValue(value);
  await userEvent.click(screen.getByRole("link", { name: "Eventos" }));
  const question = await screen.findByRole("alertdialog", { name: "Descartar alterações?" });
  await userEvent.click(within(question).getByRole("button", { name: "Continuar editando" }));
  expect(window.location.pathname).toBe("/eventos/7");
  await press("Desfazer");
  expect(await firstCount()).toHaveValue(value);
  expect(screen.queryByRole("button", { name: "Salvar" })).toBeNull();
  await press(/^Mais drinks de Caipiroska/);
  await userEvent.click(screen.getByRole("link", { name: "Eventos" }));
  await press("Descartar");
  await waitFor(() => expect(window.location.pathname).toBe("/eventos"));
  expect(sentTo(sent, PUT)).toEqual([]);
});

test("the price is changed where it is read, with its charges, and leads to the proposal", async () => {
  const { sent } = openPage(priced, { [PUT]: { body: { ...priced, version: 5 } } });
  await press("Alterar preço");
  await fill(screen.getByLabelText(/^Preço \(R\$\)/), "1200");
  await press("Gerar parcelas");
  await press("Salvar e enviar proposta");
  await waitFor(() => expect(sentTo(sent, PUT)).toHaveLength(1));
  expect(sentTo(sent, PUT)).toMatchObject([
    { pricing: { price: "1200.00", charges: [{ amount: "600.00" }, { amount: "600.00" }] } },
  ]);
  expect(await screen.findByLabelText("Válida até")).toBeVisible();
});

test("an event without a price is given one, and a cancelled edit leaves none", async () => {
  openPage(wedding);
  await press("Definir preço");
  expect(screen.getByLabelText("Como cobrar")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Custos fixos" })).toBeNull();
  await press("Cancelar");
  expect(screen.queryByLabelText("Como cobrar")).toBeNull();
  expect(await screen.findByText("Sem preço ainda.")).toBeVisible();
});

test("what goes along follows the counts while they are typed", async () => {
  openPage(wedding);
  const items = await screen.findByRole("region", { name: "O que vai junto" });
  const before = items.textContent;
  await fill(await firstCount(), "2200");
  await waitFor(() => expect(items.textContent).not.toBe(before));
  await press("Desfazer");
  await waitFor(() => expect(items.textContent).toBe(before));
});

test("an empty discount is no discount; one without its amount is asked for it", async () => {
  const { sent } = openPage(priced, { [PUT]: { body: { ...priced, version: 5 } } });
  await press("Alterar preço");
  const add = () => press("Desconto ou extra");
  await add();
  expect(screen.queryByText("Sem preço ainda.")).toBeNull();
  await add();
  await fill(screen.getAllByLabelText("Desconto ou extra")[1] as HTMLElement, "Amigos");
  expect(screen.queryByText("Sem preço ainda.")).toBeNull();
  await press("Salvar");
  const amount = screen.getAllByLabelText("Valor (R$)")[1] as HTMLElement;
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/./));
  expect(sentTo(sent, PUT)).toEqual([]);
  await fill(amount, "-100");
  await press("Salvar");
  await waitFor(() => expect(sentTo(sent, PUT)).toHaveLength(1));
  expect(sentTo(sent, PUT)).toMatchObject([{ pricing: { lines: [{ text: "Amigos", amount: "-100.00" }] } }]);
});

test("a double click saves once", async () => {
  const { sent } = openPage(wedding);
  await fill(await firstCount(), "220");
  await userEvent.dblClick(screen.getByRole("button", { name: "Salvar" }));
  await waitFor(() => expect(getSnapshot()[0]).toMatchObject({ action: { label: "Desfazer" } }));
  expect(sentTo(sent, PUT)).toHaveLength(1);
});

test("the note for the team is written where it is read", async () => {
  const { sent } = openPage(wedding);
  await press("Alterar recado");
  await fill(screen.getByLabelText(/^Recado para a equipe/), "Entrar pelos fundos");
  expect(screen.queryByRole("button", { name: "Link da equipe" })).toBeNull();
  await press("Salvar");
  await waitFor(() => expect(sentTo(sent, PUT)).toMatchObject([{ teamNotes: "Entrar pelos fundos" }]));
});

test("a wrong field is shown where it is", async () => {
  const { sent } = openPage(priced);
  await press("Alterar preço");
  const price = screen.getByLabelText(/^Preço \(R\$\)/);
  await fill(price, "abc");
  await press("Salvar");
  await waitFor(() => expect(price).toHaveFocus());
  expect(price).toHaveAccessibleDescription(/./);
  expect(sentTo(sent, PUT)).toEqual([]);
});

test("what somebody else has saved is shown while nothing is typed, and asked about otherwise", async () => {
  let event: PricedEvent = wedding;
  openPage(wedding, {
    "GET /api/events": () => ({ body: [event] }),
    [PUT]: () => refusal(409, VERSION_CONFLICT),
  });
  await fill(await firstCount(), "220");
  await press("Salvar");
  const reload = await screen.findByRole("button", { name: "Recarregar e manter o que digitei" });
  event = { ...wedding, guests: 300, version: 9 };
  await userEvent.click(reload);
  expect(await screen.findByText(/^Outra pessoa alterou:/)).toBeVisible();
  expect(await firstCount()).toHaveValue("220");
});

test("of two people who change different drinks both are kept, and the same drink is asked about", async () => {
  const [first, second] = wedding.drinks as [EventDrink, EventDrink];
  let event: PricedEvent = wedding;
  openPage(wedding, {
    "GET /api/events": () => ({ body: [event] }),
    [PUT]: () => refusal(409, VERSION_CONFLICT),
  });
  const counted = (drink: EventDrink) => screen.findByLabelText(`Quantidade de ${drink.drinkName}`);
  await fill(await counted(first), "220");
  const reload = async () => {
    await press("Salvar");
    await press("Recarregar e manter o que digitei");
  };
  event = { ...wedding, version: 9, drinks: [first, { ...second, quantity: 77 }] };
  await reload();
  await waitFor(async () => expect(await counted(second)).toHaveValue("77"));
  expect(await counted(first)).toHaveValue("220");
  expect(screen.getByText(`Drinks, ${second.drinkName}: 77`)).toBeVisible();
  event = {
    ...wedding,
    version: 10,
    drinks: [
      { ...first, quantity: 90 },
      { ...second, quantity: 77 },
    ],
  };
  await reload();
  expect(await screen.findByText(`Drinks, ${first.drinkName}: 90 (no formulário ficou o seu)`)).toBeVisible();
  expect(await counted(first)).toHaveValue("220");
});

test("an undo that comes too late says why", async () => {
  let saves = 0;
  const { sent } = openPage(wedding, {
    [PUT]: () => {
      saves += 1;
      return saves === 1 ? { body: { ...wedding, version: 5 } } : refusal(409, VERSION_CONFLICT);
    },
  });
  await fill(await firstCount(), "220");
  await press("Salvar");
  await waitFor(() => expect(getSnapshot()[0]).toMatchObject({ action: { label: "Desfazer" } }));
  getSnapshot()[0]?.action?.onAction();
  await waitFor(() => expect(sentTo(sent, PUT)).toHaveLength(2));
  await waitFor(() =>
    expect(getSnapshot()[0]).toMatchObject({
      description: "Nada foi desfeito: outra pessoa alterou o evento depois.",
    }),
  );
});

test("charges say their state, and what is open can be received", async () => {
  openPage(charged);
  const money = await screen.findByRole("region", { name: "Preço" });
  expect(money).toHaveTextContent(/Sinal R\$\s500,00Pago/);
  expect(money).toHaveTextContent(/Saldo R\$\s500,00Vence 18\/12\/2099 · falta R\$\s400,00No local/);
  await press(/^Recebi Saldo de R\$\s400,00$/);
  expect(await screen.findByRole("dialog", { name: "Registrar recebimento" })).toBeVisible();
});

test("a cancelled event asks for no money and offers no addendum", async () => {
  openPage({ ...charged, status: "cancelado" });
  const money = await screen.findByRole("region", { name: "Preço" });
  expect(money).toHaveTextContent(/Saldo R\$\s500,00/);
  expect(screen.queryByRole("button", { name: /^Recebi/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Enviar/ })).toBeNull();
});

test("charges that do not add up are said in sight of whoever saves", async () => {
  const seen = vi.spyOn(Element.prototype, "scrollIntoView");
  openPage(charged);
  await press("Alterar preço");
  await fill(screen.getAllByLabelText("Valor (R$)")[1] as HTMLElement, "600");
  await press("Salvar");
  const problem = await screen.findByText(/^As cobranças somam/);
  await waitFor(() => expect(seen.mock.contexts).toContain(problem));
});

test("an address leads to the price in place, and to a proposal", async () => {
  openPage(priced, {}, "/eventos/7?parte=preco");
  expect(await screen.findByLabelText("Como cobrar")).toBeVisible();
});

test("an address leads to a new proposal, and closing it drops the part", async () => {
  openPage(priced, {}, "/eventos/7?parte=proposta");
  expect(await screen.findByLabelText("Válida até")).toBeVisible();
  await press("Cancelar");
  await waitFor(() => expect(window.location.search).toBe(""));
});

import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { eventStatuses, eventTypes } from "#shared/events/enumerations.ts";
import { eventStatusLabels, eventTypeLabels } from "#shared/events/labels.ts";
import { sampleUse } from "#shared/events/testing/sample-event.ts";
import { sampleProposal } from "#shared/proposals/testing/sample-proposal.ts";
import { wedding } from "#web/events/testing/bar.ts";
import { show, syrups } from "#web/events/testing/show-event-card.tsx";

const drinks = () =>
  within(screen.getByRole("list", { name: "Drinks" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("shows all there is to know of an event", () => {
  show({
    date: "2026-12-25T23:30:00.000Z",
    clients: [1, 6, 77],
    clientNames: ["Ana Souza", "Beatriz Lima", null],
    removedClients: [6, 77],
  });
  for (const text of [
    "Casamento da Ana",
    "Casamento",
    "Tropical",
    "Sítio das Flores",
    "100 convidados",
    "Ana Souza, Cliente ID 6 · Beatriz Lima (removido), Cliente ID 77",
    "Confirmado",
    "Estoque OK",
    "Custo de estoque + Custos Fixos",
    // 4 L at 40, 120 at 0,50 and the van.
    /^R\$\s570,50$/,
    /^R\$\s5,71 por convidado$/,
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByRole("time")).toHaveTextContent("sex 25/12/2026 20:30");
  expect(drinks()).toEqual(["100× Caipiroska", "10× Limonada"]);
  expect(screen.queryByText(/custo (real|aproximado)/)).toBeNull();
});

test("leaves out what is not known, and shares no cost among no guests", () => {
  show({ location: null, guests: 0, clients: [] });
  expect(screen.getByText("Convidados não informados")).toBeVisible();
  expect(screen.queryByText(/por convidado/)).toBeNull();
  expect(screen.queryByText("Local")).toBeNull();
  expect(screen.queryByText("Clientes")).toBeNull();
});

test("says how sure the cost is", () => {
  const [caipiroska] = wedding.drinks;
  const sliced = caipiroska?.ingredients.map((line) => ({ ...line, unit: "rodela" as const })) ?? [];
  const approximate = show({
    drinks: [{ ...caipiroska, ingredients: sliced } as (typeof wedding.drinks)[0]],
  });
  expect(screen.getByText("custo aproximado")).toBeVisible();
  approximate.unmount();
  const use = sampleUse({
    ingredientId: 1,
    withdrawn: 4,
    returned: 1,
    out: 0,
    unitCost: 30,
    cost: "120.00000000",
  });
  const out = show({ stockState: "out", stockUse: [{ ...use, out: 4 }] });
  expect(screen.getByText("custo do retirado")).toBeVisible();
  expect(screen.queryByText("custo real")).toBeNull();
  out.unmount();
  show({ stockUse: [use] });
  expect(screen.getByText("custo real")).toBeVisible();
  expect(screen.getByText(/^R\$\s470,50$/)).toBeVisible();
});

test("shows all its drinks, however many there are", () => {
  const many = Array.from({ length: 12 }, (_, n) => ({
    drinkId: n + 1,
    drinkName: `Drink ${n + 1}`,
    quantity: 1000,
    ingredients: [],
  }));
  show({ drinks: many });
  expect(drinks()).toEqual(many.map(({ drinkName }) => `1.000× ${drinkName}`));
});

test("names what is short after the events before it", () => {
  const earlier = { ...wedding, id: 6, date: "2026-12-01T12:00:00.000Z" };
  show({}, { earlier: [earlier, { ...earlier, id: 5 }] });
  expect(screen.getByText("Verificar estoque")).toBeVisible();
  expect(screen.getByText("Vodka (faltam 2 L)")).toBeVisible();
});

test("all that is short can be seen", async () => {
  const [drink] = wedding.drinks;
  const short = syrups.map(({ id, name }) => ({
    ingredientId: id,
    ingredientName: name,
    quantity: 1,
    unit: "unidade" as const,
    plannedQuantity: 100,
    returnQuantity: 0,
  }));
  show({ drinks: [{ ...drink, ingredients: short } as (typeof wedding.drinks)[0]] });
  const lines = () =>
    within(screen.getByRole("list", { name: "Em falta no estoque" })).getAllByRole("listitem");
  expect(lines()).toHaveLength(4);
  await userEvent.click(screen.getByRole("button", { name: "e mais 3 · mostrar todos" }));
  expect(lines()).toHaveLength(7);
  expect(screen.getByText("Xarope 6 (faltam 100 unidades)")).toBeVisible();
});

test.each([
  [{ stockState: "out" }, "Estoque retirado"],
  [{ stockState: "back" }, "Estoque devolvido"],
  [{ status: "orçamento" }, "Estoque OK"],
  [{ status: "cancelado" }, undefined],
  [{ status: "concluído" }, undefined],
] as const)("with %o the stock is %s", (changes, text) => {
  show(changes);
  if (text) expect(screen.getByText(text)).toBeVisible();
  else expect(screen.queryByText(/stoque (OK|retirado|devolvido)|Verificar/)).toBeNull();
});

test("each status and each type has a look of its own", () => {
  for (const status of eventStatuses) {
    const { unmount } = show({ status });
    expect(screen.getByText(eventStatusLabels[status]).parentElement?.querySelector("svg")).not.toBeNull();
    unmount();
  }
  for (const type of eventTypes) {
    const { unmount } = show({ type });
    const fact = screen.getByText(eventTypeLabels[type]).closest("dd")?.parentElement;
    expect(fact?.querySelector("svg")).not.toBeNull();
    unmount();
  }
});

test("a sent proposal is told in one quiet line, and without one there is none", () => {
  const seenAt = new Date(Date.now() - 2 * 3_600_000).toISOString();
  const { unmount } = show({}, { proposals: new Map([[7, sampleProposal({ seenAt })]]) });
  expect(screen.getByText("Proposta nº 12 · vista há 2 h")).toBeVisible();
  unmount();
  show();
  expect(screen.queryByText(/^Proposta/)).toBeNull();
});

test("an open proposal that says something else is told with the way to send a new version", () => {
  const outdated = sampleProposal({ price: "5600.00", guests: 80, differs: ["price", "guests"] });
  const proposals = new Map([[7, outdated]]);
  const { unmount } = show({}, { proposals });
  expect(screen.getByText(/^A proposta enviada diz R\$\s5\.600,00 · 80 convidados$/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Enviar nova versão" })).toHaveAttribute(
    "href",
    "/eventos/7?parte=proposta",
  );
  unmount();
  show({ status: "cancelado" }, { proposals });
  expect(screen.queryByText(/A proposta enviada diz/)).toBeNull();
});

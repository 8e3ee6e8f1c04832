import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { Supply } from "#shared/events/plan-contract.ts";
import { sampleSupply } from "#shared/events/testing/sample-event.ts";
import type { ArchivedIngredient, Ingredient } from "#shared/ingredients/contract.ts";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { barAnswers, lemon, wedding } from "#web/events/testing/bar.ts";
import { go, onClose, open, pick, press, type } from "#web/events/testing/open-event.tsx";
import { vodka } from "#web/ingredients/testing/vodka.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";

const ice: Ingredient = { ...vodka, id: 3, name: "Gelo", unit: "kg", unitCost: 2.5, quantity: 5 };
const cups: Ingredient = {
  ...lemon,
  id: 4,
  name: "Copo",
  unitWord: "pacote",
  unitCost: 12,
  yieldQuantity: 50,
  yieldUnit: "folhas",
};
const old: ArchivedIngredient = {
  ...ice,
  id: 5,
  name: "Gelo velho",
  merged: null,
  archivedAt: "2026-01-01T00:00:00.000Z",
};
const iced: PricedEvent = {
  ...wedding,
  supplies: [{ ...sampleSupply(3, 40, "kg"), ingredientName: "Gelo" }],
};

const answers = (events: PricedEvent[] = [iced]) => ({
  ...barAnswers(events),
  "GET /api/ingredients": { body: [cups, ice, lemon, vodka] },
  "GET /api/ingredients/archived": { body: [old] },
});

async function openSupplies(event: PricedEvent | undefined, more = {}) {
  const api = stubApi({ ...answers(event ? [event] : []), ...more });
  open(event);
  await go("Drinks");
  return api;
}
const amount = (name: string) => screen.getByLabelText(`Quantidade de ${name}`);
const unit = (name: string) => screen.getByLabelText(`Unidade de ${name}`);
const optionsOf = (field: HTMLElement) =>
  within(field)
    .getAllByRole("option")
    .map(({ textContent }) => textContent);
const offered = () =>
  screen.queryAllByRole("option").map(({ textContent }) => textContent?.replace(/ em estoque$/, ""));

test("an item is picked once, in its stock unit as people say it, and what is typed next is its amount", async () => {
  const { sent } = await openSupplies(wedding, { "PUT /api/events/7": { body: wedding } });
  await pick("Adicionar item", "cop");
  expect(amount("Copo")).toHaveFocus();
  expect(unit("Copo")).toHaveDisplayValue("pacote");
  expect(optionsOf(unit("Copo"))).toEqual(["pacote", "folhas"]);
  await userEvent.keyboard("3");
  expect(screen.getByText(/^R\$\s36,00 no evento$/)).toBeVisible();

  await userEvent.click(screen.getByRole("combobox", { name: "Adicionar item" }));
  expect(screen.getByRole("option", { name: /^Gelo/ })).toBeVisible();
  expect(screen.queryByRole("option", { name: /^Copo|^Gelo velho/ })).toBeNull();
  await userEvent.click(screen.getByRole("option", { name: /^Gelo/ }));
  await userEvent.keyboard("2500");
  await userEvent.selectOptions(unit("Gelo"), "g");

  await press("Salvar");
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent.find(({ route }) => route === "PUT /api/events/7")?.body).toMatchObject({
    supplies: [
      { ingredientId: 4, ingredientName: "Copo", unit: "unidade", plannedQuantity: 3 },
      { ingredientId: 3, ingredientName: "Gelo", unit: "g", plannedQuantity: 2500 },
    ],
  });
});

test("counts in the cost, and stands among what is bought", async () => {
  await openSupplies(iced);
  // 220 for the drinks, 350,50 for the van and 100 for the ice.
  expect(screen.getByText(/^R\$\s670,50$/)).toBeVisible();
  await fill(amount("Gelo"), "20");
  expect(screen.getByText(/^R\$\s620,50$/)).toBeVisible();
  await go("Compras");
  const shopping = screen.getByRole("table", { name: "Lista de compras" });
  expect(within(shopping).getByRole("row", { name: /^Gelo.*15/ })).toBeVisible();
});

test("an amount that is missing is said at its field, and one that is taken away is no longer asked for", async () => {
  const { routes } = await openSupplies(iced);
  await type(amount("Gelo"), "x");
  await go("Dados");
  await press("Salvar");
  expect(await screen.findByText("Informe uma quantidade maior ou igual a 0")).toBeVisible();
  expect(screen.getByRole("tab", { name: /Drinks.*com erro/, selected: true })).toBeVisible();
  expect(amount("Gelo")).toHaveFocus();
  expect(routes()).not.toContain("PUT /api/events/7");
  await press("Remover Gelo");
  expect(screen.getByRole("combobox", { name: "Adicionar item" })).toHaveFocus();
  expect(screen.queryByText("Informe uma quantidade maior ou igual a 0")).toBeNull();
  await userEvent.click(screen.getByRole("combobox", { name: "Adicionar item" }));
  expect(offered()).toContain("Gelo5 kg");
});

test("an item that the server refuses is said in its row", async () => {
  const path = "supplies.0.ingredientId";
  await openSupplies(iced, {
    "PUT /api/events/7": refusal(400, "Ingrediente não encontrado", [
      { path, message: "Ingrediente não encontrado" },
    ]),
  });
  await fill(amount("Gelo"), "30");
  await press("Salvar");
  const list = await screen.findByRole("list", { name: "Outros itens do evento" });
  expect(await within(list).findByText("Ingrediente não encontrado")).toBeVisible();
  expect(amount("Gelo")).toHaveValue("30");
});

test("a unit without a factor is asked about, as in a drink", async () => {
  const sliced = { ...iced, supplies: [{ ...sampleSupply(3, 8, "rodela"), ingredientName: "Gelo" }] };
  await openSupplies(sliced);
  expect(screen.getByLabelText("1 kg de Gelo rende quantas rodelas?")).toBeVisible();
  expect(screen.getByText("aproximado")).toBeVisible();
});

test("while the stock is out the items stand still; without any nothing is offered", async () => {
  const out = { ...iced, stockState: "out" as const };
  await openSupplies(out);
  expect(screen.getByText(/registre o retorno antes de alterar os drinks e os outros itens/)).toBeVisible();
  expect(amount("Gelo")).toBeDisabled();
  expect(unit("Gelo")).toBeDisabled();
  expect(screen.getByRole("button", { name: "Remover Gelo" })).toBeDisabled();
  expect(screen.queryByRole("combobox", { name: "Adicionar item" })).toBeNull();
});

/** Types an amount of ice, and finds on saving that the event is this one by now. */
async function typeMeanwhile(changed: PricedEvent) {
  let present = iced;
  await openSupplies(iced, {
    "GET /api/events": () => ({ body: [present] }),
    "PUT /api/events/7": () => refusal(409, VERSION_CONFLICT),
  });
  await fill(amount("Gelo"), "30");
  present = { ...changed, version: 5 };
  await press("Salvar");
  await userEvent.click(await screen.findByRole("button", { name: "Recarregar e manter o que digitei" }));
  await screen.findByText(/Dados atualizados/);
}

test("what somebody else has planned meanwhile is told, and what was typed is kept", async () => {
  const [supply] = iced.supplies;
  await typeMeanwhile({ ...iced, supplies: [{ ...(supply as Supply), plannedQuantity: 80 }] });
  expect(amount("Gelo")).toHaveValue("30");
  expect(screen.getAllByText(/Outros itens/)).toHaveLength(2);
});

test("what was typed is given up where somebody has taken the stock meanwhile", async () => {
  await typeMeanwhile({ ...iced, stockState: "out" });
  expect(amount("Gelo")).toHaveValue("40");
});

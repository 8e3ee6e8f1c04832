import { expect, test } from "vitest";
import { eventInput } from "./contract.ts";
import { suppliesInput } from "./plan-contract.ts";
import { plannedLine, sampleDrink, sampleSupply } from "./testing/sample-event.ts";

const ice = sampleSupply(1, 40, "kg");

test.each([
  ["none", [], []],
  ["amounts as texts", [{ ...ice, plannedQuantity: "1.05" }], [{ ...ice, plannedQuantity: 1.05 }]],
  ["none of it yet", [{ ...ice, plannedQuantity: 0 }], [{ ...ice, plannedQuantity: 0 }]],
  ["what is not asked for is dropped", [{ ...ice, returnQuantity: 3, quantity: 2 }], [ice]],
])("takes %s", (_what, sent, taken) => {
  expect(suppliesInput.parse(sent)).toEqual(taken);
});

test.each([
  ["no list", {}, [["", "Outros itens inválidos"]]],
  [
    "an amount below nothing",
    [{ ...ice, plannedQuantity: -0.001 }],
    [["0.plannedQuantity", "Informe uma quantidade maior ou igual a 0"]],
  ],
  [
    "no amount",
    [{ ...ice, plannedQuantity: "" }],
    [["0.plannedQuantity", "Informe uma quantidade maior ou igual a 0"]],
  ],
  ["another unit", [{ ...ice, unit: "balde" }], [["0.unit", "Unidade é obrigatória"]]],
  ["no item", [{ ...ice, ingredientId: undefined }], [["0.ingredientId", "Selecione um item"]]],
  ["no name", [{ ...ice, ingredientName: " " }], [["0.ingredientName", "Nome do item é obrigatório"]]],
  [
    "the same item again, and again",
    [ice, sampleSupply(2, 1), ice, { ...ice, unit: "g" }],
    [
      ["2.ingredientId", "Item 1 já está na lista"],
      ["3.ingredientId", "Item 1 já está na lista"],
    ],
  ],
  [
    "too many",
    Array.from({ length: 201 }, (_, id) => sampleSupply(id + 1, 1)),
    [["", "Use no máximo 200 outros itens"]],
  ],
])("refuses %s", (_what, sent, issues) => {
  const { error } = suppliesInput.safeParse(sent);
  expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual(issues);
});

const event = {
  name: "Casamento",
  date: "2026-12-25T23:30:00.000Z",
  drinks: [sampleDrink(plannedLine(1, 100))],
};

test("an event keeps what it does not name, and needs a drink however much else it takes", () => {
  expect(eventInput.parse(event)).not.toHaveProperty("supplies");
  expect(eventInput.parse({ ...event, supplies: [ice] }).supplies).toEqual([ice]);
  const { error } = eventInput.safeParse({ ...event, drinks: [], supplies: [ice] });
  expect(error?.issues).toMatchObject([{ path: ["drinks"], message: "Adicione pelo menos um ingrediente" }]);
});

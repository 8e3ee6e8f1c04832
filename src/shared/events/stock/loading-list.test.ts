import { expect, test } from "vitest";
import { plannedLine, sampleDrink, sampleUse } from "#shared/events/testing/sample-event.ts";
import { loadingList } from "./loading-list.ts";

const stock = new Map([
  [1, { name: "Vodka", unit: "L" as const }],
  [2, { name: "Água", unit: "L" as const }],
]);
const drinks = [sampleDrink(plannedLine(1, 1500), plannedLine(2, 2000)), sampleDrink(plannedLine(1, 500))];

test("what is planned, once by ingredient, by name", () => {
  expect(loadingList({ drinks, stockUse: [] }, stock)).toEqual([
    { ingredientId: 2, name: "Água", amount: 2, unit: "L" },
    { ingredientId: 1, name: "Vodka", amount: 2, unit: "L" },
  ]);
});

test("while stock is out, what really left, also of an ingredient that is gone", () => {
  const stockUse = [sampleUse({ ingredientId: 1, out: 1.5 }), sampleUse({ ingredientId: 9, out: 2 })];
  expect(loadingList({ drinks, stockUse }, stock)).toEqual([
    { ingredientId: 9, name: "Ingrediente 9", amount: 2, unit: "L" },
    { ingredientId: 1, name: "Vodka", amount: 1.5, unit: "L" },
  ]);
});

test("bottles are called bottles", () => {
  const bottles = new Map([[1, { name: "Vinho", unit: "unidade" as const, unitWord: "garrafa" as const }]]);
  const planned = [sampleDrink(plannedLine(1, 3, "unidade"))];
  expect(loadingList({ drinks: planned, stockUse: [] }, bottles)).toEqual([
    { ingredientId: 1, name: "Vinho", amount: 3, unit: "garrafa" },
  ]);
});

test("after the return it is a plan again", () => {
  const stockUse = [sampleUse({ ingredientId: 1, withdrawn: 2, returned: 1, out: 0 })];
  expect(loadingList({ drinks, stockUse }, stock).map(({ amount }) => amount)).toEqual([2, 2]);
});

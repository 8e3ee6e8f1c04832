import { expect, test } from "vitest";
import {
  plannedLine,
  sampleDrink,
  sampleEvent,
  sampleSupply,
  sampleUse,
} from "#shared/events/testing/sample-event.ts";
import { loadingList } from "./loading-list.ts";

const stock = new Map([
  [1, { name: "Vodka", unit: "L" as const }],
  [2, { name: "Água", unit: "L" as const }],
]);
const drinks = [sampleDrink(plannedLine(1, 1500), plannedLine(2, 2000)), sampleDrink(plannedLine(1, 500))];

test("what is planned, once by ingredient, by name", () => {
  expect(loadingList(sampleEvent({ drinks }), stock)).toEqual([
    { ingredientId: 2, name: "Água", amount: 2, unit: "L" },
    { ingredientId: 1, name: "Vodka", amount: 2, unit: "L" },
  ]);
});

test("while stock is out, what really left, also of an ingredient that is gone", () => {
  const stockUse = [sampleUse({ ingredientId: 1, out: 1.5 }), sampleUse({ ingredientId: 9, out: 2 })];
  expect(loadingList(sampleEvent({ drinks, stockUse }), stock)).toEqual([
    { ingredientId: 9, name: "Ingrediente 9", amount: 2, unit: "L" },
    { ingredientId: 1, name: "Vodka", amount: 1.5, unit: "L" },
  ]);
});

test("bottles are called bottles", () => {
  const bottles = new Map([[1, { name: "Vinho", unit: "unidade" as const, unitWord: "garrafa" as const }]]);
  const planned = [sampleDrink(plannedLine(1, 3, "unidade"))];
  expect(loadingList(sampleEvent({ drinks: planned }), bottles)).toEqual([
    { ingredientId: 1, name: "Vinho", amount: 3, unit: "garrafa" },
  ]);
  const part = [sampleDrink(plannedLine(1, 1.67, "unidade"))];
  expect(loadingList(sampleEvent({ drinks: part }), bottles)).toMatchObject([
    { amount: 1.67, packs: { text: "2 garrafas", contents: 2 } },
  ]);
});

test("after the return it is a plan again", () => {
  const stockUse = [sampleUse({ ingredientId: 1, withdrawn: 2, returned: 1, out: 0 })];
  expect(loadingList(sampleEvent({ drinks, stockUse }), stock).map(({ amount }) => amount)).toEqual([2, 2]);
});

test("other items stand among the rest, and add up with the drinks'", () => {
  const supplies = [sampleSupply(2, 0.5, "L"), sampleSupply(3, 40, "kg")];
  const withIce = new Map<number, { name: string; unit: "L" | "kg" }>(stock).set(3, {
    name: "Gelo",
    unit: "kg",
  });
  expect(loadingList(sampleEvent({ drinks, supplies }), withIce)).toEqual([
    { ingredientId: 2, name: "Água", amount: 2.5, unit: "L" },
    { ingredientId: 3, name: "Gelo", amount: 40, unit: "kg" },
    { ingredientId: 1, name: "Vodka", amount: 2, unit: "L" },
  ]);
});

const bottled = { name: "Vodka", unit: "L" as const, packName: "garrafa" as const, packQuantity: 0.75 };

test.each([
  ["just whole ones", 1.5, { text: "2 garrafas de 750 ml", contents: 1.5 }],
  ["one more than enough", 1.51, { text: "3 garrafas de 750 ml", contents: 2.25 }],
  ["less than one", 0.01, { text: "1 garrafa de 750 ml", contents: 0.75 }],
])("packs of a plan: %s", (_what, litres, packs) => {
  const event = sampleEvent({ supplies: [sampleSupply(1, litres, "L")] });
  // A box of six is how they are bought, not how they are loaded.
  const stocked = new Map([[1, { ...bottled, packMultiple: 6 }]]);
  expect(loadingList(event, stocked)).toMatchObject([{ amount: litres, packs }]);
});

test.each([
  ["whole ones", { out: 1.5 }, "2 garrafas de 750 ml"],
  ["an open one among them", { out: 1.2 }, undefined],
  ["in a unit that it no longer has", { out: 1.5, unit: "ml" as const }, undefined],
])("packs of what is out: %s", (_what, use, text) => {
  const event = sampleEvent({ stockUse: [sampleUse({ ingredientId: 1, ...use })] });
  expect(loadingList(event, new Map([[1, bottled]]))[0]?.packs?.text).toBe(text);
});

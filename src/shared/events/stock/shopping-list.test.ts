import { expect, test } from "vitest";
import { plannedLine, sampleDrink, sampleEvent, sampleSupply } from "#shared/events/testing/sample-event.ts";
import { exact } from "#shared/numbers/exact.ts";
import { pricedLines, shoppingList, shoppingTotalText } from "./shopping-list.ts";

const ingredients = new Map([
  [1, { name: "Vodka", unit: "L" as const, quantity: 10, unitCost: 33.333333 }],
  [2, { name: "Água", unit: "L" as const, quantity: 10, unitCost: 0 }],
]);
const listWith = (left: string, ...lines: ReturnType<typeof plannedLine>[]) =>
  pricedLines(
    shoppingList(sampleEvent({ drinks: [sampleDrink(...lines)] }), ingredients, () => exact(left)),
    ingredients,
  );

test.each([
  ["enough", "10", 4000, { needed: 4, available: 10, toBuy: 0, price: 0 }],
  ["just enough", "4", 4000, { needed: 4, available: 4, toBuy: 0, price: 0 }],
  ["short", "2.5", 4000, { needed: 4, available: 2.5, toBuy: 1.5, price: 50 }],
  ["short by a hundredth", "3.99", 4000, { needed: 4, available: 3.99, toBuy: 0.01, price: 0.33 }],
  ["a drop, none of it there", "0", 4, { needed: 0.01, available: 0, toBuy: 0.01, price: 0.33 }],
  ["earlier events lack some already", "-8", 4000, { needed: 4, available: 0, toBuy: 4, price: 133.33 }],
])("%s", (_what, left, planned, line) => {
  expect(listWith(left, plannedLine(1, planned))).toEqual([
    { ingredientId: 1, name: "Vodka", unit: "L", inStock: 10, isApproximate: false, ...line },
  ]);
});

test.each([
  ["unidade", "10", { toBuy: 11, price: 5.5 }],
  ["unidade", "10.42", { toBuy: 10, price: 5 }],
  ["maço", "20.3", { toBuy: 1, price: 0.5 }],
  ["kg", "10", { toBuy: 10.42, price: 5.21 }],
  ["colher (sopa)", "10", { toBuy: 10.42, price: 5.21 }],
] as const)("what is sold by %s, with %s there", (unit, left, line) => {
  const lime = new Map([[3, { name: "Limão", unit, quantity: 10, unitCost: 0.5 }]]);
  const event = sampleEvent({ drinks: [sampleDrink(plannedLine(3, 20.42, unit))] });
  const lines = shoppingList(event, lime, () => exact(left));
  expect(pricedLines(lines, lime)).toMatchObject([{ needed: 20.42, ...line }]);
});

test.each([
  ["by name, as people sort", "0", ["Água", "Vodka"]],
  ["what is to be bought first", "0.1", ["Vodka", "Água"]],
])("%s", (_what, left, names) => {
  const lines = listWith(left, plannedLine(1, 200), plannedLine(2, 100));
  expect(lines.map(({ name }) => name)).toEqual(names);
});

test.each([
  ["short: whole packs", 3, "2.5", "1 garrafa de 750 ml"],
  ["in their multiple", 3, "0", "6 garrafas de 750 ml", 6],
  ["enough: none", 3, "3", undefined],
])("an ingredient in packs, %s", (_what, litres, left, packs, packMultiple = 1) => {
  const bottle = { packName: "garrafa" as const, packQuantity: 0.75, packMultiple };
  const vodka = new Map([[1, { name: "Vodka", unit: "L" as const, quantity: 10, ...bottle }]]);
  const event = sampleEvent({ drinks: [sampleDrink(plannedLine(1, litres, "L"))] });
  const lines = shoppingList(event, vodka, () => exact(left));
  expect(lines[0]?.packs?.text).toBe(packs);
  // The estimate is for whole packs.
  const [priced] = pricedLines(lines, new Map([[1, { unitCost: 100 }]]));
  expect(priced?.price).toBe((lines[0]?.packs?.contents ?? 0) * 100);
});

test("other items are needed, short and priced like the rest", () => {
  const event = sampleEvent({
    drinks: [sampleDrink(plannedLine(1, 1000))],
    supplies: [sampleSupply(1, 2, "L"), sampleSupply(2, 500, "ml")],
  });
  const lines = shoppingList(event, ingredients, () => exact("1"));
  expect(pricedLines(lines, ingredients)).toMatchObject([
    { name: "Vodka", needed: 3, toBuy: 2, price: 66.67 },
    { name: "Água", needed: 0.5, toBuy: 0, price: undefined },
  ]);
});

test("a total of nothing, and one that drifts in binary", () => {
  const prices = new Map([
    [1, { unitCost: 0.1 }],
    [2, { unitCost: 0.2 }],
  ]);
  const line = { name: "", unit: "L", needed: 1, inStock: 0, available: 0, toBuy: 1, isApproximate: false };
  const total = (...ids: number[]) =>
    shoppingTotalText(
      ids.map((ingredientId) => ({ ...line, ingredientId })),
      prices,
    );
  expect(total()).toBe("R$\u00a00,00");
  expect(total(1, 2)).toBe("R$\u00a00,30");
  expect(total(1, 3)).toBe("R$\u00a00,10");
  expect(total(3)).toBe("sem preço");
});

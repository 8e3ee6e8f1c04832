import { expect, test } from "vitest";
import { plannedLine, sampleDrink, sampleSupply } from "#shared/events/testing/sample-event.ts";
import { exact, rounded } from "#shared/numbers/exact.ts";
import type { Convertible } from "#shared/units/convert-units.ts";
import { plannedStock, stockToTake } from "./planned-stock.ts";

const ingredients = new Map<number, Convertible>([
  [1, { unit: "L" }],
  [2, { unit: "unidade", yieldQuantity: 8, yieldUnit: "rodela" }],
  [3, { unit: "unidade" }],
]);

test.each([
  ["nothing", [], []],
  ["millilitres of litres", [plannedLine(1, 1255)], [[1, 1.26, false]]],
  ["two lines of one ingredient", [plannedLine(1, 0.1, "L"), plannedLine(1, 200)], [[1, 0.3, false]]],
  ["slices with a yield", [plannedLine(2, 20, "rodela")], [[2, 2.5, false]]],
  ["slices without one: one to one", [plannedLine(3, 20, "rodela")], [[3, 20, true]]],
  [
    "one of two lines without a factor",
    [plannedLine(3, 1, "rodela"), plannedLine(3, 1, "unidade")],
    [[3, 2, true]],
  ],
  ["an amount of nothing", [plannedLine(1, 0)], []],
  ["an ingredient nobody knows", [plannedLine(9, 10)], []],
])("%s", (_what, lines, needs) => {
  const planned = [...plannedStock({ drinks: [sampleDrink(...lines)], supplies: [] }, ingredients)];
  expect(planned.map(([id, { amount, isApproximate }]) => [id, rounded(amount, 2), isApproximate])).toEqual(
    needs,
  );
});

test("the drinks of an event are summed", () => {
  const drinks = [sampleDrink(plannedLine(1, 500)), sampleDrink(plannedLine(1, 250))];
  expect(rounded(plannedStock({ drinks, supplies: [] }, ingredients).get(1)?.amount as never, 2)).toBe(0.75);
});

test.each([
  ["in no drink", [], [sampleSupply(3, 300)], [[3, 300, false]]],
  ["in a drink as well", [plannedLine(1, 250)], [sampleSupply(1, 0.5, "L")], [[1, 0.75, false]]],
  ["with a yield", [], [sampleSupply(2, 20, "rodela")], [[2, 2.5, false]]],
  [
    "without a factor, beside a line that has one",
    [plannedLine(3, 1, "unidade")],
    [sampleSupply(3, 2, "rodela")],
    [[3, 3, true]],
  ],
  ["none of it", [plannedLine(1, 250)], [sampleSupply(1, 0), sampleSupply(3, 0)], [[1, 0.25, false]]],
  ["nobody knows it", [], [sampleSupply(9, 4)], []],
])("another item, %s", (_what, lines, supplies, needs) => {
  const planned = [...plannedStock({ drinks: [sampleDrink(...lines)], supplies }, ingredients)];
  expect(planned.map(([id, { amount, isApproximate }]) => [id, rounded(amount, 2), isApproximate])).toEqual(
    needs,
  );
});

test.each([
  ["0", 0],
  ["0.000001", 0.01],
  ["0.004", 0.01],
  ["0.005", 0.01],
  ["0.014", 0.01],
  ["0.015", 0.02],
  ["4", 4],
])("a need of %s takes %d", (need, taken) => {
  expect(stockToTake(exact(need))).toBe(taken);
});

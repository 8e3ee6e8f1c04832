import { expect, test } from "vitest";
import { plannedLine, sampleDrink, sampleSupply } from "#shared/events/testing/sample-event.ts";
import { hasSamePlan, hasSameSupplies } from "./same-plan.ts";

const line = plannedLine(1, 100);
const drink = sampleDrink(line);

test.each([
  ["itself", drink, true],
  ["another name", { ...drink, drinkName: "Caipi" }, true],
  ["something came back", sampleDrink({ ...line, returnQuantity: 5, ingredientName: "X" }), true],
  ["another drink", { ...drink, drinkId: 2 }, false],
  ["another number", { ...drink, quantity: 99 }, false],
  ["another ingredient", sampleDrink({ ...line, ingredientId: 2 }), false],
  ["another recipe", sampleDrink({ ...line, quantity: 51 }), false],
  ["another unit", sampleDrink({ ...line, unit: "L" }), false],
  ["another plan", sampleDrink({ ...line, plannedQuantity: 101 }), false],
  ["a line more", sampleDrink(line, line), false],
])("%s", (_what, other, isSame) => {
  expect(hasSamePlan([drink], [other])).toBe(isSame);
});

test("a drink fewer", () => {
  expect(hasSamePlan([drink], [])).toBe(false);
});

const [ice, cups] = [sampleSupply(1, 40, "kg"), sampleSupply(2, 300)];

test.each([
  ["themselves", [ice, cups], true],
  ["another name", [ice, { ...cups, ingredientName: "Copos" }], true],
  ["another amount", [ice, { ...cups, plannedQuantity: 301 }], false],
  ["another unit", [{ ...ice, unit: "g" as const }, cups], false],
  ["another item", [ice, { ...cups, ingredientId: 3 }], false],
  ["another order", [cups, ice], false],
  ["one fewer", [ice], false],
  ["none", [], false],
])("other items: %s", (_what, others, isSame) => {
  expect(hasSameSupplies([ice, cups], others)).toBe(isSame);
});

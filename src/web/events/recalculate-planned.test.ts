import { expect, test } from "vitest";
import type { LineValues } from "./event-form.ts";
import { isPlannedByHand, recalculatedPlanned } from "./recalculate-planned.ts";

const line = (quantity: string, plannedQuantity: string): LineValues => ({
  ingredientId: 1,
  ingredientName: "Vodka",
  quantity,
  unit: "ml",
  plannedQuantity,
  returnQuantity: "",
});

test.each([
  ["what was proposed follows the number", line("50", "5000"), 100, line("50", "5000"), 120, "6000"],
  ["what was set by hand stays", line("50", "5500"), 100, line("50", "5500"), 120, "5500"],
  ["so does nothing, if nothing was wanted", line("50", "0"), 100, line("50", "0"), 120, "0"],
  ["what was proposed follows the recipe", line("0,5", "50"), 100, line("0,75", "50"), 100, "75"],
  ["a number half typed", line("50", "5000"), 100, line("50", "5000"), 0, "0"],
  ["and typed to the end", line("50", "0"), 0, line("50", "0"), 7, "350"],
])("%s", (_what, before, was, after, is, planned) => {
  expect(recalculatedPlanned({ line: before, drinks: was }, { line: after, drinks: is })).toBe(planned);
});

test("thousands may be typed with a dot", () => {
  expect(isPlannedByHand(line("50", "5.000"), 100)).toBe(false);
});

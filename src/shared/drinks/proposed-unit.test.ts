import { expect, test } from "vitest";
import { proposedUnit } from "./proposed-unit.ts";

test.each([
  [{ unit: "L" }, "ml"],
  [{ unit: "ml" }, "ml"],
  [{ unit: "kg" }, "g"],
  [{ unit: "g" }, "g"],
  [{ unit: "unidade" }, "unidade"],
  [{ unit: "maço" }, "maço"],
  [{ unit: "colher (sopa)" }, "colher (sopa)"],
  [{ unit: "unidade", yieldUnit: "rodela" }, "rodela"],
  [{ unit: "L", yieldUnit: null }, "ml"],
] as const)("%o is used by %s", (ingredient, unit) => {
  expect(proposedUnit(ingredient)).toBe(unit);
});

import { expect, test } from "vitest";
import { enteredCost } from "./entered-cost.ts";
import { entryResult } from "./entry-result.ts";

const present = { quantity: 1000, unit: "ml" as const, pricePerUnit: "50.00", unitCost: 0.050001 };

test.each([
  [{ quantity: "1000", pricePerUnit: "50" }, undefined, 0.05],
  [{ quantity: "12,5", pricePerUnit: "1.000,00" }, undefined, 80],
  [{ quantity: "", pricePerUnit: "50" }, undefined, undefined],
  [{ quantity: "10", pricePerUnit: "-" }, undefined, undefined],
  [{ quantity: "0", pricePerUnit: "50" }, undefined, 50],
  [{ quantity: "0", pricePerUnit: "0" }, undefined, undefined],
  [{ quantity: "9".repeat(30), pricePerUnit: "50" }, undefined, undefined],
  [{ quantity: "1000,00", pricePerUnit: "50,00" }, present, 0.050001],
  [{ quantity: "0", pricePerUnit: "0" }, present, 0.050001],
  [{ quantity: "500", pricePerUnit: "50,00" }, present, 0.1],
])("%o on %o costs %s a unit", (entered, stock, cost) => {
  expect(enteredCost({ unit: "ml", ...entered }, stock)).toBe(cost);
});

test.each([
  [{ quantity: "", price: "10" }, undefined],
  [{ quantity: "0", price: "10" }, undefined],
  [
    { quantity: "0,2", price: "" },
    { quantity: 0.3, unitCost: undefined },
  ],
  [
    { quantity: "0,3", price: "4" },
    { quantity: 0.4, unitCost: 11 },
  ],
])("an entry of %o makes %o", (entry, result) => {
  expect(entryResult({ quantity: 0.1, unitCost: 4 }, entry)).toEqual(result);
});

import { expect, test } from "vitest";
import { rounded } from "#shared/numbers/exact.ts";
import type { Convertible } from "#shared/units/convert-units.ts";
import { metNeed, neededInstead, replacementFactor } from "./replacement.ts";

const litres: Convertible = { unit: "L" };
const bottle = (yieldQuantity: number): Convertible => ({ unit: "unidade", yieldQuantity, yieldUnit: "ml" });
const piece: Convertible = { unit: "unidade" };
const kilos: Convertible = { unit: "kg" };

test.each<[string, Convertible, Convertible, number | undefined]>([
  ["the same measure", litres, litres, 1],
  ["another measure", litres, { unit: "ml" }, 1000],
  ["bottles of the same size", bottle(750), bottle(750), 1],
  ["larger bottles", bottle(700), bottle(1000), 0.7],
  ["litres for bottles", bottle(750), litres, 0.75],
  ["bottles for litres", litres, bottle(750), 1.333333],
  ["pieces without a yield", piece, piece, 1],
  ["one without a yield", bottle(750), piece, 1],
  ["kilos for pieces", piece, kilos, undefined],
  ["kilos for litres", litres, kilos, undefined],
])("%s", (_what, one, other, factor) => {
  const found = replacementFactor(one, other);
  expect(found && rounded(found, 6)).toBe(factor);
});

test.each([
  ["enough of it", bottle(700), bottle(1000), 3, 3, 3],
  ["not enough", bottle(700), bottle(1000), 3, 1, 1.43],
  ["nobody knows: all", piece, kilos, 12, 0.5, 12],
])("met by %s", (_what, one, other, need, quantity, met) => {
  expect(metNeed(need, one, other, quantity)).toBe(met);
});

test("what is needed instead", () => {
  expect(neededInstead(3, bottle(700), bottle(1000))).toBe(2.1);
  expect(neededInstead(3, piece, kilos)).toBeUndefined();
});

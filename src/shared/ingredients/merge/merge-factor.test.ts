import { expect, test } from "vitest";
import { enteredFactor, mergeFactor, proposedFactor } from "./merge-factor.ts";

const factorOf = (...args: Parameters<typeof mergeFactor>) => {
  const found = mergeFactor(...args);
  return "problem" in found ? found.problem : enteredFactor(found.factor);
};

test.each([
  ["L", "L", undefined, 1],
  ["L", "L", 1, 1],
  ["unidade", "unidade", null, 1],
  ["unidade", "unidade", 2, "Os dois itens têm a mesma unidade: 1 é igual a 1"],
  ["ml", "L", undefined, 0.001],
  ["ml", "L", 0.001, 0.001],
  ["ml", "L", 1, "1 ml é sempre 0,001 L"],
  ["L", "colher (sopa)", 66.666667, 66.666667],
  ["kg", "g", undefined, 1000],
  ["unidade", "L", 0.75, 0.75],
  ["unidade", "L", undefined, "Informe quanto de L há em 1 unidade do outro item"],
  ["kg", "L", null, "Informe quanto de L há em 1 kg do outro item"],
] as const)("%s into %s with %s", (first, second, entered, expected) => {
  expect(factorOf({ unit: first }, { unit: second }, entered)).toBe(expected);
});

test("a third of a unit is converted exactly", () => {
  expect(mergeFactor({ unit: "L" }, { unit: "colher (sopa)" }, 66.666667)).toEqual({
    factor: { numerator: 1000n, denominator: 15n },
  });
});

test.each([
  [{ unit: "unidade", yieldQuantity: 750, yieldUnit: "ml" }, { unit: "L" }, 0.75],
  [{ unit: "L" }, { unit: "unidade", yieldQuantity: 750, yieldUnit: "ml" }, 1.333333],
  [
    { unit: "unidade", yieldQuantity: 1500, yieldUnit: "ml" },
    { unit: "unidade", yieldQuantity: 750, yieldUnit: "ml" },
    1,
  ],
  [{ unit: "unidade" }, { unit: "L" }, undefined],
  [{ unit: "unidade", yieldQuantity: 8, yieldUnit: "rodela" }, { unit: "kg" }, undefined],
] as const)("proposes what the yields say: %o, %o", (first, second, expected) => {
  expect(proposedFactor(first, second)).toBe(expected);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { exact, rounded, times } from "#shared/numbers/exact.ts";
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

const litre = { unit: "unidade", unitWord: "garrafa", yieldQuantity: 1, yieldUnit: "L" } as const;
const small = { ...litre, yieldQuantity: 750, yieldUnit: "ml" } as const;
const plain = { unit: "unidade", unitWord: "garrafa" } as const;
const ASKED = "Informe a quantas garrafas equivale 1 garrafa do outro item";

test.each([
  [litre, small, undefined, 1.333333],
  [litre, small, 1.333333, 1.333333],
  [litre, small, 1, "Pelo conteúdo, 1 é sempre 1,333333 do outro"],
  [small, litre, undefined, 0.75],
  [litre, litre, undefined, 1],
  [{ ...plain, name: "Gin 1L" }, { ...plain, name: "Gin 750ml" }, undefined, 1.333333],
  [{ ...plain, name: "Gin 1L" }, small, undefined, 1.333333],
  [{ unit: "unidade", name: "Gin 1L" }, small, undefined, 1.333333],
  [plain, small, undefined, ASKED],
  [plain, small, 2, 2],
  [plain, plain, null, ASKED],
  [plain, plain, 1, 1],
  [{ ...small, yieldUnit: "g" }, small, undefined, ASKED],
  // Slices are no contents.
  [
    { unit: "unidade", yieldQuantity: 8, yieldUnit: "rodela" },
    { unit: "unidade", yieldQuantity: 10, yieldUnit: "rodela" },
    undefined,
    1,
  ],
] as const)(
  "two sizes are converted by their contents: %o into %o with %s",
  (first, second, entered, expected) => {
    expect(factorOf(first, second, entered)).toBe(expected);
  },
);

test("any number of bottles keeps its contents when it becomes another size", () => {
  const sizes = fc.constantFrom(269, 350, 473, 500, 600, 700, 750, 965, 980, 1000, 1750);
  fc.assert(
    fc.property(sizes, sizes, fc.integer({ min: 1, max: 10_000 }), (own, other, pieces) => {
      const [first, second] = [own, other].map((yieldQuantity) => ({ ...small, yieldQuantity }));
      const found = first && second && mergeFactor(first, second, undefined);
      if (!found || "problem" in found) throw new Error(found?.problem);
      const contents = times(times(exact(pieces), found.factor), exact(other));
      expect(rounded(contents, 6)).toBe(pieces * own);
    }),
  );
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

import fc from "fast-check";
import { expect, test } from "vitest";
import { exact, minus, rounded } from "#shared/numbers/exact.ts";
import { reversedEntry } from "./reversed-entry.ts";
import { amountCost, averageUnitCost, stockValue, unitCost } from "./unit-cost.ts";

const entry = {
  kind: "entrada" as const,
  unit: "L" as const,
  quantityDelta: 120,
  unitCost: 4,
  isReversed: false,
};
/** 10 L at R$ 40, and the 120 L that should have been 12. */
const stock = { quantity: 130, unit: "L" as const, unitCost: "6.769230769231" };

test.each([
  ["nothing else happened", stock, {}, { quantity: 10, unitCost: "40.000000000003", value: 400 }],
  [
    "it is all there is",
    { ...stock, quantity: 120, unitCost: 4 },
    {},
    { quantity: 0, unitCost: "4", value: 0 },
  ],
  [
    "a part was used at the average",
    { ...stock, quantity: 125 },
    {},
    { quantity: 5, unitCost: "73.230769230775", value: 366.15 },
  ],
  [
    "the rest was a gift",
    { ...stock, unitCost: "3.692307692308" },
    {},
    { quantity: 10, unitCost: "0.000000000004", value: 0 },
  ],
  [
    "the rest was a gift, and the average rounded down",
    { ...stock, unitCost: "3.692307692307" },
    {},
    { quantity: 10, unitCost: "0.000000000000", value: 0 },
  ],
])("%s", (_what, present, changes, rest) => {
  expect(reversedEntry(present, { ...entry, ...changes })).toEqual(rest);
});

const ADJUST = "Ajuste a quantidade e o preço em vez de estornar.";
test.each([
  [
    stock,
    { kind: "ajuste" },
    "Somente uma entrada, uma contagem ou uma perda fora de evento pode ser estornada",
  ],
  [
    stock,
    { kind: "retorno" },
    "Somente uma entrada, uma contagem ou uma perda fora de evento pode ser estornada",
  ],
  [
    stock,
    { quantityDelta: -120 },
    "Somente uma entrada, uma contagem ou uma perda fora de evento pode ser estornada",
  ],
  [stock, { isReversed: true }, "Esta entrada já foi estornada"],
  [stock, { unit: "ml" }, `Esta entrada foi em ml, e o estoque agora é medido em L. ${ADJUST}`],
  [
    { ...stock, quantity: 119.99 },
    {},
    "O estoque não cobre o estorno: a entrada foi de 120 L, e há 119,99 L",
  ],
  [
    { ...stock, quantity: 1, unit: "unidade" as const, unitWord: "garrafa" as const },
    { unit: "unidade" },
    "O estoque não cobre o estorno: a entrada foi de 120 garrafas, e há 1 garrafa",
  ],
  [{ ...stock, unitCost: 3 }, {}, `Parte desta entrada já saiu do estoque a outro custo. ${ADJUST}`],
  [
    { ...stock, quantity: 120, unitCost: 5 },
    {},
    `Parte desta entrada já saiu do estoque a outro custo. ${ADJUST}`,
  ],
] as const)("%o without %o: %s", (present, changes, problem) => {
  expect(reversedEntry(present, { ...entry, ...changes })).toEqual({ problem });
});

test("a purchase that is taken back leaves quantity and value as they were, to the cent", () => {
  const hundredths = (min: number, max: number) => fc.integer({ min, max }).map((each) => each / 100);
  const bought = fc.record({ quantity: hundredths(1, 9_999_999), price: hundredths(0, 9_999_999) });
  fc.assert(
    fc.property(bought, bought, (first, second) => {
      const before = { quantity: first.quantity, unitCost: unitCost(first) };
      const average = averageUnitCost(before, { quantity: second.quantity, value: exact(second.price) });
      const quantity = rounded(minus(exact(first.quantity), exact(-second.quantity)), 2);
      const purchase = { ...entry, quantityDelta: second.quantity, unitCost: unitCost(second) };
      const rest = reversedEntry({ quantity, unit: "L", unitCost: average }, purchase);
      if ("problem" in rest) throw new Error(rest.problem);
      expect(rest.quantity).toBe(first.quantity);
      expect(rest.value).toBe(stockValue(before.quantity, before.unitCost));
      expect(rounded(amountCost(exact(rest.quantity), rest.unitCost), 2)).toBe(first.price);
    }),
  );
});

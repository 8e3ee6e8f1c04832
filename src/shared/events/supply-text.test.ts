import { expect, test } from "vitest";
import { supplyText } from "./supply-text.ts";

test.each([
  ["40 kg", { plannedQuantity: 40, unit: "kg" as const }, { unit: "kg" as const }],
  [
    "3 pacotes",
    { plannedQuantity: 3, unit: "unidade" as const },
    { unit: "unidade" as const, unitWord: "pacote" as const },
  ],
  [
    "12 rodelas",
    { plannedQuantity: 12, unit: "rodela" as const },
    { unit: "unidade" as const, unitWord: "lata" as const },
  ],
  ["1 unidade", { plannedQuantity: 1, unit: "unidade" as const }, undefined],
])("%s", (text, supply, ingredient) => {
  expect(supplyText(supply, ingredient)).toBe(text);
});

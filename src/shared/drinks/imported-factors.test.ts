import { expect, test } from "vitest";
import { linesWithoutFactor } from "#shared/events/stock/lines-without-factor.ts";
import type { ImportedLine } from "./drink-import-contract.ts";
import { newWithoutFactor, stockedLines } from "./imported-factors.ts";

const line = (ingredient: number | string, unit: ImportedLine["unit"]): ImportedLine => ({
  ingredient,
  unit,
  quantity: 1,
});

test("lines of the stock without a factor are found, each once", () => {
  const lemon = { name: "Limão", unit: "kg" as const };
  const rows = [
    { ingredients: [line(1, "unidade"), line("Gin", "rodela")] },
    { ingredients: [line(1, "unidade"), line(1, "g")] },
  ];
  expect(linesWithoutFactor(stockedLines(rows), new Map([[1, lemon]]))).toEqual([
    { ingredient: lemon, unit: "unidade" },
  ]);
});

test("new ingredients in a unit without a factor are named, each once", () => {
  const made = [
    { name: "Abacaxi", category: "Frutas" as const, unit: "unidade" as const },
    {
      name: "Hortelã",
      category: "Outros" as const,
      unit: "maço" as const,
      yieldQuantity: 60,
      yieldUnit: "folhas" as const,
    },
  ];
  const rows = [
    { ingredients: [line("abacaxi", "rodela"), line("HORTELA", "folhas"), line(1, "rodela")] },
    { ingredients: [line("Abacaxi", "rodela"), line("Abacaxi", "unidade"), line("Hortelã", "g")] },
  ];
  expect(newWithoutFactor(rows, made)).toEqual([
    "1 unidade de Abacaxi: sem rendimento em rodelas",
    "1 maço de Hortelã: sem rendimento em g",
  ]);
});

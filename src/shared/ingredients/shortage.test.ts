import { expect, test } from "vitest";
import type { StockUnit, UnitWord } from "#shared/units/enumerations.ts";
import { missingForEventsText, shortage, shortageText } from "./shortage.ts";

test.each<[number, number, StockUnit, number]>([
  [13.2, 13.71, "L", 0],
  [13.71, 13.71, "L", 0],
  [0.3, 0.1, "L", 0.2],
  [16.21, 13.71, "L", 2.5],
  [22.25, 12, "unidade", 11],
  [12.01, 12, "maço", 1],
  [24, 12, "unidade", 12],
  [2.25, 0, "kg", 2.25],
])("%d needed of %d %s lacks %d", (needed, available, unit, missing) => {
  expect(shortage(needed, available, unit)).toBe(missing);
});

test.each([
  [0.01, "L", "falta 0,01 L"],
  [1, "L", "falta 1 L"],
  [1, "garrafa", "falta 1 garrafa"],
  [1.5, "L", "falta 1,5 L"],
  [1.99, "kg", "falta 1,99 kg"],
  [0.5, "maço", "falta 0,5 maço"],
  [1.5, "unidade", "faltam 1,5 unidades"],
  [2, "L", "faltam 2 L"],
  [2.5, "L", "faltam 2,5 L"],
  [11, "unidade", "faltam 11 unidades"],
])("%d %s missing reads %s", (missing, unit, text) => {
  expect(shortageText(missing, unit)).toBe(text);
});

test.each<[number, number, StockUnit, UnitWord | null, string | undefined]>([
  [10, 12.5, "L", null, "faltam 2,5 L para os próximos eventos"],
  [10, 20.25, "unidade", null, "faltam 11 unidades para os próximos eventos"],
  [10, 20.25, "unidade", "garrafa", "faltam 11 garrafas para os próximos eventos"],
  [10, 11, "L", null, "falta 1 L para os próximos eventos"],
  [10, 10, "L", null, undefined],
  [10, 0, "L", null, undefined],
])("%d with %d %s (%s) reserved says %s", (quantity, reservedQuantity, unit, unitWord, text) => {
  expect(missingForEventsText({ quantity, reservedQuantity, unit, unitWord })).toBe(text);
});

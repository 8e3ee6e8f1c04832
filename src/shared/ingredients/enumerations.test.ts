import { expect, test } from "vitest";
import { stockUnits } from "#shared/units/enumerations.ts";
import { ingredientCategories, movementKinds } from "./enumerations.ts";
import { stockStatuses } from "./stock-status.ts";

test("the categories, units, statuses and kinds of movement are just these", () => {
  expect(ingredientCategories).toEqual([
    "Bebidas Alcoólicas",
    "Bebidas Não Alcoólicas",
    "Xaropes",
    "Frutas",
    "Outros",
  ]);
  expect(stockUnits).toEqual(["ml", "L", "kg", "g", "unidade", "colher (chá)", "colher (sopa)", "maço"]);
  expect(stockStatuses).toEqual(["normal", "atencao", "baixo", "sem"]);
  expect(movementKinds).toEqual(["entrada", "ajuste", "retirada", "retorno", "perda", "quebra", "junção"]);
});

import { expect, test } from "vitest";
import { lemon } from "#web/ingredients/testing/stock.ts";
import {
  type IngredientFormValues,
  ingredientForm,
  ingredientFormValues,
  NO_PACK,
  yieldUnitsFor,
} from "./ingredient-form.ts";

const typed = (values: Partial<IngredientFormValues> = {}): IngredientFormValues => ({
  ...ingredientFormValues(lemon),
  ...values,
});

test("what the form shows is what it would send", () => {
  expect(ingredientForm.parse(typed())).toEqual({
    name: "Limão",
    category: "Frutas",
    quantity: 40.5,
    unit: "unidade",
    unitWord: null,
    pricePerUnit: 32,
    minQuantity: 10,
    observations: null,
    yieldQuantity: 8,
    yieldUnit: "rodela",
    packName: null,
    packQuantity: null,
    packMultiple: 1,
    supplierId: null,
  });
});

test.each<[Partial<IngredientFormValues>, object]>([
  [{ quantity: "1.234,5" }, { quantity: 1234.5 }],
  [{ minQuantity: "" }, { minQuantity: 0 }],
  [
    { yieldQuantity: "", yieldUnit: "" },
    { yieldQuantity: null, yieldUnit: null },
  ],
  [
    { unit: "garrafa", yieldQuantity: "750", yieldUnit: "ml" },
    { unit: "unidade", unitWord: "garrafa", yieldQuantity: 750, yieldUnit: "ml" },
  ],
  [{ unit: "ml" }, { yieldQuantity: null, yieldUnit: null }],
  [
    { packName: "caixa", packQuantity: "12,0004", packMultiple: "2", supplierId: "7" },
    { packName: "caixa", packQuantity: 12.0004, packMultiple: 2, supplierId: 7 },
  ],
  [
    { packName: "saco", packQuantity: "5", packMultiple: " " },
    { packName: "saco", packMultiple: 1 },
  ],
  // What was typed before the pack was taken away.
  [
    { packName: NO_PACK, packQuantity: "x", packMultiple: "-1" },
    { packName: null, packQuantity: null, packMultiple: 1 },
  ],
])("%o is sent as %o", (values, sent) => {
  expect(ingredientForm.parse(typed(values))).toMatchObject(sent);
});

test.each<[Partial<IngredientFormValues>, string, string]>([
  [{ name: " " }, "name", "Nome é obrigatório"],
  [{ category: "" }, "category", "Categoria é obrigatória"],
  [{ unit: "" }, "unit", "Unidade é obrigatória"],
  [{ quantity: "" }, "quantity", "Quantidade deve ser um número maior ou igual a 0"],
  [{ quantity: "1,2,3" }, "quantity", "Quantidade deve ser um número maior ou igual a 0"],
  [{ pricePerUnit: "-1" }, "pricePerUnit", "Preço deve ser um número maior ou igual a 0"],
  [{ pricePerUnit: "100.000.000" }, "pricePerUnit", "Use no máximo 99.999.999,99"],
  [{ yieldUnit: "" }, "yieldQuantity", "Informe a quantidade e a unidade do rendimento"],
  [{ yieldQuantity: "" }, "yieldQuantity", "Informe a quantidade e a unidade do rendimento"],
  [{ yieldQuantity: "0" }, "yieldQuantity", "Rendimento deve ser maior que 0"],
  [{ yieldQuantity: "0,004" }, "yieldQuantity", "Use no mínimo 0,01"],
  [{ packName: "caixa" }, "packQuantity", "Informe a embalagem e quanto vem nela"],
  [{ packName: "caixa", packQuantity: "0" }, "packQuantity", "Conteúdo da embalagem deve ser maior que 0"],
  [{ packName: "caixa", packQuantity: "0,00004" }, "packQuantity", "Use no mínimo 0,0001"],
  [
    { packName: "caixa", packQuantity: "6", packMultiple: "1,5" },
    "packMultiple",
    "Múltiplo deve ser um número inteiro a partir de 1",
  ],
])("%o is refused at %s", (values, path, message) => {
  const issues = ingredientForm.safeParse(typed(values)).error?.issues;
  expect(issues?.map((issue) => [issue.path.join("."), issue.message])).toEqual([[path, message]]);
});

test.each([
  ["", []],
  ["ml", []],
  ["L", []],
  ["unidade", ["ml", "L", "g", "kg", "colher (chá)", "colher (sopa)", "rodela", "folhas", "maço"]],
  ["kg", ["ml", "L", "unidade", "colher (chá)", "colher (sopa)", "rodela", "folhas", "maço"]],
  ["colher (chá)", ["g", "kg", "unidade", "rodela", "folhas", "maço"]],
])("a stock unit %j may yield %j", (unit, units) => {
  expect(yieldUnitsFor(unit)).toEqual(units);
});

import { writeCsv } from "#shared/csv/csv.ts";
import { ungroupedDecimal } from "#shared/numbers/decimal.ts";
import type { Ingredient, IngredientInput } from "./contract.ts";

/** The fields of a CSV row, all that can be entered: an import would erase one that is left out. */
export type StockFields = Pick<Ingredient, Exclude<keyof IngredientInput, "version">>;
export type StockField = keyof StockFields;

/** In the order of the file's columns. */
export const stockHeadings: Record<StockField, string> = {
  name: "Item",
  category: "Categoria",
  quantity: "Quantidade",
  unit: "Unidade",
  pricePerUnit: "Preço",
  minQuantity: "Mínimo",
  observations: "Observações",
  yieldQuantity: "Rendimento",
  yieldUnit: "Unidade do rendimento",
  unitWord: "Embalagem",
};
export const stockFields = Object.keys(stockHeadings) as StockField[];

export const stockCsv = (ingredients: readonly StockFields[]): string =>
  writeCsv([Object.values(stockHeadings), ...ingredients.map(cellsOf)]);

const cellsOf = (ingredient: StockFields) => [
  ingredient.name,
  ingredient.category,
  ungroupedDecimal(ingredient.quantity),
  ingredient.unit,
  ungroupedDecimal(ingredient.pricePerUnit),
  ungroupedDecimal(ingredient.minQuantity),
  ingredient.observations ?? "",
  ungroupedDecimal(ingredient.yieldQuantity),
  ingredient.yieldUnit ?? "",
  ingredient.unitWord ?? "",
];

/** Two examples to type over: one that is poured, and one that is counted and cut. */
export const stockCsvTemplate = stockCsv([
  {
    name: "Vodka (exemplo)",
    category: "Bebidas Alcoólicas",
    quantity: 3000,
    unit: "ml",
    unitWord: null,
    pricePerUnit: "150.00",
    minQuantity: 1000,
    observations: "O preço é o de toda a quantidade em estoque",
    yieldQuantity: null,
    yieldUnit: null,
  },
  {
    name: "Limão (exemplo)",
    category: "Frutas",
    quantity: 40,
    unit: "unidade",
    unitWord: null,
    pricePerUnit: "32.50",
    minQuantity: 10,
    observations: "1 unidade dá 8 rodelas",
    yieldQuantity: 8,
    yieldUnit: "rodela",
  },
]);

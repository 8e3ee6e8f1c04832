import { writeCsv } from "#shared/csv/csv.ts";
import { ungroupedDecimal } from "#shared/numbers/decimal.ts";
import type { Ingredient, IngredientInput } from "./contract.ts";

export type NamedSupplier = { id: number; name: string };

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
  packName: "Embalagem de compra",
  packQuantity: "Conteúdo da embalagem",
  packMultiple: "Múltiplo de compra",
  supplierId: "Fornecedor",
};
export const stockFields = Object.keys(stockHeadings) as StockField[];

export function stockCsv(ingredients: readonly StockFields[], suppliers: readonly NamedSupplier[]): string {
  const names = new Map(suppliers.map(({ id, name }) => [id, name]));
  return writeCsv([
    Object.values(stockHeadings),
    ...ingredients.map((ingredient) => [
      ...cellsOf(ingredient),
      // Files name a supplier as people do.
      ingredient.supplierId === null ? "" : (names.get(ingredient.supplierId) ?? ""),
    ]),
  ]);
}

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
  ingredient.packName ?? "",
  ungroupedDecimal(ingredient.packQuantity),
  ingredient.packName === null && ingredient.packMultiple === 1 ? "" : String(ingredient.packMultiple),
];

const bought = { packName: null, packQuantity: null, packMultiple: 1, supplierId: null };

/** Two examples to type over: one that is poured, and one that is counted and cut. */
export const stockCsvTemplate = stockCsv(
  [
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
      ...bought,
      packName: "garrafa",
      packQuantity: 1000,
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
      ...bought,
    },
  ],
  [],
);

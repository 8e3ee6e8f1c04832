import { writeCsv } from "#shared/csv/csv.ts";
import { ungroupedDecimal } from "#shared/numbers/decimal.ts";
import type { Drink } from "./contract.ts";

/** In the order of the file's columns: one row for each line of a recipe. */
export const drinkHeadings = {
  name: "Drink",
  ingredient: "Ingrediente",
  quantity: "Quantidade",
  unit: "Unidade",
};
export type DrinkField = keyof typeof drinkHeadings;

type Written = Pick<Drink, "name" | "ingredients">;

export const drinksCsv = (drinks: readonly Written[], stock: ReadonlyMap<number, { name: string }>): string =>
  writeCsv([
    Object.values(drinkHeadings),
    ...drinks.flatMap(({ name, ingredients }) =>
      ingredients.map(({ ingredientId, quantity, unit }) => [
        name,
        stock.get(ingredientId)?.name ?? "",
        ungroupedDecimal(quantity),
        unit,
      ]),
    ),
  ]);

/** An example to type over. */
export const drinksCsvTemplate = writeCsv([
  Object.values(drinkHeadings),
  ["Caipirinha (exemplo)", "Cachaça", "60", "ml"],
  ["Caipirinha (exemplo)", "Limão", "1", "unidade"],
  ["Caipirinha (exemplo)", "Açúcar", "12", "g"],
]);

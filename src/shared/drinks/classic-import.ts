import { nameKey } from "#shared/text/name-key.ts";
import { type ClassicDrink, classicIngredients } from "./classic-drinks.ts";
import type { DrinkImport, ImportedLine } from "./drink-import-contract.ts";

type Named = { id: number; name: string };

/** The classic drinks whose names are taken. */
export function takenClassics(classics: readonly ClassicDrink[], drinks: readonly Named[]): Set<string> {
  const keys = new Set(drinks.map(({ name }) => nameKey(name)));
  return new Set(classics.filter(({ name }) => keys.has(nameKey(name))).map(({ name }) => name));
}

/** The request that adds drinks; ingredients of the stock are used, the others are made with nothing in stock. */
export function classicImport(chosen: readonly ClassicDrink[], stock: readonly Named[]): DrinkImport {
  const idByKey = new Map(stock.toReversed().map(({ id, name }) => [nameKey(name), id]));
  const rows = chosen.map(({ name, recipe }) => ({
    name,
    ingredients: recipe.map(
      ([ingredient, quantity, unit]): ImportedLine => ({
        ingredient: idByKey.get(nameKey(ingredient)) ?? ingredient,
        quantity,
        unit,
      }),
    ),
  }));
  const used = new Set(rows.flatMap(({ ingredients }) => ingredients.map(({ ingredient }) => ingredient)));
  return { rows, newIngredients: classicIngredients.filter(({ name }) => used.has(name)) };
}

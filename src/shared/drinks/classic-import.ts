import { nameKey } from "#shared/text/name-key.ts";
import { type Convertible, hasFactor } from "#shared/units/convert-units.ts";
import { type ClassicDrink, classicIngredients } from "./classic-drinks.ts";
import type { DrinkImport, ImportedLine, UnstockedIngredient } from "./drink-import-contract.ts";

type Named = { id: number; name: string };
type Stocked = Named & Convertible;

const classicByKey = new Map(classicIngredients.map((one) => [nameKey(one.name), one]));

/** The classic drinks whose names are taken. */
export function takenClassics(classics: readonly ClassicDrink[], drinks: readonly Named[]): Set<string> {
  const keys = new Set(drinks.map(({ name }) => nameKey(name)));
  return new Set(classics.filter(({ name }) => keys.has(nameKey(name))).map(({ name }) => name));
}

/** What the classic set knows about an ingredient of the stock that has no yield and needs one for its recipes. */
export function classicYields(
  chosen: readonly ClassicDrink[],
  stock: readonly Stocked[],
): UnstockedIngredient[] {
  const stockByKey = new Map(stock.toReversed().map((one) => [nameKey(one.name), one]));
  const found = chosen.flatMap(({ recipe }) =>
    recipe.flatMap(([name, , unit]) => {
      const present = stockByKey.get(nameKey(name));
      const classic = classicByKey.get(nameKey(name));
      if (!present || !classic || present.yieldUnit || present.unit !== classic.unit) return [];
      return !hasFactor(unit, present) && hasFactor(unit, classic) ? [classic] : [];
    }),
  );
  return [...new Set(found)];
}

/**
 * The request that adds drinks; ingredients of the stock are used, the others are made with nothing in stock. One of
 * the stock that lacks a yield is named among them and gets it.
 */
export function classicImport(chosen: readonly ClassicDrink[], stock: readonly Stocked[]): DrinkImport {
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
  const made = classicIngredients.filter(({ name }) => used.has(name));
  return { rows, newIngredients: [...made, ...classicYields(chosen, stock)] };
}

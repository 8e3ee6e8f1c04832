import type { Ingredient } from "#shared/ingredients/contract.ts";
import { nameKey } from "#shared/text/name-key.ts";
import { hasFactor } from "#shared/units/convert-units.ts";
import { type ClassicDrink, classicIngredients } from "./classic-drinks.ts";
import type { DrinkImport, ImportedLine, UnstockedIngredient } from "./drink-import-contract.ts";
import { type IngredientChoices, newIngredientsFor, type StockFinder } from "./ingredient-choices.ts";
import { unknownOfClassics } from "./unknown-ingredients.ts";

type Named = { id: number; name: string };
export type ClassicStock = Pick<Ingredient, "id" | "name" | "unit" | "yieldQuantity" | "yieldUnit">;

const classicByName = new Map(classicIngredients.map((one) => [one.name, one]));

/** The classic drinks whose names are taken. */
export function takenClassics(classics: readonly ClassicDrink[], drinks: readonly Named[]): Set<string> {
  const keys = new Set(drinks.map(({ name }) => nameKey(name)));
  return new Set(classics.filter(({ name }) => keys.has(nameKey(name))).map(({ name }) => name));
}

/** Ingredients of the stock that have no yield and need one for these recipes, with the one of the classic set. */
export function classicYields(
  chosen: readonly ClassicDrink[],
  find: StockFinder<ClassicStock>,
): UnstockedIngredient[] {
  const found = chosen.flatMap(({ recipe }) =>
    recipe.flatMap(([name, , unit]) => {
      const present = find(name);
      const classic = classicByName.get(name);
      if (!present || !classic || present.yieldUnit || present.unit !== classic.unit) return [];
      return !hasFactor(unit, present) && hasFactor(unit, classic)
        ? [[present.id, { ...classic, name: present.name }] as const]
        : [];
    }),
  );
  return [...new Map(found).values()];
}

/**
 * The request that adds drinks; ingredients of the stock are used, the others are made with nothing in stock. One of
 * the stock that lacks a yield is named among them and gets it.
 */
export function classicImport(
  chosen: readonly ClassicDrink[],
  stock: readonly ClassicStock[],
  find: StockFinder<ClassicStock>,
  choices: IngredientChoices = new Map(),
): DrinkImport {
  const rows = chosen.map(({ name, recipe }) => ({
    name,
    ingredients: recipe.map(
      ([ingredient, quantity, unit]): ImportedLine => ({
        ingredient: find(ingredient)?.id ?? ingredient,
        quantity,
        unit,
      }),
    ),
  }));
  const made = newIngredientsFor(rows, unknownOfClassics(chosen, stock), choices);
  return { rows, newIngredients: [...made, ...classicYields(chosen, find)] };
}

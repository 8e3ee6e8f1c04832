import type { Ingredient } from "#shared/ingredients/contract.ts";
import { exact, rounded } from "#shared/numbers/exact.ts";
import { nameKey } from "#shared/text/name-key.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";
import { type ClassicDrink, classicIngredients } from "./classic-drinks.ts";
import { type ClassicNeed, classicNeed, type YieldAnswers } from "./classic-questions.ts";
import type { DrinkImport, ImportedLine, UnstockedIngredient } from "./drink-import-contract.ts";
import { type IngredientChoices, newIngredientsFor, type StockFinder } from "./ingredient-choices.ts";
import { knownAmount, type Measure } from "./two-steps.ts";
import { unknownOfClassics } from "./unknown-ingredients.ts";

type Named = { id: number; name: string };
export type ClassicStock = Pick<
  Ingredient,
  "id" | "name" | "category" | "unit" | "unitWord" | "yieldQuantity" | "yieldUnit"
>;

const classicByName = new Map(classicIngredients.map((one) => [one.name, one]));

/** The classic drinks whose names are taken. */
export function takenClassics(classics: readonly ClassicDrink[], drinks: readonly Named[]): Set<string> {
  const keys = new Set(drinks.map(({ name }) => nameKey(name)));
  return new Set(classics.filter(({ name }) => keys.has(nameKey(name))).map(({ name }) => name));
}

/** What has to be asked about ingredients of the stock before these recipes can use them, each ingredient once. */
export function classicNeeds<I extends ClassicStock>(
  chosen: readonly ClassicDrink[],
  find: StockFinder<I>,
): ClassicNeed<I>[] {
  const used = new Map<number, { ingredient: I; names: string[]; units: RecipeUnit[] }>();
  for (const [name, , unit] of chosen.flatMap(({ recipe }) => recipe)) {
    const ingredient = find(name);
    if (!ingredient) continue;
    const use = used.get(ingredient.id) ?? { ingredient, names: [], units: [] };
    used.set(ingredient.id, { ingredient, names: [...use.names, name], units: [...use.units, unit] });
  }
  return [...used.values()].flatMap(({ ingredient, names, units }) => {
    const [first = ""] = names;
    const name = names.find((one) => measureOf(one)) ?? first;
    return classicNeed(ingredient, name, units, measureOf(name)) ?? [];
  });
}

/** What the classic set knows of an ingredient: a lime has eight slices. */
function measureOf(name: string): Measure | undefined {
  const { unit, yieldQuantity, yieldUnit } = classicByName.get(name) ?? {};
  return unit && yieldQuantity && yieldUnit ? { unit, yieldQuantity, yieldUnit } : undefined;
}

/**
 * The request that adds drinks; ingredients of the stock are used, the others are made with nothing in stock. One of
 * the stock that lacks a yield is named among them and gets the one that was answered; amounts in a unit that it still
 * does not know are converted through the second step.
 */
export function classicImport<I extends ClassicStock>(
  chosen: readonly ClassicDrink[],
  stock: readonly I[],
  find: StockFinder<I>,
  choices: IngredientChoices = new Map(),
  answers: YieldAnswers = new Map(),
): DrinkImport {
  const needs = new Map(classicNeeds(chosen, find).map((need) => [need.ingredient.id, need]));
  const lineOf = ([name, quantity, unit]: ClassicDrink["recipe"][number]): ImportedLine => {
    const present = find(name);
    if (!present) return { ingredient: name, quantity, unit };
    const need = needs.get(present.id);
    const known = need && { ...present, ...need.yieldOf(answers) };
    const amount = known && knownAmount(exact(quantity), unit, known, need.stepOf(answers));
    return amount
      ? { ingredient: present.id, quantity: rounded(amount.amount, 4), unit: amount.unit }
      : { ingredient: present.id, quantity, unit };
  };
  const rows = chosen.map(({ name, recipe }) => ({ name, ingredients: recipe.map(lineOf) }));
  const made = newIngredientsFor(rows, unknownOfClassics(chosen, stock), choices);
  const given = [...needs.values()].flatMap(({ ingredient, yieldOf }): UnstockedIngredient[] => {
    const { name, category, unit } = ingredient;
    const answered = yieldOf(answers);
    return answered ? [{ name, category, unit, ...answered }] : [];
  });
  return { rows, newIngredients: [...made, ...given] };
}

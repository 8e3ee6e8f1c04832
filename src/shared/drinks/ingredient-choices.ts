import type { ArchivedIngredient, Ingredient } from "#shared/ingredients/contract.ts";
import { nameKey } from "#shared/text/name-key.ts";
import type { UnstockedIngredient } from "./drink-import-contract.ts";
import { proposedIngredient } from "./proposed-ingredient.ts";
import { type UnknownIngredient, unstocked } from "./unknown-ingredients.ts";

/** The answer for an unknown name: an ingredient of the stock, or a new one of this category. */
export type IngredientChoice = { ingredientId: number } | { category: Ingredient["category"] };
export type IngredientChoices = ReadonlyMap<string, IngredientChoice>;

/** Ids of ingredients by the keys of the names that they were chosen for before. */
export type RememberedChoices = Readonly<Record<string, number>>;

/** An archived ingredient, which may have been merged into another. */
export type MergedAway = Pick<ArchivedIngredient, "id" | "name" | "merged">;

/** Finds an ingredient of the stock by its name, or by what that name stands for. */
export type StockFinder<I> = (name: string) => I | undefined;

/**
 * The ingredient of the stock with that name, the one the user has chosen, one chosen before, one that an ingredient of
 * that name was merged into, or one whose name has it in it.
 */
export function stockFinder<I extends Pick<Ingredient, "id" | "name" | "category" | "quantity">>(
  stock: readonly I[],
  choices: IngredientChoices = new Map(),
  remembered: RememberedChoices = {},
  archived: readonly MergedAway[] = [],
): StockFinder<I> {
  const byKey = new Map(stock.toReversed().map((one) => [nameKey(one.name), one]));
  const byId = new Map(stock.map((one) => [one.id, one]));
  const intoById = new Map(archived.flatMap(({ id, merged }) => (merged ? [[id, merged.into]] : [])));
  const mergedByKey = new Map(
    archived.flatMap(({ id, name, merged }) => (merged ? [[nameKey(name), id]] : [])),
  );
  /** What an ingredient has become by merges, one after the other. */
  const present = (id: number | undefined, left = intoById.size): I | undefined =>
    id === undefined || left < 0 ? undefined : (byId.get(id) ?? present(intoById.get(id), left - 1));
  const found = new Map<string, I | undefined>();
  const find = (key: string, name: string) => {
    const choice = choices.get(key);
    if (choice) return "ingredientId" in choice ? byId.get(choice.ingredientId) : undefined;
    return (
      present(remembered[key]) ?? present(mergedByKey.get(key)) ?? proposedIngredient(unstocked(name), stock)
    );
  };
  return (name) => {
    const key = nameKey(name);
    const known = byKey.get(key);
    if (known) return known;
    // A file names few ingredients in thousands of lines.
    if (!found.has(key)) found.set(key, find(key, name));
    return found.get(key);
  };
}

/** The ingredients that are to be made, for those recipes that use them. */
export function newIngredientsFor(
  recipes: readonly { ingredients?: readonly { ingredient: number | string }[] }[],
  unknown: readonly UnknownIngredient[],
  choices: IngredientChoices,
): UnstockedIngredient[] {
  const used = new Set(
    recipes.flatMap(({ ingredients = [] }) =>
      ingredients.flatMap(({ ingredient }) => (typeof ingredient === "string" ? nameKey(ingredient) : [])),
    ),
  );
  return unknown
    .filter(({ key }) => used.has(key))
    .map(({ key, proposed }) => {
      const choice = choices.get(key);
      return choice && "category" in choice ? { ...proposed, category: choice.category } : proposed;
    });
}

/** The choices to remember: names that stand for an ingredient of another name. */
export const rememberedWith = (
  before: RememberedChoices,
  unknown: readonly UnknownIngredient[],
  find: StockFinder<{ id: number }>,
): RememberedChoices => ({
  ...before,
  ...Object.fromEntries(
    unknown.flatMap(({ key, proposed }) => {
      const one = find(proposed.name);
      return one ? [[key, one.id]] : [];
    }),
  ),
});

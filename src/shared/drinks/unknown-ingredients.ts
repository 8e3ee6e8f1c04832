import type { Corrections } from "#shared/csv/import-row.ts";
import { cellsOf } from "#shared/csv/row-cells.ts";
import type { TableFile } from "#shared/csv/table-file.ts";
import { groupBy } from "#shared/group-by.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { nameKey } from "#shared/text/name-key.ts";
import type { RecipeUnit, StockUnit } from "#shared/units/enumerations.ts";
import { readUnit, splitAmount } from "#shared/units/unit-words.ts";
import { classicIngredients } from "./classic-drinks.ts";
import type { IngredientFinder } from "./drink-csv-line.ts";
import type { UnstockedIngredient } from "./drink-import-contract.ts";
import type { DrinkField } from "./drinks-csv.ts";

/** An ingredient that the file names and the stock has not. */
export type UnknownIngredient = {
  key: string;
  /** The ingredient as it would be made. */
  proposed: UnstockedIngredient;
  lineCount: number;
};

/** What the user wants for an unknown ingredient: one of the stock, or a new one of this category. */
export type IngredientChoice = { ingredientId: number } | { category: Ingredient["category"] };
export type IngredientChoices = ReadonlyMap<string, IngredientChoice>;

const classicByKey = new Map(classicIngredients.map((one) => [nameKey(one.name), one]));

/** The unit in which something is stocked that recipes measure like this. */
const stockUnits: Record<RecipeUnit, StockUnit> = {
  ml: "L",
  L: "L",
  g: "kg",
  kg: "kg",
  unidade: "unidade",
  "colher (chá)": "L",
  "colher (sopa)": "L",
  rodela: "unidade",
  folhas: "maço",
  maço: "maço",
};

export function unknownIngredients(
  file: TableFile<DrinkField>,
  stock: readonly { name: string }[],
  corrections: Corrections<DrinkField> = new Map(),
): UnknownIngredient[] {
  const known = new Set(stock.map(({ name }) => nameKey(name)));
  const named = file.rows.flatMap((row) => {
    const cells = cellsOf(row, file, corrections);
    const name = cells.ingredient?.trim() ?? "";
    const unit = readUnit(cells.unit ?? "") ?? splitAmount(cells.quantity ?? "")?.unit;
    return name === "" || known.has(nameKey(name)) ? [] : [{ name, unit }];
  });
  return [...groupBy(named, ({ name }) => nameKey(name))].map(([key, lines]) => {
    const name = lines[0]?.name ?? "";
    const unit = lines.find((line) => line.unit)?.unit ?? "unidade";
    const classic = classicByKey.get(key);
    const proposed = classic ?? { category: "Outros" as const, unit: stockUnits[unit] };
    return { key, proposed: { ...proposed, name }, lineCount: lines.length };
  });
}

/** Finds ingredients of the stock by name, or by what the user has chosen; all others are new. */
export function ingredientFinder(
  stock: readonly Ingredient[],
  choices: IngredientChoices = new Map(),
): IngredientFinder {
  const byKey = new Map(stock.toReversed().map((one) => [nameKey(one.name), one]));
  const byId = new Map(stock.map((one) => [one.id, one]));
  return (name) => {
    const key = nameKey(name);
    const choice = choices.get(key);
    const chosen = choice && "ingredientId" in choice ? byId.get(choice.ingredientId) : undefined;
    return byKey.get(key) ?? chosen ?? name;
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

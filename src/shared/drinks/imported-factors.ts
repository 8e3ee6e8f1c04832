import { nameKey } from "#shared/text/name-key.ts";
import { unitText } from "#shared/units/amount-text.ts";
import { hasFactor } from "#shared/units/convert-units.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";
import type { ImportedLine, UnstockedIngredient } from "./drink-import-contract.ts";

type Recipes = readonly { ingredients?: readonly ImportedLine[] }[];

const MANY = 2;

/** The lines of imported recipes whose ingredients the stock has, as those of drinks. */
export const stockedLines = (rows: Recipes) =>
  rows
    .flatMap(({ ingredients = [] }) => ingredients)
    .flatMap(({ ingredient, unit }) =>
      typeof ingredient === "number" ? [{ ingredientId: ingredient, unit }] : [],
    );

/** "1 unidade de Abacaxi: sem rendimento em rodelas": ingredients that are made in a unit without a factor, each once. */
export function newWithoutFactor(rows: Recipes, made: readonly UnstockedIngredient[]): string[] {
  const byKey = new Map(made.map((one) => [nameKey(one.name), one]));
  const found = rows
    .flatMap(({ ingredients = [] }) => ingredients)
    .flatMap(({ ingredient, unit }) => {
      const one = typeof ingredient === "string" ? byKey.get(nameKey(ingredient)) : undefined;
      return one && !hasFactor(unit, one) ? [sentence(one, unit)] : [];
    });
  return [...new Set(found)];
}

const sentence = ({ name, unit: stockUnit }: UnstockedIngredient, unit: RecipeUnit) =>
  `1 ${stockUnit} de ${name}: sem rendimento em ${unitText(MANY, unit)}`;

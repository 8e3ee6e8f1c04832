import type { Corrections } from "#shared/csv/import-row.ts";
import { cellsOf } from "#shared/csv/row-cells.ts";
import type { TableFile } from "#shared/csv/table-file.ts";
import { groupBy } from "#shared/group-by.ts";
import { nameKey } from "#shared/text/name-key.ts";
import type { RecipeUnit, StockUnit } from "#shared/units/enumerations.ts";
import { readUnit, splitAmount } from "#shared/units/unit-words.ts";
import { type ClassicDrink, classicIngredients } from "./classic-drinks.ts";
import type { UnstockedIngredient } from "./drink-import-contract.ts";
import type { DrinkField } from "./drinks-csv.ts";

/** An ingredient that recipes name and the stock has not. */
export type UnknownIngredient = {
  key: string;
  /** The ingredient as it would be made. */
  proposed: UnstockedIngredient;
  lineCount: number;
};

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

/** The ingredient as it is made for a name: known from the classic drinks, or by the unit of the recipe. */
export const unstocked = (name: string, unit: RecipeUnit = "unidade"): UnstockedIngredient => ({
  ...(classicByKey.get(nameKey(name)) ?? { category: "Outros" as const, unit: stockUnits[unit] }),
  name,
});

type NamedLine = { name: string; unit: RecipeUnit | undefined };

function unknownOf(lines: readonly NamedLine[], stock: readonly { name: string }[]): UnknownIngredient[] {
  const known = new Set(stock.map(({ name }) => nameKey(name)));
  const named = lines.filter(({ name }) => name !== "" && !known.has(nameKey(name)));
  return [...groupBy(named, ({ name }) => nameKey(name))].map(([key, group]) => ({
    key,
    proposed: unstocked(group[0]?.name ?? "", group.find(({ unit }) => unit)?.unit),
    lineCount: group.length,
  }));
}

export const unknownIngredients = (
  file: TableFile<DrinkField>,
  stock: readonly { name: string }[],
  corrections: Corrections<DrinkField> = new Map(),
): UnknownIngredient[] =>
  unknownOf(
    file.rows.map((row) => {
      const cells = cellsOf(row, file, corrections);
      const unit = readUnit(cells.unit ?? "") ?? splitAmount(cells.quantity ?? "")?.unit;
      return { name: cells.ingredient?.trim() ?? "", unit };
    }),
    stock,
  );

export const unknownOfClassics = (
  chosen: readonly ClassicDrink[],
  stock: readonly { name: string }[],
): UnknownIngredient[] =>
  unknownOf(
    chosen.flatMap(({ recipe }) => recipe.map(([name, , unit]) => ({ name, unit }))),
    stock,
  );

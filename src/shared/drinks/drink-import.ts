import { z } from "zod";
import { type CellProblem, defineImport } from "#shared/csv/define-import.ts";
import { MOST_IMPORTED_DRINKS, MOST_IMPORTED_ROWS } from "#shared/csv/import-limits.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import type { Drink } from "./contract.ts";
import { type KnownIngredient, readRecipeLine } from "./drink-csv-line.ts";
import { type DrinkRowInput, drinkRowInput, type ImportedLine } from "./drink-import-contract.ts";
import { type DrinkField, drinkColumns } from "./drinks-csv.ts";
import type { StockFinder } from "./ingredient-choices.ts";

/** A recipe before and after, as lines to read. */
type RecipeChange = { from: readonly ImportedLine[]; to: readonly ImportedLine[] };

export const drinkImport = defineImport({
  columns: drinkColumns,
  contract: drinkRowInput,
  key: "name",
  lineKey: "ingredient",
  one: "drink",
  many: "drinks",
  most: MOST_IMPORTED_DRINKS,
  missing: "Drink não encontrado",
  ambiguous: (count) => `Há ${count} drinks com este nome: renomeie um deles antes de importar`,
  read(lines, present: Drink | undefined, find: StockFinder<KnownIngredient>) {
    const name = present?.name ?? lines[0].cells.name ?? "";
    const problems: CellProblem<DrinkField>[] = [];
    if (name === "") {
      problems.push({ field: "name", column: drinkColumns.name.heading, message: "Nome é obrigatório" });
    }
    const ingredients: ImportedLine[] = [];
    for (const { number, cells } of lines) {
      const read = readRecipeLine(cells, find);
      if ("line" in read) ingredients.push(read.line);
      else problems.push(...read.problems.map((problem) => ({ ...problem, number })));
    }
    return problems.length > 0 ? { problems } : { input: { name, ingredients } };
  },
  changes({ ingredients }: Drink, { ingredients: to }: DrinkRowInput): RecipeChange[] {
    const from = ingredients.map(
      ({ ingredientId, quantity, unit }): ImportedLine => ({ ingredient: ingredientId, quantity, unit }),
    );
    return isSame(from, to) ? [] : [{ from, to }];
  },
});

/** Rows, and the ingredients that their recipes need and the stock lacks; they too are validated one by one. */
export const drinkImportInput = drinkImport.request.extend({
  newIngredients: z
    .array(z.unknown(), "Lista de ingredientes inválida")
    .max(MOST_IMPORTED_ROWS, `Importe no máximo ${formatNumber(MOST_IMPORTED_ROWS)} ingredientes por vez`)
    .default([]),
});

export type ImportedDrink = z.infer<typeof drinkImport.row>;
export type DrinkRow = ReturnType<typeof drinkImport.preview>[number];

const isSame = (one: readonly ImportedLine[], other: readonly ImportedLine[]) =>
  one.length === other.length &&
  one.every(({ ingredient, quantity, unit }, place) => {
    const line = other[place];
    return line?.ingredient === ingredient && line.quantity === quantity && line.unit === unit;
  });

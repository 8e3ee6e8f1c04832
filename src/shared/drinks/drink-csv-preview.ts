import type {
  ChangedRow,
  Corrections,
  NewRow,
  RowProblem,
  SameRow,
  WrongRow,
} from "#shared/csv/import-row.ts";
import { cellsOf, extraCells } from "#shared/csv/row-cells.ts";
import { type Assignment, openTable, type TableFile, type TableKind } from "#shared/csv/table-file.ts";
import { groupBy } from "#shared/group-by.ts";
import { nameKey } from "#shared/text/name-key.ts";
import { wordList } from "#shared/text/word-list.ts";
import { recipeUnits } from "#shared/units/enumerations.ts";
import type { Drink } from "./contract.ts";
import { type IngredientFinder, readRecipeLine } from "./drink-csv-line.ts";
import type { ImportedDrink, ImportedLine } from "./drink-import-contract.ts";
import { type DrinkField, drinkHeadings } from "./drinks-csv.ts";

export const drinkTable: TableKind<DrinkField> = {
  key: "ingredient",
  required: ["name"],
  noun: "drink",
  columns: [
    {
      field: "name",
      heading: drinkHeadings.name,
      names: ["Coquetel", "Nome do drink"],
      vague: wordList("Receita, Nome do coquetel, Drinks, Nome, Bebida, Produto, Prato, Item"),
    },
    {
      field: "ingredient",
      heading: drinkHeadings.ingredient,
      names: ["Ingredientes"],
      vague: wordList("Insumo, Insumos, Matéria-prima, Componente, Produto, Item"),
    },
    { field: "quantity", heading: drinkHeadings.quantity, vague: wordList("Qtd, Qtde, Quant, Dose, Medida") },
    {
      field: "unit",
      heading: drinkHeadings.unit,
      choices: recipeUnits,
      vague: wordList("Un, Und, Unid, Unidade de medida, UM, Medida"),
    },
  ],
};

/** A recipe before and after, as lines to read. */
export type RecipeChange = { from: readonly ImportedLine[]; to: readonly ImportedLine[] };

export type ImportedRecipe = Pick<ImportedDrink, "name" | "ingredients">;

/** All lines of the file that make up the drink. */
type Lines = { lines: number[] };
export type DrinkRow = Lines &
  (NewRow<ImportedRecipe> | ChangedRow<ImportedRecipe, Drink, RecipeChange> | WrongRow<DrinkField> | SameRow);

export const openDrinksCsv = (text: string, assignment?: Assignment<DrinkField>) =>
  openTable(text, drinkTable, assignment);

type Line = {
  number: number;
  cells: Partial<Record<DrinkField, string>>;
  problems: RowProblem<DrinkField>[];
};

/** The effect a file would have on the drinks, one row for each drink; nothing is written yet. */
export function previewDrinks(
  file: TableFile<DrinkField>,
  { drinks, find }: { drinks: readonly Drink[]; find: IngredientFinder },
  corrections: Corrections<DrinkField> = new Map(),
): DrinkRow[] {
  const presentByKey = groupBy(drinks, ({ name }) => nameKey(name));
  return [...groupBy(linesOf(file, corrections), ({ cells }) => nameKey(cells.name ?? ""))].map(
    ([key, lines]) => previewDrink(lines, presentByKey.get(key) ?? [], find),
  );
}

/** A blank drink is the one above: spreadsheets merge such cells. */
export function linesOf(file: TableFile<DrinkField>, corrections: Corrections<DrinkField>): Line[] {
  let above = "";
  return file.rows.map((row) => {
    const cells = cellsOf(row, file, corrections);
    above = cells.name?.trim() || above;
    const problems = extraCells(row, file).map((problem) => ({ number: row.number, ...problem }));
    return { number: row.number, cells: { ...cells, name: above }, problems };
  });
}

function previewDrink(lines: readonly Line[], found: readonly Drink[], find: IngredientFinder): DrinkRow {
  const [first] = lines as readonly [Line];
  const [present] = found;
  const name = present?.name ?? first.cells.name?.trim() ?? "";
  const base = { number: first.number, name, lines: lines.map(({ number }) => number) };

  const problems: RowProblem<DrinkField>[] = [];
  const ofName = { number: first.number, field: "name", column: drinkHeadings.name } as const;
  if (name === "") problems.push({ ...ofName, message: "Nome é obrigatório" });
  if (found.length > 1) {
    const message = `Há ${found.length} drinks com este nome: renomeie um deles antes de importar`;
    problems.push({ ...ofName, found: first.cells.name?.trim(), message, isOwn: true });
  }
  const ingredients: ImportedLine[] = [];
  for (const { number, cells, problems: own } of lines) {
    const read = readRecipeLine(cells, find);
    problems.push(...own);
    if ("line" in read) ingredients.push(read.line);
    else problems.push(...read.problems.map((problem) => ({ number, ...problem })));
  }
  if (problems.length > 0) return { ...base, kind: "wrong", problems };
  const input = { name, ingredients };
  if (!present) return { ...base, kind: "new", input };
  const from = present.ingredients.map(
    ({ ingredientId, quantity, unit }): ImportedLine => ({ ingredient: ingredientId, quantity, unit }),
  );
  return isSame(from, ingredients)
    ? { ...base, kind: "same" }
    : { ...base, kind: "changed", input, present, changes: [{ from, to: ingredients }] };
}

const isSame = (one: readonly ImportedLine[], other: readonly ImportedLine[]) =>
  one.length === other.length &&
  one.every(({ ingredient, quantity, unit }, place) => {
    const line = other[place];
    return line?.ingredient === ingredient && line.quantity === quantity && line.unit === unit;
  });

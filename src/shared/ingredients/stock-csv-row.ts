import { readCsvNumber } from "#shared/csv/csv-number.ts";
import { recipeUnits, stockUnits, unitWords } from "#shared/units/enumerations.ts";
import { type Ingredient, type IngredientInput, ingredientInput } from "./contract.ts";
import { ingredientCategories } from "./enumerations.ts";
import { type StockField, type StockFields, stockCsvKey, stockFields, stockHeadings } from "./stock-csv.ts";
import { keptPrice } from "./unit-cost.ts";

/** A problem of a row: the column, the cell's text and a sentence. */
export type RowProblem = { column?: string; found?: string; message: string };

/** The ingredient that a row changes. */
export type PresentItem = StockFields & Pick<Ingredient, "unitCost">;

/** The cells of one row, for the columns that the file has. */
export type RowCells = Partial<Record<StockField, string>>;

const choices: Partial<Record<StockField, readonly string[]>> = {
  category: ingredientCategories,
  unit: stockUnits,
  unitWord: unitWords,
  yieldUnit: recipeUnits,
};
/** Built once, since a file has thousands of cells to look up. */
const choiceByKey = new Map(
  Object.entries(choices).map(([field, words]) => [
    field,
    new Map(words.map((word) => [stockCsvKey(word), word])),
  ]),
);
const numbers: readonly StockField[] = ["quantity", "pricePerUnit", "minQuantity", "yieldQuantity"];
/** Fields whose blank cell means none. */
const mayBeBlank: readonly StockField[] = ["unitWord", "minQuantity", "yieldQuantity", "yieldUnit"];

/**
 * Validates a row with the contract of form and API. Columns missing in the file keep the current values, and a
 * missing price column the unit cost; a blank cell of an existing column clears a minimum, note or yield. The name is
 * only the key: a row never renames its ingredient.
 */
export function readStockRow(
  cells: RowCells,
  present: PresentItem | undefined,
): { input: IngredientInput } | { problems: RowProblem[] } {
  const values: Partial<Record<StockField, unknown>> = {};
  for (const field of stockFields) {
    const cell = cells[field];
    values[field] = cell === undefined ? present?.[field] : cellValue(field, cell);
  }
  // Another unit takes the word for pieces away.
  if (cells.unitWord === undefined && values.unit !== "unidade") values.unitWord = null;
  let parsed = ingredientInput.safeParse({ ...values, name: present?.name ?? cells.name });
  if (parsed.success && present && cells.pricePerUnit === undefined) {
    parsed = ingredientInput.safeParse({ ...parsed.data, pricePerUnit: keptPrice(parsed.data, present) });
  }
  if (parsed.success) return { input: parsed.data };
  return {
    problems: parsed.error.issues.map(({ path, message }) => {
      const field = path[0] as StockField;
      return {
        column: stockHeadings[field],
        found: cells[field]?.trim(),
        message: sentence(field, cells[field], message),
      };
    }),
  };
}

function cellValue(field: StockField, cell: string): unknown {
  if (mayBeBlank.includes(field) && cell.trim() === "") return field === "minQuantity" ? undefined : null;
  if (numbers.includes(field)) return readCsvNumber(cell);
  return choiceByKey.get(field)?.get(stockCsvKey(cell)) ?? cell;
}

/** Lists the allowed words: nobody knows them by heart in a spreadsheet. */
function sentence(field: StockField, cell: string | undefined, message: string): string {
  const words = choices[field];
  if (!words) return message;
  const problem = cell?.trim() ? `${stockHeadings[field]} desconhecida` : message;
  return `${problem}. Use ${words.slice(0, -1).join(", ")} ou ${words.at(-1)}.`;
}

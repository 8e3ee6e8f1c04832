import { readCsvNumber } from "#shared/csv/csv-number.ts";
import type { RowProblem } from "#shared/csv/import-row.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";
import { readUnit, splitAmount } from "#shared/units/unit-words.ts";
import { type ImportedLine, importedLine } from "./drink-import-contract.ts";
import { type DrinkField, drinkHeadings } from "./drinks-csv.ts";
import { proposedUnit } from "./proposed-unit.ts";

type Known = Pick<Ingredient, "id" | "name" | "unit" | "yieldUnit">;

/** Finds what a name in the file stands for: an ingredient of the stock, or a new one by its name. */
export type IngredientFinder = (name: string) => Known | string;

type LineProblem = Omit<RowProblem<DrinkField>, "number">;

/** Validates a line of a recipe with the contract of the import; a missing unit is the one the editor would propose. */
export function readRecipeLine(
  cells: Partial<Record<DrinkField, string>>,
  find: IngredientFinder,
): { line: ImportedLine } | { problems: LineProblem[] } {
  const name = cells.ingredient?.trim() ?? "";
  const found = name === "" ? undefined : find(name);
  const split = splitAmount(cells.quantity ?? "");
  const unit = unitOf(cells.unit, split?.unit, typeof found === "object" ? found : undefined);
  const isContradiction = split && cells.unit?.trim() && unit !== split.unit;
  const parsed = importedLine.safeParse({
    ingredient: typeof found === "object" ? found.id : found,
    quantity: readCsvNumber((isContradiction ? undefined : split?.amount) ?? cells.quantity ?? ""),
    unit,
  });
  if (parsed.success) return { line: parsed.data };
  return {
    problems: parsed.error.issues.map(({ path, message }) => {
      const field = path[0] as DrinkField;
      const text = cells[field]?.trim();
      const isUnknown = field === "unit" && text;
      return {
        field,
        column: drinkHeadings[field],
        found: text,
        message: isUnknown ? "Unidade desconhecida" : message,
      };
    }),
  };
}

function unitOf(cell = "", inQuantity?: RecipeUnit, known?: Known): string | undefined {
  if (cell.trim() !== "") return readUnit(cell) ?? cell;
  return inQuantity ?? (known && proposedUnit(known));
}

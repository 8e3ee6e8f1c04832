import { readCsvNumber } from "#shared/csv/csv-number.ts";
import { type CellProblem, refusedCells } from "#shared/csv/define-import.ts";
import type { Cells } from "#shared/csv/row-cells.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";
import { readUnit, splitAmount } from "#shared/units/unit-words.ts";
import { type ImportedLine, importedLine } from "./drink-import-contract.ts";
import { type DrinkField, drinkColumns } from "./drinks-csv.ts";
import { proposedUnit } from "./proposed-unit.ts";

type Known = Pick<Ingredient, "id" | "name" | "unit" | "yieldUnit">;

/** Finds what a name in the file stands for: an ingredient of the stock, or a new one by its name. */
export type IngredientFinder = (name: string) => Known | string;

/** Validates a line of a recipe with the contract of the import; a missing unit is the one the editor would propose. */
export function readRecipeLine(
  cells: Cells<DrinkField>,
  find: IngredientFinder,
): { line: ImportedLine } | { problems: CellProblem<DrinkField>[] } {
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
  const problems = refusedCells(parsed.error.issues, cells, drinkColumns).map((problem) =>
    problem.field === "unit" && problem.found ? { ...problem, message: "Unidade desconhecida" } : problem,
  );
  return { problems };
}

function unitOf(cell = "", inQuantity?: RecipeUnit, known?: Known): string | undefined {
  if (cell.trim() !== "") return readUnit(cell) ?? cell;
  return inQuantity ?? (known && proposedUnit(known));
}

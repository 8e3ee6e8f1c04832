import { readCsvNumber } from "#shared/csv/csv-number.ts";
import { type CellProblem, refusedCells } from "#shared/csv/define-import.ts";
import type { Cells } from "#shared/csv/row-cells.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";
import { readUnit, splitAmount } from "#shared/units/unit-words.ts";
import { type ImportedLine, importedLine } from "./drink-import-contract.ts";
import { type DrinkField, drinkColumns } from "./drinks-csv.ts";
import type { StockFinder } from "./ingredient-choices.ts";
import { proposedUnit } from "./proposed-unit.ts";

export type KnownIngredient = Pick<Ingredient, "id" | "name" | "unit" | "yieldUnit">;

/**
 * Validates a line of a recipe with the contract of the import. What is not found in the stock is new by its name; a
 * missing unit is the one the editor would propose.
 */
export function readRecipeLine(
  cells: Cells<DrinkField>,
  find: StockFinder<KnownIngredient>,
): { line: ImportedLine } | { problems: CellProblem<DrinkField>[] } {
  const name = cells.ingredient?.trim() ?? "";
  const found = name === "" ? undefined : find(name);
  const split = splitAmount(cells.quantity ?? "");
  const unit = unitOf(cells.unit, split?.unit, found);
  const isContradiction = split && cells.unit?.trim() && unit !== split.unit;
  const parsed = importedLine.safeParse({
    ingredient: found?.id ?? (name || undefined),
    quantity: readCsvNumber((isContradiction ? undefined : split?.amount) ?? cells.quantity ?? ""),
    unit,
  });
  if (parsed.success) return { line: parsed.data };
  const problems = refusedCells(parsed.error.issues, cells, drinkColumns).map((problem) =>
    problem.field === "unit" && problem.found ? { ...problem, message: "Unidade desconhecida" } : problem,
  );
  return { problems };
}

function unitOf(cell = "", inQuantity?: RecipeUnit, known?: KnownIngredient): string | undefined {
  if (cell.trim() !== "") return readUnit(cell) ?? cell;
  return inQuantity ?? (known && proposedUnit(known));
}

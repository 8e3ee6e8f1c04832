import { z } from "zod";
import { hasVersion, type ImportResult, importedRows, NO_VERSION } from "#shared/csv/import-contract.ts";
import { MOST_IMPORTED_DRINKS, MOST_IMPORTED_ROWS } from "#shared/csv/import-limits.ts";
import { ingredientInput, wholeYield } from "#shared/ingredients/contract.ts";
import { LARGEST_ID, recordId } from "#shared/numbers/amount.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { LONGEST_NAME } from "#shared/text/text-length.ts";
import { requiredLine } from "#shared/text/text-schemas.ts";
import { drinkInput, recipeLineInput, recipeOf } from "./contract.ts";

const NO_INGREDIENT = "Selecione um ingrediente";

/** A line names an ingredient of the stock by its id, or a new one by its name. */
export const importedLine = recipeLineInput.omit({ ingredientId: true }).extend({
  ingredient: z.union(
    [z.int().min(1).max(LARGEST_ID), requiredLine(LONGEST_NAME, NO_INGREDIENT)],
    NO_INGREDIENT,
  ),
});
export type ImportedLine = z.infer<typeof importedLine>;

/** Without an id a new drink; with one, an edit of that version, which replaces its recipe. */
export const importedDrink = drinkInput
  .extend({ id: recordId("Drink não encontrado").optional(), ingredients: recipeOf(importedLine) })
  .refine(hasVersion, { path: ["version"], error: NO_VERSION });
export type ImportedDrink = z.infer<typeof importedDrink>;

/** An ingredient that a recipe needs and the stock lacks: made with nothing in stock. */
export const unstockedIngredient = z
  .object(ingredientInput.shape)
  .pick({ name: true, category: true, unit: true, yieldQuantity: true, yieldUnit: true })
  .refine(wholeYield.isWhole, wholeYield.issue);
export type UnstockedIngredient = z.infer<typeof unstockedIngredient>;

export const drinkImportInput = z.object({
  rows: importedRows("Nenhum drink para importar", "drinks", MOST_IMPORTED_DRINKS),
  newIngredients: z
    .array(z.unknown(), "Lista de ingredientes inválida")
    .max(MOST_IMPORTED_ROWS, `Importe no máximo ${formatNumber(MOST_IMPORTED_ROWS)} ingredientes por vez`)
    .default([]),
});

/** The request that {@link drinkImportInput} takes. */
export type DrinkImport = { rows: Partial<ImportedDrink>[]; newIngredients: UnstockedIngredient[] };

export type DrinkImportResult = ImportResult & { ingredients: number };

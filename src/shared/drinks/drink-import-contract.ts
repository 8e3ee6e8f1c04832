import { z } from "zod";
import type { ImportResult } from "#shared/csv/import-contract.ts";
import { ingredientInput, wholeYield } from "#shared/ingredients/contract.ts";
import { LARGEST_ID } from "#shared/numbers/amount.ts";
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

/** A drink as a file tells it: it may name ingredients that the stock has not. */
export const drinkRowInput = drinkInput.extend({ ingredients: recipeOf(importedLine) });
export type DrinkRowInput = z.infer<typeof drinkRowInput>;

/** An ingredient that a recipe needs and the stock lacks: made with nothing in stock. */
export const unstockedIngredient = z
  .object(ingredientInput.shape)
  .pick({ name: true, category: true, unit: true, yieldQuantity: true, yieldUnit: true })
  .refine(wholeYield.isWhole, wholeYield.issue);
export type UnstockedIngredient = z.infer<typeof unstockedIngredient>;

/** A request with drinks, and the ingredients that their recipes need and the stock lacks. */
export type DrinkImport = { rows: DrinkRowInput[]; newIngredients: UnstockedIngredient[] };

export type DrinkImportResult = ImportResult & { ingredients: number };

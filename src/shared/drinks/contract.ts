import { z } from "zod";
import { amount, baseVersion, recordId } from "#shared/numbers/amount.ts";
import { LONGEST_NAME } from "#shared/text/text-length.ts";
import { requiredLine, singleLine } from "#shared/text/text-schemas.ts";
import { recipeUnits } from "#shared/units/enumerations.ts";
import type { RecipeLine } from "./drink-cost.ts";

const MOST_INGREDIENTS = 100;
const NO_INGREDIENTS = "Adicione pelo menos um ingrediente";

const RECIPE_DECIMALS = 4;

export const recipeLineInput = z.object({
  ingredientId: recordId("Selecione um ingrediente"),
  quantity: amount({ min: 0.1, decimals: RECIPE_DECIMALS, message: "Quantidade deve ser maior que 0" }),
  unit: z.enum(recipeUnits, "Unidade é obrigatória"),
});

export const recipeOf = <Line extends z.ZodType>(line: Line) =>
  z
    .array(line, NO_INGREDIENTS)
    .min(1, NO_INGREDIENTS)
    .max(MOST_INGREDIENTS, `Use no máximo ${MOST_INGREDIENTS} ingredientes`);

const LONGEST_DESCRIPTION = 300;

export const drinkInput = z.object({
  name: requiredLine(LONGEST_NAME, "Nome é obrigatório"),
  /** For the client, in place of the ingredients' names. Absent, an edit keeps the present one. */
  description: singleLine(LONGEST_DESCRIPTION)
    .nullable()
    .transform((text) => text || null)
    .optional(),
  ingredients: recipeOf(recipeLineInput),
  version: baseVersion,
});
export type DrinkInput = z.infer<typeof drinkInput>;

export type Drink = {
  id: number;
  name: string;
  description: string | null;
  ingredients: RecipeLine[];
  companyId: number;
  /** ISO 8601. */
  createdAt: string;
  version: number;
};

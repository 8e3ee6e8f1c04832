import { z } from "zod";
import { amount, baseVersion, recordId } from "#shared/numbers/amount.ts";
import { LONGEST_NAME } from "#shared/text/text-length.ts";
import { requiredLine } from "#shared/text/text-schemas.ts";
import { recipeUnits } from "#shared/units/enumerations.ts";
import type { RecipeLine } from "./drink-cost.ts";

const MOST_INGREDIENTS = 100;

export const recipeLineInput = z.object({
  ingredientId: recordId("Selecione um ingrediente"),
  quantity: amount({ min: 0.1, message: "Quantidade deve ser maior que 0" }),
  unit: z.enum(recipeUnits, "Unidade é obrigatória"),
});

export const drinkInput = z.object({
  name: requiredLine(LONGEST_NAME, "Nome é obrigatório"),
  ingredients: z
    .array(recipeLineInput, "Adicione pelo menos um ingrediente")
    .min(1, "Adicione pelo menos um ingrediente")
    .max(MOST_INGREDIENTS, `Use no máximo ${MOST_INGREDIENTS} ingredientes`),
  version: baseVersion,
});
export type DrinkInput = z.infer<typeof drinkInput>;

export type Drink = {
  id: number;
  name: string;
  ingredients: RecipeLine[];
  companyId: number;
  /** ISO 8601. */
  createdAt: string;
  version: number;
};

import { z } from "zod";
import { INGREDIENT_MISSING } from "#shared/ingredients/contract.ts";
import { amount, recordId } from "#shared/numbers/amount.ts";
import { FACTOR_DECIMALS, LARGEST_FACTOR, SMALLEST_FACTOR } from "./merge-factor.ts";

const INVALID_FACTOR = "Informe um número maior que 0";

/** One of the ingredient is `factor` of the other, in their stock units; absent where the units say it. */
export const mergeInput = z.object({
  into: recordId(INGREDIENT_MISSING),
  factor: amount({
    min: SMALLEST_FACTOR,
    decimals: FACTOR_DECIMALS,
    message: INVALID_FACTOR,
    tooSmall: "Este número é pequeno demais",
  })
    .refine((factor) => factor <= LARGEST_FACTOR, "Este número é grande demais")
    .nullish(),
});
export type MergeInput = z.infer<typeof mergeInput>;

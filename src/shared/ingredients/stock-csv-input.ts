import type { z } from "zod";
import { LONGEST_NAME } from "#shared/text/text-length.ts";
import { requiredLine } from "#shared/text/text-schemas.ts";
import { ingredientInput } from "./contract.ts";

/** An ingredient as a file tells it: its supplier may be a name that is not on record yet. */
export const stockRowInput = ingredientInput
  .safeExtend({
    supplierName: requiredLine(LONGEST_NAME, "Informe o nome do fornecedor")
      .nullish()
      .transform((name) => name ?? null),
  })
  .refine(({ supplierId, supplierName }) => supplierId == null || supplierName === null, {
    path: ["supplierName"],
    error: "Informe um só fornecedor",
  });
export type StockRowInput = z.infer<typeof stockRowInput>;

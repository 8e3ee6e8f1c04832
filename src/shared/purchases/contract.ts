import { z } from "zod";
import type { WithMoney } from "#shared/accounts/with-money.ts";
import { boughtInput, INGREDIENT_MISSING, type StockMovement } from "#shared/ingredients/contract.ts";
import { baseVersion, recordId } from "#shared/numbers/amount.ts";
import { dayInput } from "#shared/numbers/day.ts";
import type { Money } from "#shared/numbers/money.ts";

export const MOST_PURCHASE_LINES = 500;

export const purchaseInput = z.object({
  boughtOn: dayInput("Informe o dia da compra"),
  lines: z
    .array(
      z.object({
        ingredientId: recordId(INGREDIENT_MISSING),
        ...boughtInput,
        /** The version of the ingredient that the list was made of; absent: bought whatever happened since. */
        version: baseVersion,
      }),
      "Nenhum item na compra",
    )
    .min(1, "Nenhum item na compra")
    .max(MOST_PURCHASE_LINES, `Lance no máximo ${MOST_PURCHASE_LINES} itens por vez`),
});
export type PurchaseInput = z.infer<typeof purchaseInput>;

/** What was posted. */
export type PurchaseResult = { lines: number; total: Money };

/** A purchase as the price histories of ingredient and supplier tell it. */
export type PastPurchase = Pick<
  WithMoney<StockMovement>,
  | "id"
  | "unit"
  | "unitCost"
  | "isReversed"
  | "supplierId"
  | "supplierName"
  | "invoiceNumber"
  | "lot"
  | "createdAt"
> & {
  ingredientId: number;
  ingredientName: string;
  quantity: number;
  /** The day that was entered, or the one on which the purchase was recorded. */
  boughtOn: string;
};

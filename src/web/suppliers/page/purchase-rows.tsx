import { Link } from "wouter";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { stockValue } from "#shared/ingredients/unit-cost.ts";
import { formatDay } from "#shared/numbers/day.ts";
import { formatMoney, formatUnitCost } from "#shared/numbers/format.ts";
import type { PastPurchase } from "#shared/purchases/contract.ts";
import { amountText, pastUnitText } from "#shared/units/amount-text.ts";
import { linkToStock } from "#web/address/links.ts";

type PurchaseRowsProps = {
  purchases: readonly PastPurchase[];
  ingredientById: ReadonlyMap<number, Ingredient>;
};

/** What was bought, newest first. */
export function PurchaseRows({ purchases, ingredientById }: PurchaseRowsProps) {
  return (
    <ul aria-label="Compras" className="ruled text-sm">
      {purchases.map((purchase) => {
        const ingredient = ingredientById.get(purchase.ingredientId);
        const unit = pastUnitText(purchase.unit, ingredient);
        return (
          <li key={purchase.id} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2.5">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">
                {ingredient ? (
                  <Link
                    href={linkToStock({ busca: purchase.ingredientName })}
                    className="underline-offset-4 hover:underline"
                  >
                    {purchase.ingredientName}
                  </Link>
                ) : (
                  purchase.ingredientName
                )}
              </p>
              <p className="text-xs wrap-anywhere text-muted tabular-nums">{originText(purchase)}</p>
            </div>
            <div className="ml-auto text-right tabular-nums">
              <p className="font-medium">
                {amountText(purchase.quantity, unit)} ·{" "}
                {formatMoney(Number(stockValue(purchase.quantity, purchase.unitCost)))}
              </p>
              <p className="text-xs text-muted">{formatUnitCost(purchase.unitCost, unit)}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** "05/03/2026 · nota 1234 · lote L-77" */
const originText = ({ boughtOn, invoiceNumber, lot, isReversed }: PastPurchase): string =>
  [
    isReversed && "estornada",
    formatDay(boughtOn),
    invoiceNumber && `nota ${invoiceNumber}`,
    lot && `lote ${lot}`,
  ]
    .filter(Boolean)
    .join(" · ");

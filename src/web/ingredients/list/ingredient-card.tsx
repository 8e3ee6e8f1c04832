import type { Ingredient } from "#shared/ingredients/contract.ts";
import { stockStatus } from "#shared/ingredients/stock-status.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { StockStatusBadge } from "#web/ingredients/stock-status-badge.tsx";
import { ReservedAmount } from "./reserved-amount.tsx";
import { ActionMenu, EditArea, EditButton, type StockActions } from "./stock-actions.tsx";
import { StockPrice } from "./stock-price.tsx";
import { StockQuantity } from "./stock-quantity.tsx";
import { MissingAmount } from "./stock-status-note.tsx";

type IngredientCardProps = StockActions & { ingredient: Ingredient };

/** What it is on the left, how much there is on the right; the unit is said once. A tap opens it. */
export function IngredientCard({ ingredient, ...actions }: IngredientCardProps) {
  return (
    <>
      <EditArea ingredient={ingredient} edits={actions.edits} />
      <div className="flex min-w-0 items-center gap-x-2 pr-17">
        <h3 className="min-w-0 flex-1 text-sm leading-5 font-medium wrap-anywhere text-ink">
          {ingredient.name}
        </h3>
        <p className="text-right text-lg leading-5 font-semibold text-ink tabular-nums">
          <StockQuantity ingredient={ingredient} />
        </p>
        {/* Out of the flow: it is taller than the line. */}
        <div className="absolute -top-0.5 -right-2 flex">
          <EditButton ingredient={ingredient} edits={actions.edits} />
          <ActionMenu ingredient={ingredient} {...actions} />
        </div>
      </div>
      <div className="mt-0.5 flex flex-wrap justify-between gap-x-2 text-xs leading-4 text-muted tabular-nums">
        <p className="flex flex-wrap items-center gap-x-1.5">
          <span>mín. {formatNumber(ingredient.minQuantity)}</span>
          {ingredient.unitCost !== undefined && (
            <span>
              <span aria-hidden="true">· </span>
              <StockPrice ingredient={ingredient} />
            </span>
          )}
          <StockStatusBadge status={stockStatus(ingredient)} />
        </p>
        <p className="ml-auto">
          <ReservedAmount ingredient={ingredient} /> reservado
          <MissingAmount ingredient={ingredient} />
        </p>
      </div>
    </>
  );
}

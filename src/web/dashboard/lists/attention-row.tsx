import type { Ingredient } from "#shared/ingredients/contract.ts";
import { stockStatus } from "#shared/ingredients/stock-status.ts";
import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import { linkToStock } from "#web/address/links.ts";
import { StockStatusBadge } from "#web/ingredients/stock-status-badge.tsx";
import { RowLink } from "./row-link.tsx";

export function AttentionRow({ ingredient }: { ingredient: Ingredient }) {
  const { name, quantity, minQuantity } = ingredient;
  const unit = stockUnitText(ingredient);
  return (
    <RowLink href={linkToStock({ busca: name })}>
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 text-sm">
        <span className="line-clamp-3 min-w-24 flex-1 wrap-anywhere">{name}</span>
        <span className="tabular-nums">
          {amountText(Math.floor(quantity), unit)}{" "}
          <span className="ml-1 text-xs text-muted">mín. {amountText(minQuantity, unit)}</span>
        </span>
        <span className="flex w-27">
          <StockStatusBadge status={stockStatus(ingredient)} />
        </span>
      </span>
    </RowLink>
  );
}

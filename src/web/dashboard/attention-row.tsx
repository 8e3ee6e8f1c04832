import type { Ingredient } from "#shared/ingredients/contract.ts";
import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import { linkToStock } from "#web/address/links.ts";
import { StockStatusNote } from "#web/ingredients/list/stock-status-note.tsx";
import { RowLink } from "./row-link.tsx";

export function AttentionRow({ ingredient }: { ingredient: Ingredient }) {
  const { name, quantity, minQuantity } = ingredient;
  const unit = stockUnitText(ingredient);
  return (
    <RowLink href={linkToStock({ busca: name })}>
      <span className="grid min-w-0 flex-1 grid-cols-[1fr_auto] items-center gap-x-3 gap-y-0.5">
        <span className="line-clamp-3 font-medium wrap-anywhere max-sm:col-span-2">{name}</span>
        <span className="flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
          <span className="font-medium text-ink">{amountText(Math.floor(quantity), unit)}</span>
          <span>Mínimo: {amountText(minQuantity, unit)}</span>
        </span>
        <span className="sm:col-start-2 sm:row-span-2 sm:row-start-1">
          <StockStatusNote ingredient={ingredient} />
        </span>
      </span>
    </RowLink>
  );
}

import { clsx } from "clsx";
import type { PricedEvent } from "#shared/events/contract.ts";
import { costText, unpricedText } from "#shared/ingredients/unknown-prices.ts";
import { formatMoney, formatPercent } from "#shared/numbers/format.ts";
import { isBelowCost, margin } from "#shared/payments/margin/margin.ts";
import type { EventForm } from "#web/events/form/event-form.ts";
import { useDraftCost } from "#web/events/form/use-draft-figures.ts";
import { useDraftPrice } from "#web/events/form/use-draft-price.ts";
import type { PricedStock } from "#web/ingredients/stock-by-id.ts";

type CostSummaryProps = { form: EventForm; event: PricedEvent | undefined; stock: PricedStock };

/** The cost so far and the margin it leaves, visible in every tab. */
export function CostSummary({ form, event, stock }: CostSummaryProps) {
  const cost = useDraftCost(form, event, stock);
  const { price } = useDraftPrice(form, event);
  const left = margin(price, cost.total);
  return (
    // Its parts flow in one line with the action beside them; on a phone they are two small ones.
    <div
      role="status"
      className="contents max-sm:block max-sm:min-w-0 max-sm:flex-1 max-sm:text-xs max-sm:[&>p:not(:first-child)]:mr-2 max-sm:[&>p:not(:first-child)]:inline-block"
    >
      <p>
        <span className="text-muted">{costLabel(cost.isReal, event)} </span>
        <span className="text-lg font-semibold max-sm:text-sm">{costText(cost.total, cost.unpriced)}</span>
        {cost.isApproximate && <span className="text-xs text-muted"> aproximado</span>}
        {cost.unpriced.length > 0 && (
          <span className="text-xs text-muted"> {unpricedText(cost.unpriced, stock)}</span>
        )}
      </p>
      {left !== undefined && (
        <p>
          <span className="text-muted">Margem </span>
          <span className={clsx("font-medium", isBelowCost(price, cost.total) && "text-danger-ink")}>
            {formatPercent(left)}
          </span>
        </p>
      )}
      {cost.perGuest !== undefined && (
        <p>
          <span className="font-medium">{formatMoney(cost.perGuest)}</span>
          <span className="text-muted"> por convidado</span>
        </p>
      )}
      <p className="text-muted max-sm:hidden!">
        {costText(cost.stock, cost.unpriced)} de estoque + {formatMoney(cost.fixed)} de custos fixos
      </p>
    </div>
  );
}

/** Withdrawn is not yet used. */
function costLabel(isReal: boolean, event: PricedEvent | undefined): string {
  if (!isReal) return "Custo";
  return event?.stockState === "out" ? "Custo do retirado" : "Custo real";
}

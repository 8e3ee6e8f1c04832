import { clsx } from "clsx";
import type { PricedEvent } from "#shared/events/contract.ts";
import { costPerGuest, eventCost } from "#shared/events/event-cost.ts";
import { costText, unpricedText } from "#shared/ingredients/unknown-prices.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import type { EventContext } from "#web/events/event-context.ts";
import { EventPrice } from "#web/events/price/event-price.tsx";

type EventCardCostProps = {
  event: PricedEvent;
  prices: NonNullable<EventContext["priced"]>;
  isRoomy: boolean;
};

export function EventCardCost({ event, prices, isRoomy }: EventCardCostProps) {
  const { total, isReal, isApproximate, unpriced } = eventCost(event, prices);
  const perGuest = costPerGuest(total, event.guests);
  return (
    <div className={clsx("ml-auto text-right tabular-nums", isRoomy ? "w-47 shrink-0" : "min-w-0 flex-1")}>
      <EventPrice event={event} cost={total} hasState={!isRoomy} />
      {/* The price is what counts, where there is one. */}
      <p className={event.total === null ? "font-semibold" : "text-xs text-muted"}>
        {costText(total, unpriced)}
      </p>
      <p className="text-xs text-muted">Custo de estoque + Custos Fixos</p>
      <p className="flex flex-wrap justify-end gap-x-2 text-xs text-muted">
        {perGuest !== undefined && event.price === null && (
          <span className="max-sm:hidden">{formatMoney(perGuest)} por convidado</span>
        )}
        {isReal && (
          // Returned stock will lower it.
          <span className="font-medium">
            {event.stockState === "out" ? "custo do retirado" : "custo real"}
          </span>
        )}
        {isApproximate && <span className="font-medium">custo aproximado</span>}
        {unpriced.length > 0 && <span className="font-medium">{unpricedText(unpriced, prices)}</span>}
      </p>
    </div>
  );
}

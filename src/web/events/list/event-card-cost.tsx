import type { ReactNode } from "react";
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
  if (!isRoomy) {
    // Side by side where both have room: each once, on one line or two.
    return (
      <div className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-3 text-xs tabular-nums">
        <EventPrice event={event} cost={total} hasState />
        <p className="text-muted">
          <span className={event.total === null ? "text-sm font-semibold text-ink" : undefined}>
            {costText(total, unpriced)}
          </span>{" "}
          Custo de estoque + Custos Fixos
          {perGuest !== undefined && event.price === null && ` · ${formatMoney(perGuest)} por convidado`}
          {(isReal || isApproximate || unpriced.length > 0) && ", "}
          <CostNotes {...{ isReal, isApproximate, isOut: event.stockState === "out" }}>
            {unpriced.length > 0 && unpricedText(unpriced, prices)}
          </CostNotes>
        </p>
      </div>
    );
  }
  return (
    <div className="ml-auto w-47 shrink-0 text-right tabular-nums">
      <EventPrice event={event} cost={total} hasState={false} />
      {/* The price is what counts, where there is one. */}
      <p className={event.total === null ? "font-semibold" : "text-xs text-muted"}>
        {costText(total, unpriced)}
      </p>
      <p className="text-xs text-muted">Custo de estoque + Custos Fixos</p>
      <p className="flex flex-wrap justify-end gap-x-2 text-xs text-muted">
        {perGuest !== undefined && event.price === null && (
          <span className="max-sm:hidden">{formatMoney(perGuest)} por convidado</span>
        )}
        <CostNotes {...{ isReal, isApproximate, isOut: event.stockState === "out" }}>
          {unpriced.length > 0 && unpricedText(unpriced, prices)}
        </CostNotes>
      </p>
    </div>
  );
}

type CostNotesProps = { isReal: boolean; isApproximate: boolean; isOut: boolean; children: ReactNode };

/** How much of a cost is known. Returned stock will lower that of what is out. */
const CostNotes = ({ isReal, isApproximate, isOut, children }: CostNotesProps) => (
  <>
    {isReal && <span className="font-medium">{isOut ? "custo do retirado" : "custo real"} </span>}
    {isApproximate && <span className="font-medium">custo aproximado </span>}
    {children && <span className="font-medium">{children}</span>}
  </>
);

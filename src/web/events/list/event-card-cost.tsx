import type { CateringEvent } from "#shared/events/contract.ts";
import { costPerGuest, eventCost } from "#shared/events/event-cost.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import type { EventContext } from "./event-context.ts";

type EventCardCostProps = { event: CateringEvent; ingredients: EventContext["ingredients"] };

export function EventCardCost({ event, ingredients }: EventCardCostProps) {
  const { total, isReal, isApproximate } = eventCost(event, ingredients);
  const perGuest = costPerGuest(total, event.guests);
  return (
    <div className="tabular-nums">
      <p className="flex flex-wrap gap-x-2 text-sm text-muted">
        <span>Custo de estoque + Custos Fixos</span>
        {isReal && (
          // Returned stock will lower it.
          <span className="text-xs leading-5">
            {event.stockWithdrawn === "true" ? "custo do retirado" : "custo real"}
          </span>
        )}
        {isApproximate && <span className="text-xs leading-5">custo aproximado</span>}
      </p>
      <p className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-lg font-semibold">{formatMoney(total)}</span>
        {perGuest !== undefined && (
          <span className="text-sm text-muted">{formatMoney(perGuest)} por convidado</span>
        )}
      </p>
    </div>
  );
}

import { clsx } from "clsx";
import type { CateringEvent } from "#shared/events/contract.ts";
import { costPerGuest, eventCost } from "#shared/events/event-cost.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import type { EventContext } from "#web/events/event-context.ts";

type EventCardCostProps = {
  event: CateringEvent;
  ingredients: EventContext["ingredients"];
  isRoomy: boolean;
};

export function EventCardCost({ event, ingredients, isRoomy }: EventCardCostProps) {
  const { total, isReal, isApproximate } = eventCost(event, ingredients);
  const perGuest = costPerGuest(total, event.guests);
  return (
    <div className={clsx("shrink-0 tabular-nums", isRoomy && "w-47 text-right")}>
      <p className={clsx(!isRoomy && "flex flex-wrap items-baseline gap-x-2")}>
        <span className="block font-semibold">{formatMoney(total)}</span>
        <span className="text-xs whitespace-nowrap text-muted">Custo de estoque + Custos Fixos</span>
      </p>
      <p className={clsx("flex flex-wrap gap-x-2 text-xs text-muted", isRoomy && "justify-end")}>
        {perGuest !== undefined && (
          <span className="max-sm:hidden">{formatMoney(perGuest)} por convidado</span>
        )}
        {isReal && (
          // Returned stock will lower it.
          <span className="font-medium">
            {event.stockWithdrawn === "true" ? "custo do retirado" : "custo real"}
          </span>
        )}
        {isApproximate && <span className="font-medium">custo aproximado</span>}
      </p>
    </div>
  );
}

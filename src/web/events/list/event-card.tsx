import { Archive } from "lucide-react";
import type { CateringEvent, EventDrink } from "#shared/events/contract.ts";
import { costPerGuest, eventCost } from "#shared/events/event-cost.ts";
import { stockIndicator } from "#shared/events/stock-indicator.ts";
import { formatMoney, formatNumber } from "#shared/numbers/format.ts";
import { StatusBadge } from "#web/events/status-badge.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { DisabledEventActions } from "./disabled-event-actions.tsx";
import { type EventActions, EventCardActions } from "./event-card-actions.tsx";
import { EventCardFacts } from "./event-card-facts.tsx";
import type { EventContext } from "./event-context.ts";
import { ShortStock, StockBadge } from "./stock-note.tsx";

type EventCardProps = EventActions & {
  event: CateringEvent;
  surroundings: EventContext;
  isRoomy: boolean;
};

const disabledIcon = plainIcon(Archive);

export function EventCard({ event, surroundings, isRoomy, ...actions }: EventCardProps) {
  const { ingredients, clients, forecast, now } = surroundings;
  const isDisabled = event.active === "false";
  const indicator = stockIndicator(event, ingredients, forecast, now);
  return (
    <>
      <h3 className="-mt-2.5 min-w-0 text-lg font-semibold">
        {isDisabled ? (
          <span className="block min-h-11 py-2 wrap-anywhere">{event.name}</span>
        ) : (
          <button
            type="button"
            onClick={() => actions.onEdit(event)}
            className="min-h-11 py-2 text-left wrap-anywhere underline-offset-4 hover:underline"
          >
            {event.name}
          </button>
        )}
      </h3>
      <div className="mb-3 flex flex-wrap gap-2">
        {isDisabled && (
          <Badge tone="neutral" icon={disabledIcon}>
            Desabilitado
          </Badge>
        )}
        <StatusBadge status={event.status} />
        <StockBadge indicator={indicator} />
      </div>
      <EventCardFacts event={event} clients={clients} />
      <EventCardDrinks key={`drinks ${event.id}`} drinks={event.drinks} />
      {indicator.state === "short" && <ShortStock key={`short ${event.id}`} lines={indicator.short} />}
      <div className="mt-auto border-t border-line pt-3">
        <EventCardCost event={event} ingredients={ingredients} />
        {isDisabled ? (
          <DisabledEventActions key={`enable ${event.id}`} event={event} surroundings={surroundings} />
        ) : (
          <EventCardActions
            key={event.id}
            event={event}
            surroundings={surroundings}
            isRoomy={isRoomy}
            {...actions}
          />
        )}
      </div>
    </>
  );
}

function EventCardDrinks({ drinks }: { drinks: readonly EventDrink[] }) {
  return (
    <ul aria-label="Drinks" className="mb-4 flex flex-wrap gap-1.5 text-sm">
      {drinks.map(({ drinkId, drinkName, quantity }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drink may stand in an event twice.
        <li key={`${drinkId} ${position}`} className="rounded-sm bg-sunken px-2 py-0.5 wrap-anywhere">
          <span className="font-medium tabular-nums">{formatNumber(quantity)}×</span> {drinkName}
        </li>
      ))}
    </ul>
  );
}

type EventCardCostProps = { event: CateringEvent; ingredients: EventContext["ingredients"] };

function EventCardCost({ event, ingredients }: EventCardCostProps) {
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

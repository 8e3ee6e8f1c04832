import type { CateringEvent, EventDrink } from "#shared/events/contract.ts";
import { stockIndicator } from "#shared/events/stock-indicator.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { StatusBadge } from "#web/events/status-badge.tsx";
import { type EventActions, EventCardActions } from "./event-card-actions.tsx";
import { EventCardCost } from "./event-card-cost.tsx";
import { EventCardFacts } from "./event-card-facts.tsx";
import type { EventContext } from "./event-context.ts";
import { ShortStock, StockBadge } from "./stock-note.tsx";

type EventCardProps = EventActions & {
  event: CateringEvent;
  surroundings: EventContext;
  isRoomy: boolean;
};

export function EventCard({ event, surroundings, isRoomy, ...actions }: EventCardProps) {
  const { ingredients, clients, forecast } = surroundings;
  const indicator = stockIndicator(event, ingredients, forecast);
  return (
    <>
      <h3 className="-mt-2.5 min-w-0 text-lg font-semibold">
        <button
          type="button"
          onClick={() => actions.onEdit(event)}
          className="min-h-11 py-2 text-left wrap-anywhere underline-offset-4 hover:underline"
        >
          {event.name}
        </button>
      </h3>
      <div className="mb-3 flex flex-wrap gap-2">
        <StatusBadge status={event.status} />
        <StockBadge indicator={indicator} />
      </div>
      <EventCardFacts event={event} clients={clients} />
      <EventCardDrinks key={`drinks ${event.id}`} drinks={event.drinks} />
      {indicator.state === "short" && <ShortStock key={`short ${event.id}`} lines={indicator.short} />}
      <div className="mt-auto border-t border-line pt-3">
        <EventCardCost event={event} ingredients={ingredients} />
        <EventCardActions
          key={event.id}
          event={event}
          surroundings={surroundings}
          isRoomy={isRoomy}
          {...actions}
        />
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

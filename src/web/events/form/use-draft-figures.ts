import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import type { CateringEvent, PricedEvent } from "#shared/events/contract.ts";
import { costPerGuest, eventCost } from "#shared/events/event-cost.ts";
import { NOT_SAVED, stockForecast } from "#shared/events/stock/reservations.ts";
import { type ShoppingLine, shoppingList } from "#shared/events/stock/shopping-list.ts";
import type { PricedStock } from "#web/ingredients/stock-by-id.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { countOf, draftMoment, draftPlan, type EventForm } from "./event-form.ts";

/** The cost of the event in the form; the real cost once stock was withdrawn. */
export function useDraftCost(form: EventForm, event: PricedEvent | undefined, stock: PricedStock) {
  const [drinks, supplies, guests] = useWatch({
    control: form.control,
    name: ["drinks", "supplies", "guests"],
  });
  const cost = eventCost(
    {
      ...draftPlan({ drinks, supplies }),
      fixedCosts: event?.fixedCosts ?? [],
      stockUse: event?.stockUse ?? [],
      stockState: event?.stockState ?? "planned",
    },
    stock,
  );
  return { ...cost, perGuest: costPerGuest(cost.total, countOf(guests)) };
}

/** The shopping list of the event in the form, after all earlier events. */
export function useDraftShopping(
  form: EventForm,
  event: CateringEvent | undefined,
  events: readonly CateringEvent[],
  stock: PricedStock,
): ShoppingLine[] {
  const [drinks, supplies, date] = useWatch({
    control: form.control,
    name: ["drinks", "supplies", "date"],
  });
  const timeZone = useTimeZone();
  // Its own saved version must not reserve stock against it.
  const forecast = useMemo(
    () =>
      stockForecast(
        events.filter(({ id }) => id !== event?.id),
        stock,
        { now: new Date(), timeZone },
      ),
    [events, event, stock, timeZone],
  );
  const draft = {
    id: event?.id ?? NOT_SAVED,
    date: draftMoment(date, timeZone) || "2100-12-31",
    ...draftPlan({ drinks, supplies }),
  };
  return shoppingList(draft, stock, forecast);
}

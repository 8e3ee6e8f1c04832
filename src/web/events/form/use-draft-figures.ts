import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import type { CateringEvent, PricedEvent } from "#shared/events/contract.ts";
import { costPerGuest, eventCost } from "#shared/events/event-cost.ts";
import { NOT_SAVED, stockForecast } from "#shared/events/stock/reservations.ts";
import { type ShoppingLine, shoppingList } from "#shared/events/stock/shopping-list.ts";
import { costsForGuests, usualFixedCosts } from "#shared/events/usual-costs.ts";
import { usualCostsQuery } from "#web/events/queries.ts";
import type { PricedStock } from "#web/ingredients/stock-by-id.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { countOf, draftMoment, draftPlan, type EventForm } from "./event-form.ts";

/**
 * The fixed costs that the event in the form is saved with: of a new one the usual costs, undefined until they are
 * known; those of a saved one follow its guests, also of an agreed one: more of them need more people behind the bar.
 */
export function useDraftFixedCosts(form: EventForm, event: PricedEvent | undefined) {
  const guests = countOf(useWatch({ control: form.control, name: "guests" }));
  const follows = event?.stockState === "planned" && guests !== event.guests;
  const { data: [usual] = [] } = useQuery({ ...usualCostsQuery, enabled: !event || follows });
  if (!event) return usual && usualFixedCosts(usual.costs, guests);
  if (!follows || !usual) return event.fixedCosts;
  return costsForGuests(event.fixedCosts, usual.costs, { from: event.guests, to: guests });
}

/** The cost of the event in the form; the real cost once stock was withdrawn. */
export function useDraftCost(form: EventForm, event: PricedEvent | undefined, stock: PricedStock) {
  const [drinks, supplies, guests] = useWatch({
    control: form.control,
    name: ["drinks", "supplies", "guests"],
  });
  const fixedCosts = useDraftFixedCosts(form, event) ?? [];
  const cost = eventCost(
    {
      ...draftPlan({ drinks, supplies }),
      fixedCosts,
      stockUse: event?.stockUse ?? [],
      stockState: event?.stockState ?? "planned",
    },
    stock,
  );
  return { ...cost, fixedCosts, perGuest: costPerGuest(cost.total, countOf(guests)) };
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

import type { StockForecast } from "#shared/events/stock/reservations.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import type { Proposal } from "#shared/proposals/contract.ts";
import type { Clock } from "#shared/time/clock.ts";
import type { PricedStock } from "#web/ingredients/stock-by-id.ts";

/** The data that a card and a report need besides the event. */
export type EventContext = {
  ingredients: ReadonlyMap<number, Ingredient>;
  /** The same with their prices; undefined for those who may not see them. */
  priced: PricedStock | undefined;
  clients: ReadonlyMap<number, { name: string }>;
  /** The proposal that was sent last for each event that has one; none for those who may not send them. */
  proposals: ReadonlyMap<number, Proposal>;
  /** The version of an event that says something else than it does now; the same. */
  differing: ReadonlyMap<number, Proposal>;
  forecast: StockForecast;
  clock: Clock;
};

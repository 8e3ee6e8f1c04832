import type { StockForecast } from "#shared/events/stock/reservations.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";

/** The data that a card and a report need besides the event. */
export type EventContext = {
  ingredients: ReadonlyMap<number, Ingredient>;
  clients: ReadonlyMap<number, { name: string }>;
  forecast: StockForecast;
  now: Date;
};

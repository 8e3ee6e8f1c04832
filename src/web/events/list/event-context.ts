import type { StockForecast } from "#shared/events/reservations.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";

/** What a card and a report need besides the event itself. */
export type EventContext = {
  ingredients: ReadonlyMap<number, Ingredient>;
  clients: ReadonlyMap<number, { name: string }>;
  forecast: StockForecast;
};

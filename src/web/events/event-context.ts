import type { StockForecast } from "#shared/events/stock/reservations.ts";
import type { Ingredient, SeenIngredient } from "#shared/ingredients/contract.ts";
import type { Proposal } from "#shared/proposals/contract.ts";

/** The data that a card and a report need besides the event. */
export type EventContext = {
  ingredients: ReadonlyMap<number, SeenIngredient>;
  /** The same with their prices; undefined for those who may not see them. */
  priced: ReadonlyMap<number, Ingredient> | undefined;
  clients: ReadonlyMap<number, { name: string }>;
  /** The proposal of each event that has one; none for those who may not send them. */
  proposals: ReadonlyMap<number, Proposal>;
  forecast: StockForecast;
  now: Date;
};

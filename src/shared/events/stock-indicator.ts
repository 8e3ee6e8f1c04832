import type { CateringEvent } from "./contract.ts";
import { reservingStatuses } from "./enumerations.ts";
import type { StockForecast } from "./reservations.ts";
import { type ShoppingIngredient, type ShoppingLine, shortages } from "./shopping-list.ts";

export type StockIndicator =
  /** Over, cancelled or disabled. */
  | { state: "none" }
  | { state: "withdrawn" }
  | { state: "returned" }
  | { state: "ok" }
  | { state: "short"; short: ShoppingLine[] };

const needsStock = (status: string) =>
  status === "orçamento" || (reservingStatuses as readonly string[]).includes(status);

/** Compares an event's plan with the stock that earlier events leave. */
export function stockIndicator(
  event: Pick<
    CateringEvent,
    "id" | "date" | "status" | "stockWithdrawn" | "stockReturned" | "drinks" | "active"
  >,
  ingredients: ReadonlyMap<number, ShoppingIngredient>,
  forecast: StockForecast,
): StockIndicator {
  if (event.stockWithdrawn === "true") return { state: "withdrawn" };
  if (event.stockReturned) return { state: "returned" };
  if (event.active === "false" || !needsStock(event.status)) return { state: "none" };
  const short = shortages(event, ingredients, forecast);
  return short.length > 0 ? { state: "short", short } : { state: "ok" };
}

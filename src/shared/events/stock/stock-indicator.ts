import type { CateringEvent } from "#shared/events/contract.ts";
import { reservingStatuses } from "#shared/events/enumerations.ts";
import { isUnrecorded } from "#shared/night/unrecorded.ts";
import { isLapsed } from "./lapsed.ts";
import type { StockForecast } from "./reservations.ts";
import { type ShoppingIngredient, type ShoppingLine, shortages } from "./shopping-list.ts";

export type StockIndicator =
  /** Over, cancelled or disabled. */
  | { state: "none" }
  | { state: "withdrawn" }
  | { state: "returned" }
  /** Over and without its withdrawal, which somebody forgot. */
  | { state: "unrecorded" }
  | { state: "unused" }
  | { state: "ok" }
  | { state: "short"; short: ShoppingLine[] };

const needsStock = (status: string) =>
  status === "orçamento" || (reservingStatuses as readonly string[]).includes(status);

/** Compares an event's plan with the stock that earlier events leave. */
export function stockIndicator(
  event: Pick<
    CateringEvent,
    | "id"
    | "date"
    | "status"
    | "stockWithdrawn"
    | "stockReturned"
    | "nothingUsed"
    | "drinks"
    | "supplies"
    | "active"
  >,
  ingredients: ReadonlyMap<number, ShoppingIngredient>,
  forecast: StockForecast,
  now: Date,
): StockIndicator {
  if (event.stockWithdrawn === "true") return { state: "withdrawn" };
  if (event.stockReturned) return { state: "returned" };
  if (event.nothingUsed) return { state: "unused" };
  if (isUnrecorded(event, now)) return { state: "unrecorded" };
  if (event.active === "false" || isLapsed(event.date, now) || !needsStock(event.status))
    return { state: "none" };
  const short = shortages(event, ingredients, forecast);
  return short.length > 0 ? { state: "short", short } : { state: "ok" };
}

import type { CateringEvent } from "#shared/events/contract.ts";
import { reservingStatuses } from "#shared/events/enumerations.ts";
import { stockState } from "#shared/night/stock-state.ts";
import type { Clock } from "#shared/time/clock.ts";
import type { StockForecast } from "./reservations.ts";
import { type ShoppingIngredient, type ShoppingLine, shortages } from "./shopping-list.ts";

export type StockIndicator =
  /** Concluded, cancelled or disabled. */
  | { state: "none" }
  | { state: "out" }
  | { state: "back" }
  /** Over and without its withdrawal, which somebody forgot. */
  | { state: "unrecorded" }
  | { state: "unused" }
  | { state: "ok" }
  | { state: "short"; short: ShoppingLine[] };

const needsStock = (status: string) =>
  status === "orçamento" || (reservingStatuses as readonly string[]).includes(status);

/** SPEC §2: compares the plan of an event, also of a past one, with the stock that earlier events leave. */
export function stockIndicator(
  event: Pick<CateringEvent, "id" | "date" | "status" | "stockState" | "drinks" | "supplies" | "active">,
  ingredients: ReadonlyMap<number, ShoppingIngredient>,
  forecast: StockForecast,
  clock: Clock,
): StockIndicator {
  const state = stockState(event, clock);
  if (state !== "planned") return { state };
  if (event.active === "false" || !needsStock(event.status)) return { state: "none" };
  const short = shortages(event, ingredients, forecast);
  return short.length > 0 ? { state: "short", short } : { state: "ok" };
}

import { exact, rounded, sum } from "#shared/numbers/exact.ts";
import { formatCount, formatMoney } from "#shared/numbers/format.ts";
import type { CateringEvent } from "./contract.ts";
import { startOfDay } from "./local-day.ts";
import type { StockForecast } from "./reservations.ts";
import { type ShoppingIngredient, shoppingTotal } from "./shopping-list.ts";
import { stockIndicator } from "./stock-indicator.ts";

const DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

type Context = {
  ingredients: ReadonlyMap<number, ShoppingIngredient>;
  forecast: StockForecast;
  now: Date;
};

/** "3 eventos em 7 dias · falta comprar R$ 1.240,00 para eles": of the events from today on, without cancelled and disabled ones. */
export function comingWeekText(
  events: readonly CateringEvent[],
  { ingredients, forecast, now }: Context,
): string {
  const from = startOfDay(now);
  const near = events.filter(({ active, status, date }) => {
    const moment = Date.parse(date);
    return active === "true" && status !== "cancelado" && moment >= from && moment < from + DAYS * DAY_MS;
  });
  if (near.length === 0) return "Nenhum evento em 7 dias";
  const missing = near.map((event) => {
    // A quote may never happen: nobody buys for it.
    const indicator =
      event.status === "orçamento" ? undefined : stockIndicator(event, ingredients, forecast, now);
    return exact(indicator?.state === "short" ? shoppingTotal(indicator.short) : 0);
  });
  const price = rounded(sum(missing), 2);
  const count = `${formatCount(near.length, "evento", "eventos")} em 7 dias`;
  return price > 0 ? `${count} · falta comprar ${formatMoney(price)} para eles` : count;
}

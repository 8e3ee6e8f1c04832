import type { CateringEvent } from "#shared/events/contract.ts";
import { saoPauloDayNumber } from "#shared/events/stock/lapsed.ts";
import { type StockForecast, stockForecast } from "#shared/events/stock/reservations.ts";
import { byId } from "#shared/group-by.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { memoizeByObject } from "#shared/memoize-by-object.ts";
import { type PricedStock, pricedById } from "#web/ingredients/stock-by-id.ts";

type StockOutlook = {
  ingredients: ReadonlyMap<number, Ingredient>;
  /** The same with their prices; undefined for those who may not see them. */
  priced: PricedStock | undefined;
  forecast: StockForecast;
  /** The moment of the forecast. */
  now: Date;
};

type Events = readonly CateringEvent[];
type Stock = readonly Ingredient[];

const outlooks = memoizeByObject((events: Events) =>
  memoizeByObject((stock: Stock) => {
    const ingredients = byId(stock);
    const priced = pricedById(stock);
    let latest: StockOutlook | undefined;
    // A page may stay open over midnight, when forgotten events stop to reserve.
    return (now: Date): StockOutlook => {
      if (latest && saoPauloDayNumber(latest.now) === saoPauloDayNumber(now)) return latest;
      latest = { ingredients, priced, forecast: stockForecast(events, ingredients, now), now };
      return latest;
    };
  }),
);

/**
 * The stock by id, and what the events leave of it. Memoized for the dashboard and the event list: walking over a
 * thousand events again would take a third of the switch between them.
 */
export const stockOutlook = (events: Events, stock: Stock, now = new Date()): StockOutlook =>
  outlooks(events)(stock)(now);

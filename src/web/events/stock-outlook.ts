import type { CateringEvent } from "#shared/events/contract.ts";
import { type StockForecast, stockForecast } from "#shared/events/stock/reservations.ts";
import { byId } from "#shared/group-by.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { memoizeByObject } from "#shared/memoize-by-object.ts";
import { type Clock, today } from "#shared/time/clock.ts";
import { type PricedStock, pricedById } from "#web/ingredients/stock-by-id.ts";

type StockOutlook = {
  ingredients: ReadonlyMap<number, Ingredient>;
  /** The same with their prices; undefined for those who may not see them. */
  priced: PricedStock | undefined;
  forecast: StockForecast;
  /** As it was at the forecast. */
  clock: Clock;
};

type Events = readonly CateringEvent[];
type Stock = readonly Ingredient[];

const outlooks = memoizeByObject((events: Events) =>
  memoizeByObject((stock: Stock) => {
    const ingredients = byId(stock);
    const priced = pricedById(stock);
    let latest: StockOutlook | undefined;
    // A page may stay open over midnight, when forgotten events stop to reserve.
    return (clock: Clock): StockOutlook => {
      if (latest?.clock.timeZone === clock.timeZone && today(latest.clock) === today(clock)) return latest;
      latest = { ingredients, priced, forecast: stockForecast(events, ingredients, clock), clock };
      return latest;
    };
  }),
);

/**
 * The stock by id, and what the events leave of it. Memoized for the dashboard and the event list: walking over a
 * thousand events again would take a third of the switch between them.
 */
export const stockOutlook = (events: Events, stock: Stock, clock: Clock): StockOutlook =>
  outlooks(events)(stock)(clock);

import type { CateringEvent } from "#shared/events/contract.ts";
import { type StockForecast, stockForecast } from "#shared/events/reservations.ts";
import { byId } from "#shared/group-by.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { memoizeByObject } from "#web/app/memoize-by-object.ts";

type StockOutlook = { ingredients: ReadonlyMap<number, Ingredient>; forecast: StockForecast };

type Events = readonly CateringEvent[];
type Stock = readonly Ingredient[];

const outlooks = memoizeByObject((events: Events) =>
  memoizeByObject((stock: Stock): StockOutlook => {
    const ingredients = byId(stock);
    return { ingredients, forecast: stockForecast(events, ingredients) };
  }),
);

/**
 * The stock by id, and what the events leave of it. Memoized for the dashboard and the event list: walking over a
 * thousand events again would take a third of the switch between them.
 */
export const stockOutlook = (events: Events, stock: Stock): StockOutlook => outlooks(events)(stock);

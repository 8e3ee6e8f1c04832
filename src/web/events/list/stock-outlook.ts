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
 * The stock by id, and what the events leave of it. Remembered: the dashboard and the events need the same, and to
 * walk over a thousand events again would be a third of what the way between them takes.
 */
export const stockOutlook = (events: Events, stock: Stock): StockOutlook => outlooks(events)(stock);

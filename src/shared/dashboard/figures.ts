import type { CateringEvent } from "#shared/events/contract.ts";
import { type StockStatus, stockStatus } from "#shared/ingredients/stock-status.ts";
import { exact, rounded, sum } from "#shared/numbers/exact.ts";
import { compareTexts } from "#shared/text/compare-texts.ts";

type Listed = Pick<CateringEvent, "id" | "date" | "status" | "active">;

/** Whether somebody still has to be there: what was disabled or cancelled does not stand in the way of what comes. */
export const isOnAgenda = ({ active, status }: Pick<CateringEvent, "active" | "status">): boolean =>
  active === "true" && status !== "cancelado";

/** Those whose moment is still to come, the next first. */
export const upcomingEvents = <E extends Listed>(events: readonly E[], now: Date): E[] =>
  events
    .filter((event) => isOnAgenda(event) && Date.parse(event.date) > now.getTime())
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date) || a.id - b.id);

type Stocked = { name: string; quantity: number; minQuantity: number };

const urgency: Record<StockStatus, number> = { sem: 0, baixo: 1, atencao: 2, normal: 3 };

/** What somebody has to look after, with why: the worst first, each part by name. */
export const needsAttention = <I extends Stocked>(
  ingredients: readonly I[],
): { ingredient: I; status: StockStatus }[] =>
  ingredients
    .map((ingredient) => ({ ingredient, status: stockStatus(ingredient) }))
    .filter(({ status }) => status !== "normal")
    .sort(
      (a, b) => urgency[a.status] - urgency[b.status] || compareTexts(a.ingredient.name, b.ingredient.name),
    );

/** The card counts what is confirmed or being planned, whenever it is. */
export const openEvents = <E extends Pick<CateringEvent, "status" | "active">>(events: readonly E[]): E[] =>
  events.filter(
    ({ active, status }) => active === "true" && (status === "confirmado" || status === "planejamento"),
  );

/** How many ingredients are in each status; those in none of them are counted too, as 0. */
export function stockCounters(
  ingredients: readonly { quantity: number; minQuantity: number }[],
): Record<StockStatus, number> {
  const counters = { normal: 0, atencao: 0, baixo: 0, sem: 0 };
  for (const ingredient of ingredients) counters[stockStatus(ingredient)] += 1;
  return counters;
}

/** What the whole stock is worth: each ingredient's price is that of all there is of it. */
export const totalStockValue = (ingredients: readonly { pricePerUnit: string }[]): number =>
  rounded(sum(ingredients.map(({ pricePerUnit }) => exact(pricePerUnit))), 2);

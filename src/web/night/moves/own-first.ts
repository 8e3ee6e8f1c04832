import type { CateringEvent } from "#shared/events/contract.ts";
import { plannedLines } from "#shared/events/stock/planned-stock.ts";

/** The ingredients that an event plans or took before all others, each in their order. */
export function ownFirst<I extends { id: number }>(
  ingredients: readonly I[],
  event: Pick<CateringEvent, "drinks" | "supplies" | "stockUse">,
): I[] {
  const own = new Set([...plannedLines(event), ...event.stockUse].map(({ ingredientId }) => ingredientId));
  return ingredients.toSorted((a, b) => Number(own.has(b.id)) - Number(own.has(a.id)));
}

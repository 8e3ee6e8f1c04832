import type { SeenEvent } from "#shared/events/contract.ts";

/** The ingredients that an event plans or took before all others, each in their order. */
export function ownFirst<I extends { id: number }>(
  ingredients: readonly I[],
  { drinks, stockUse }: Pick<SeenEvent, "drinks" | "stockUse">,
): I[] {
  const own = new Set(
    [...drinks.flatMap((drink) => drink.ingredients), ...stockUse].map(({ ingredientId }) => ingredientId),
  );
  return ingredients.toSorted((a, b) => Number(own.has(b.id)) - Number(own.has(a.id)));
}

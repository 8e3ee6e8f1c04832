import type { EventCount } from "./contract.ts";

type Said = Pick<EventCount, "ingredientId" | "guestsPresent" | "ranOut">;

/** The ingredients that were gone before the end, by what was said last of each. */
export function ranOutIn(counts: readonly Said[]): ReadonlySet<number> {
  const gone = new Set<number>();
  for (const { ingredientId, ranOut } of counts) {
    if (ingredientId === null || typeof ranOut !== "boolean") continue;
    if (ranOut) gone.add(ingredientId);
    else gone.delete(ingredientId);
  }
  return gone;
}

/** How many guests came, as said last; null if that was taken back, undefined if nobody has said it. */
export const guestsPresentIn = (counts: readonly Said[]): number | null | undefined =>
  counts.findLast(({ ingredientId, guestsPresent }) => ingredientId === null && guestsPresent !== undefined)
    ?.guestsPresent;

import { proposedCount } from "#shared/events/proposed-count.ts";

type Planned = {
  count: number;
  /** The number of guests when the count was proposed. */
  guestsBefore: number;
};

/**
 * Tells of each count of a menu whether nobody has typed it, as far as that can be known: it is one for each guest, or
 * the whole menu is what one level of a suggestion makes it.
 */
export function untypedCounts(menu: readonly Planned[], levels: readonly (readonly number[])[]): boolean[] {
  const isSuggested = levels.some((counts) => menu.every(({ count }, index) => counts[index] === count));
  return menu.map(({ count, guestsBefore }) => isSuggested || count === proposedCount(guestsBefore));
}

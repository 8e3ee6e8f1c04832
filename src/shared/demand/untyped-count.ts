import { proposedCount } from "#shared/events/proposed-count.ts";

/**
 * True of a count that nobody has typed, as far as it can be told: it is one for each guest of the time when it was
 * proposed, or what the drink is given by a suggestion.
 */
export const isUntyped = (
  count: number,
  { guestsBefore, suggested }: { guestsBefore: number; suggested: readonly number[] },
): boolean => count === proposedCount(guestsBefore) || suggested.includes(count);

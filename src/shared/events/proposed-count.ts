import { LARGEST_COUNT } from "#shared/numbers/amount.ts";

/** How many of a drink to begin with: one for every guest, until somebody knows better. */
export const proposedCount = (guests: number): number => guests || 1;

/** Whether so many drinks are still what was proposed for the guests there were before, and there are others now. */
export const isForOtherGuests = (drinks: number, guests: { before: number; now: number }): boolean =>
  drinks === proposedCount(guests.before) &&
  drinks !== guests.now &&
  guests.now >= 1 &&
  guests.now <= LARGEST_COUNT;

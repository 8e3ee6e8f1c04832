import { LARGEST_COUNT } from "#shared/numbers/largest.ts";

/** The initial count of a new drink: one per guest. */
export const proposedCount = (guests: number): number => guests || 1;

/**
 * True if the count is still the proposal for the previous number of guests, and that number has changed to a valid
 * one.
 */
export const isForOtherGuests = (drinks: number, guests: { before: number; now: number }): boolean =>
  drinks === proposedCount(guests.before) &&
  drinks !== guests.now &&
  guests.now >= 1 &&
  guests.now <= LARGEST_COUNT;

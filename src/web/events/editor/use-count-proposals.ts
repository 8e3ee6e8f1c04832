import { useState } from "react";

export type CountProposals = {
  /** The number of guests when the drink's count was last proposed. */
  guestsBefore: (drinkId: number) => number;
  note: (drinkIds: readonly number[], guests: number) => void;
};

/**
 * Remembers for how many guests drinks were added or adjusted; other drinks count as planned for the saved number.
 */
export function useCountProposals(savedGuests = 0): CountProposals {
  const [guests, setGuests] = useState<ReadonlyMap<number, number>>(new Map());

  return {
    guestsBefore: (drinkId) => guests.get(drinkId) ?? savedGuests,
    note: (drinkIds, count) =>
      setGuests((before) => new Map([...before, ...drinkIds.map((id) => [id, count] as const)])),
  };
}

import { useState } from "react";

export type CountProposals = {
  /** The guests there were when the number of a drink was last proposed. */
  guestsBefore: (drinkId: number) => number;
  note: (drinkIds: readonly number[], guests: number) => void;
};

/** For how many guests drinks were added or adjusted; what was there before counts as planned for the saved ones. */
export function useCountProposals(savedGuests = 0): CountProposals {
  const [guests, setGuests] = useState<ReadonlyMap<number, number>>(new Map());

  return {
    guestsBefore: (drinkId) => guests.get(drinkId) ?? savedGuests,
    note: (drinkIds, count) =>
      setGuests((before) => new Map([...before, ...drinkIds.map((id) => [id, count] as const)])),
  };
}

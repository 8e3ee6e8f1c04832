import { useCallback, useState } from "react";

export type UnfoldedDrinks = {
  isUnfolded: (drinkId: number) => boolean;
  /** Stays so, whatever is added afterwards. */
  unfold: (drinkId: number, isUnfolded: boolean) => void;
  noteAdded: (drinkId: number) => void;
};

/** Which drinks show their lines: the last one added, and the others on demand. */
export function useUnfoldedDrinks(): UnfoldedDrinks {
  const [lastAdded, setLastAdded] = useState<number>();
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map());

  return {
    isUnfolded: (drinkId) => chosen.get(drinkId) ?? drinkId === lastAdded,
    unfold: useCallback(
      (drinkId, isUnfolded) => setChosen((before) => new Map(before).set(drinkId, isUnfolded)),
      [],
    ),
    noteAdded: (drinkId) => {
      setLastAdded(drinkId);
      // It may have been in the event before, and taken away.
      setChosen((before) => new Map([...before].filter(([id]) => id !== drinkId)));
    },
  };
}

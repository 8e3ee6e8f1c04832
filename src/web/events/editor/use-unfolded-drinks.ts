import { useCallback, useState } from "react";

export type UnfoldedDrinks = {
  isUnfolded: (drinkId: number) => boolean;
  /** The choice stays when more drinks are added. */
  unfold: (drinkId: number, isUnfolded: boolean) => void;
  noteAdded: (drinkId: number) => void;
};

/** The drinks that show their lines: the last one added, and any the user opens. */
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
      // The drink may have been in the event before.
      setChosen((before) => new Map([...before].filter(([id]) => id !== drinkId)));
    },
  };
}

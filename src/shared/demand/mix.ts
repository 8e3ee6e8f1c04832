import type { Party } from "./party.ts";

/** How much a drink is asked for beside the others of a menu: 1 for one that nobody knows yet. */
export type Popularity = (drinkId: number) => number;

/**
 * What parties teach of the mix, with the drinks numbered from 0: a report goes through it once per event, so that it
 * is kept in flat lists. The drinks of a party go from its start to the start of the next one.
 */
export type MixLessons = {
  numbers: ReadonlyMap<number, number>;
  starts: number[];
  drinks: number[];
  shares: number[];
  /** Of a drink that ran out nobody knows how much more was asked for. */
  isLearned: boolean[];
};

/** A drink's popularity before any party is known counts as so many parties. */
const PRIOR_PARTIES = 2;
const SWEEPS = 3;

export function mixLessons(parties: readonly Pick<Party, "drinks" | "served">[]): MixLessons {
  const numbers = new Map<number, number>();
  const numberOf = (drinkId: number) => {
    if (!numbers.has(drinkId)) numbers.set(drinkId, numbers.size);
    return numbers.get(drinkId) as number;
  };
  const lessons: Omit<MixLessons, "numbers"> = { starts: [], drinks: [], shares: [], isLearned: [] };
  for (const { drinks, served } of parties) {
    lessons.starts.push(lessons.drinks.length);
    for (const { drinkId, served: own, ranOut } of drinks) {
      lessons.drinks.push(numberOf(drinkId));
      lessons.shares.push(own / served);
      lessons.isLearned.push(!ranOut);
    }
  }
  return { numbers, ...lessons };
}

/**
 * Learns the popularity of each drink from its share among the drinks it was served with. Menus differ, so that a
 * share says something only together with the popularity of the others: hence several sweeps.
 */
export function popularity(
  { numbers, starts, drinks, shares, isLearned }: MixLessons,
  leftOut?: number,
): Popularity {
  let known = Array.from({ length: numbers.size }, () => 1);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const sums = known.map(() => PRIOR_PARTIES);
    const counts = known.map(() => PRIOR_PARTIES);
    for (let party = 0; party < starts.length; party++) {
      if (party === leftOut) continue;
      const [start, end] = [starts[party] as number, starts[party + 1] ?? drinks.length];
      let together = 0;
      for (let one = start; one < end; one++) together += known[drinks[one] as number] as number;
      for (let one = start; one < end; one++) {
        if (!isLearned[one]) continue;
        const drink = drinks[one] as number;
        sums[drink] = (sums[drink] as number) + (shares[one] as number) * together;
        counts[drink] = (counts[drink] as number) + 1;
      }
    }
    known = sums.map((sum, drink) => sum / (counts[drink] as number));
  }
  return (drinkId) => known[numbers.get(drinkId) ?? -1] ?? 1;
}

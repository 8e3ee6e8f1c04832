import type { Party } from "./party.ts";

/** How much a drink is asked for beside the others of a menu: 1 for one that nobody knows yet. */
export type Popularity = (drinkId: number) => number;

type LearnedDrink = { drink: number; share: number; isLearned: boolean };
/** What parties teach of the mix, with the drinks numbered from 0: a report goes through it once per event. */
export type MixLessons = { numbers: ReadonlyMap<number, number>; parties: LearnedDrink[][] };

/** A drink's popularity before any party is known counts as so many parties. */
const PRIOR_PARTIES = 2;
const SWEEPS = 3;

export function mixLessons(parties: readonly Pick<Party, "drinks" | "served">[]): MixLessons {
  const numbers = new Map<number, number>();
  const numberOf = (drinkId: number) => {
    if (!numbers.has(drinkId)) numbers.set(drinkId, numbers.size);
    return numbers.get(drinkId) as number;
  };
  return {
    numbers,
    parties: parties.map(({ drinks, served }) =>
      drinks.map(({ drinkId, served: own, ranOut }) => ({
        drink: numberOf(drinkId),
        share: own / served,
        // Of a drink that ran out nobody knows how much more was asked for.
        isLearned: !ranOut,
      })),
    ),
  };
}

/**
 * Learns the popularity of each drink from its share among the drinks it was served with. Menus differ, so that a
 * share says something only together with the popularity of the others: hence several sweeps.
 */
export function popularity({ numbers, parties }: MixLessons, leftOut?: number): Popularity {
  const lessons = parties.filter((_party, index) => index !== leftOut);
  let known = Array.from({ length: numbers.size }, () => 1);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const sums = known.map(() => PRIOR_PARTIES);
    const counts = known.map(() => PRIOR_PARTIES);
    for (const drinks of lessons) {
      let together = 0;
      for (const { drink } of drinks) together += known[drink] as number;
      for (const { drink, share, isLearned } of drinks) {
        if (!isLearned) continue;
        sums[drink] = (sums[drink] as number) + share * together;
        counts[drink] = (counts[drink] as number) + 1;
      }
    }
    known = sums.map((sum, drink) => sum / (counts[drink] as number));
  }
  return (drinkId) => known[numbers.get(drinkId) ?? -1] ?? 1;
}

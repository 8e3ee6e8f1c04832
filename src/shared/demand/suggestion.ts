import type { EventType } from "#shared/events/enumerations.ts";
import { studentQuantile } from "#shared/numbers/distributions.ts";
import { splitWhole } from "#shared/numbers/largest-remainder.ts";
import { mixLessons, type Popularity, popularity } from "./mix.ts";
import type { Party } from "./party.ts";
import { type LearnedThirst, learnThirst, type Thirst } from "./thirst.ts";

export const suggestionLevels = ["na_medida", "com_folga", "farta"] as const;
export type SuggestionLevel = (typeof suggestionLevels)[number];

/** The share of parties that drink no more than the suggestion. */
const enoughFor: Record<SuggestionLevel, number> = { na_medida: 0.5, com_folga: 0.8, farta: 0.95 };
/** Of ten parties, eight need an amount between the two. */
const EIGHT_OF_TEN = 0.9;
/** What children's parties drink of what others do, as long as a company has held none. */
const CHILDREN = 0.5;

/** What a company has learned from its parties. */
export type Lessons = {
  parties: readonly Pick<Party, "type">[];
  thirst: LearnedThirst;
  popularity: Popularity;
};

export const learn = (parties: readonly Omit<Party, "event">[]): Lessons => ({
  parties,
  thirst: learnThirst(parties),
  popularity: popularity(mixLessons(parties)),
});

export type PlannedParty = { guests: number; hours: number; type: EventType; drinkIds: readonly number[] };

export type Suggestion = {
  /** Drinks per guest and hour that it rests on. */
  rate: number;
  /** What the level adds to it: 1 for `na_medida`. */
  margin: number;
  /** No children's party is known: half of what other parties drink. */
  isHalvedForChildren: boolean;
  total: number;
  /** For each drink of the menu. */
  drinks: { count: number; share: number; range: { from: number; to: number } }[];
};

/** How much to take to a party; undefined without guests or drinks. */
export function suggest(
  lessons: Lessons,
  party: PlannedParty,
  level: SuggestionLevel,
): Suggestion | undefined {
  const { guests, hours, type, drinkIds } = party;
  if (guests <= 0 || hours <= 0 || drinkIds.length === 0) return undefined;
  const thirst = lessons.thirst.of(type);
  const isHalvedForChildren =
    type === "festa_infantil" && !lessons.parties.some((one) => one.type === "festa_infantil");
  const expected = guests * hours * Math.exp(thirst.mean) * (isHalvedForChildren ? CHILDREN : 1);
  const margin = marginFor(thirst, enoughFor[level]);
  const shares = sharesOf(lessons.popularity, drinkIds);
  const total = Math.max(Math.round(expected * margin), drinkIds.length);
  const spread = marginFor(thirst, EIGHT_OF_TEN);
  const counts = splitWhole(total, shares);
  return {
    rate: Math.exp(thirst.mean),
    margin,
    isHalvedForChildren,
    total,
    drinks: shares.map((share, index) => ({
      count: counts[index] as number,
      share,
      range: {
        from: Math.max(Math.round((expected / spread) * share), 1),
        to: Math.max(Math.round(expected * spread * share), 1),
      },
    })),
  };
}

/** The factor on the expected amount that is enough with so great a probability. */
function marginFor({ spread, meanWeight, spreadWeight }: Thirst, probability: number): number {
  if (probability === 0.5) return 1;
  const sigma = Math.sqrt(spread ** 2 * (1 + 1 / meanWeight));
  return Math.exp(studentQuantile(probability, spreadWeight) * sigma);
}

/** The share of each drink of a menu; a drink that stands there twice has its share in two parts. */
function sharesOf(popularityOf: Popularity, drinkIds: readonly number[]): number[] {
  const weights = drinkIds.map(
    (drinkId) => popularityOf(drinkId) / drinkIds.filter((other) => other === drinkId).length,
  );
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}

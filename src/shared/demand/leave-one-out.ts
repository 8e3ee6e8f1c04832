import { mixLessons, popularity } from "./mix.ts";
import type { Party } from "./party.ts";
import { suggest } from "./suggestion.ts";
import { learnThirst } from "./thirst.ts";

/** What a party served, and what it would have been told to take by three ways of planning. */
export type ComparedParty = {
  party: Party;
  perGuest: number;
  planned: number;
  /** By what the other parties teach. */
  suggested: number;
  errors: Errors;
};

/** How far each way of planning is from what was served, as a share of it, over all drinks. */
export type Errors = { perGuest: number; planned: number; suggested: number };

/** Compares each party with plans for it that do not know it. */
export function compareParties(parties: readonly Party[]): ComparedParty[] {
  const compare = comparison(parties);
  return parties.map((_party, index) => compare(index));
}

/** The same for one of them at a time: of a thousand, a page does some whenever it is idle. */
export function comparison(parties: readonly Party[]): (index: number) => ComparedParty {
  const lessons = mixLessons(parties);
  return (index) => {
    const party = parties[index] as Party;
    const others = parties.toSpliced(index, 1);
    const { event, hours, type, drinks } = party;
    // As many as were expected when it was planned.
    const guests = event.guests || party.guests;
    const suggestion = suggest(
      { parties: others, thirst: learnThirst(others), popularity: popularity(lessons, index) },
      { guests, hours, type, drinkIds: drinks.map(({ drinkId }) => drinkId) },
      "na_medida",
    );
    const suggested = suggestion?.drinks.map(({ count }) => count) ?? [];
    const perGuest = drinks.map(() => guests);
    const planned = drinks.map((drink) => drink.planned);
    return {
      party,
      perGuest: total(perGuest),
      planned: total(planned),
      suggested: total(suggested),
      errors: {
        perGuest: errorOf(party, perGuest),
        planned: errorOf(party, planned),
        suggested: errorOf(party, suggested),
      },
    };
  };
}

/** The mean of each error; undefined without a party. */
export function meanErrors(compared: readonly ComparedParty[]): Errors | undefined {
  if (compared.length === 0) return undefined;
  const mean = (of: keyof Errors) => total(compared.map(({ errors }) => errors[of])) / compared.length;
  return { perGuest: mean("perGuest"), planned: mean("planned"), suggested: mean("suggested") };
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const errorOf = ({ drinks, served }: Party, counts: readonly number[]): number =>
  total(drinks.map((drink, index) => Math.abs((counts[index] ?? 0) - drink.served))) / served;

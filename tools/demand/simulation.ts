import type { Party } from "#shared/demand/party.ts";
import { learn, suggest } from "#shared/demand/suggestion.ts";

const COMPANIES = 200;
const DRINKS = 12;
const KNOWN = [0, 1, 2, 3, 5, 10, 30];
/** Drinks on a menu. */
const MENU = { least: 4, most: 6 };
/** Standard deviations of logarithms: thirst by company, by type and by party, popularity by company and by party. */
const NOISE = { company: 0.2, type: 0.1, party: 0.25, popularity: 0.4, taste: 0.1 };
const TYPES = ["casamento", "corporativo", "aniversario"] as const;

type Random = { uniform: () => number; normal: () => number };
type MadeUpParty = Omit<Party, "event">;

/**
 * Prints how far suggested quantities are from what is drunk, over made-up companies that differ in thirst
 * and in what their guests like, beside one of each drink per guest. The error is the sum of what is too much and what
 * is missing of each drink, as a share of all that was drunk.
 */
export function simulate(): void {
  const random = randomNumbers(1);
  // The same parties in each line: only what is known before them differs.
  const companies = Array.from({ length: COMPANIES }, () => {
    const nextParty = madeUpCompany(random);
    return { party: nextParty(), before: Array.from({ length: Math.max(...KNOWN) }, nextParty) };
  });
  console.log("parties before   suggested   one per guest");
  for (const known of KNOWN) {
    const errors = companies.map(({ party, before }) => {
      const menu = { ...party, drinkIds: party.drinks.map(({ drinkId }) => drinkId) };
      const suggestion = suggest(learn(before.slice(0, known)), menu, "na_medida");
      const counts = suggestion?.drinks.map(({ count }) => count) ?? [];
      const perGuest = counts.map(() => party.guests);
      return { suggested: errorOf(party, counts), perGuest: errorOf(party, perGuest) };
    });
    const mean = (of: "suggested" | "perGuest") =>
      (errors.reduce((sum, one) => sum + one[of], 0) / COMPANIES).toFixed(2);
    console.log(
      `${String(known).padStart(14)}${mean("suggested").padStart(12)}${mean("perGuest").padStart(16)}`,
    );
  }
}

const errorOf = ({ drinks, served }: MadeUpParty, counts: readonly number[]): number =>
  drinks.reduce((sum, drink, index) => sum + Math.abs((counts[index] ?? 0) - drink.served), 0) / served;

/** A function that holds the next party of a company. */
function madeUpCompany({ uniform, normal }: Random): () => MadeUpParty {
  const thirst = Math.log(0.75) + NOISE.company * normal();
  const types = TYPES.map((type) => ({ type, more: NOISE.type * normal() }));
  const bar = Array.from({ length: DRINKS }, (_, drinkId) => ({
    drinkId,
    popularity: Math.exp(NOISE.popularity * normal()),
  }));
  return () => {
    const [{ type, more } = { type: TYPES[0], more: 0 }] = shuffled(types, uniform);
    const guests = 40 + Math.floor(uniform() * 200);
    const hours = 4 + Math.floor(uniform() * 3);
    const served = guests * hours * Math.exp(thirst + more + NOISE.party * normal());
    const menu = shuffled(bar, uniform)
      .slice(0, MENU.least + Math.floor(uniform() * (MENU.most - MENU.least + 1)))
      .map(({ drinkId, popularity }) => ({
        drinkId,
        wanted: popularity * Math.exp(NOISE.taste * normal()),
      }));
    const sum = menu.reduce((total, { wanted }) => total + wanted, 0);
    const drinks = menu.map(({ drinkId, wanted }) => ({
      drinkId,
      planned: guests,
      served: (served * wanted) / sum,
      ranOut: false,
    }));
    return { type, guests, hours, drinks, served, ranOut: false };
  };
}

const shuffled = <T>(items: readonly T[], uniform: () => number): T[] =>
  items
    .map((item) => ({ item, key: uniform() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);

/** The same numbers in each run (a linear congruential generator). */
function randomNumbers(seed: number): Random {
  let state = seed;
  const uniform = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
  const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  return { uniform, normal };
}

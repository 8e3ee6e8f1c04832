import type { EventType } from "#shared/events/enumerations.ts";
import { groupBy } from "#shared/group-by.ts";
import type { Party } from "./party.ts";
import { atLeast } from "./run-out.ts";

/**
 * What is known of the logarithm of drinks per guest and hour: its mean and spread, and the number of events that
 * each of the two counts as (a conjugate normal model; decision 33).
 */
export type Thirst = { mean: number; spread: number; meanWeight: number; spreadWeight: number };

/** Drinks per guest and hour, as the trade reckons before any own party is known. */
export const MARKET_RATE = 0.75;

const PRIOR_WEIGHTS = { meanWeight: 2, spreadWeight: 4 };
const market: Thirst = { mean: Math.log(MARKET_RATE), spread: 0.3, ...PRIOR_WEIGHTS };
/** An event that is further from what was expected is taken to be so far: one wrong count moves little. */
const FURTHEST = Math.log(3);

type Observed = Pick<Party, "served" | "guests" | "hours" | "ranOut">;

/** The thirst at a company's parties, and at those of a type. */
export type LearnedThirst = { ofCompany: Thirst; of: (type: EventType) => Thirst };

export function learnThirst(parties: readonly (Observed & { type: EventType })[]): LearnedThirst {
  const ofCompany = updated(market, parties);
  const prior = { ...ofCompany, ...PRIOR_WEIGHTS };
  const byType = groupBy(parties, ({ type }) => type);
  return { ofCompany, of: (type) => updated(prior, byType.get(type) ?? []) };
}

/** What is known after some more parties. */
function updated(prior: Thirst, parties: readonly Observed[]): Thirst {
  const logRate = ({ served, guests, hours }: Observed) =>
    Math.min(Math.max(Math.log(served / (guests * hours)), prior.mean - FURTHEST), prior.mean + FURTHEST);
  const measured = parties.filter(({ ranOut }) => !ranOut).map(logRate);
  const ofOthers = posterior(prior, measured);
  const ranOut = parties.filter((party) => party.ranOut).map((party) => atLeast(logRate(party), ofOthers));
  return ranOut.length > 0 ? posterior(prior, [...measured, ...ranOut]) : ofOthers;
}

function posterior(prior: Thirst, rates: readonly number[]): Thirst {
  const count = rates.length;
  if (count === 0) return prior;
  const average = rates.reduce((sum, rate) => sum + rate, 0) / count;
  const meanWeight = prior.meanWeight + count;
  const spreadWeight = prior.spreadWeight + count;
  const squares =
    prior.spreadWeight * prior.spread ** 2 +
    rates.reduce((sum, rate) => sum + (rate - average) ** 2, 0) +
    (prior.meanWeight * count * (average - prior.mean) ** 2) / meanWeight;
  return {
    mean: (prior.meanWeight * prior.mean + count * average) / meanWeight,
    spread: Math.sqrt(squares / spreadWeight),
    meanWeight,
    spreadWeight,
  };
}

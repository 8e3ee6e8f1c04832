import { groupBy } from "#shared/group-by.ts";
import type { Loss } from "#shared/ingredients/contract.ts";
import { type Exact, exact, rounded, sum } from "#shared/numbers/exact.ts";
import { roundedParts } from "#shared/numbers/rounded-parts.ts";
import { compareTexts } from "#shared/text/compare-texts.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import { monthOf } from "./monthly-figures.ts";

type Lost = Pick<Loss, "ingredientId" | "ingredientName" | "eventId" | "eventName" | "cost" | "createdAt">;

export type LostGroup = {
  name: string;
  /** In reais. */
  cost: number;
  /** How often something was lost. */
  count: number;
};

export type LossReport = {
  cost: number;
  /** The dearest first; what was lost at no event is one of them. */
  byEvent: LostGroup[];
  byIngredient: LostGroup[];
  /** In order of time: "2026-12". */
  byMonth: LostGroup[];
};

export const NO_EVENT = "Fora de eventos";

/** What was lost, by event, ingredient and month, each of which adds up to the same sum. */
export function lossReport(losses: readonly Lost[], timeZone: TimeZone): LossReport {
  return {
    cost: rounded(costOf(losses), 2),
    byEvent: dearestFirst(
      groups(
        losses,
        ({ eventId }) => eventId,
        ({ eventName, eventId }) => (eventId === null ? NO_EVENT : (eventName ?? `Evento ${eventId}`)),
      ),
    ),
    byIngredient: dearestFirst(
      groups(
        losses,
        ({ ingredientId }) => ingredientId,
        (one) => one.ingredientName,
      ),
    ),
    byMonth: groups(
      losses,
      ({ createdAt }) => monthOf(createdAt, timeZone),
      ({ createdAt }) => monthOf(createdAt, timeZone),
    ).sort((a, b) => compareTexts(a.name, b.name)),
  };
}

const costOf = (losses: readonly Lost[]): Exact => sum(losses.map(({ cost }) => exact(cost)));

function groups<Key>(
  losses: readonly Lost[],
  keyOf: (loss: Lost) => Key,
  nameOf: (loss: Lost) => string,
): LostGroup[] {
  const all = [...groupBy(losses, keyOf).values()];
  const costs = roundedParts(all.map(costOf));
  return all.map((own, index) => ({
    name: nameOf(own[0] as Lost),
    cost: costs[index] ?? 0,
    count: own.length,
  }));
}

const dearestFirst = (all: LostGroup[]): LostGroup[] =>
  all.sort((a, b) => b.cost - a.cost || compareTexts(a.name, b.name));

import { groupBy } from "#shared/group-by.ts";
import type { Loss } from "#shared/ingredients/contract.ts";
import { exact, rounded, sum } from "#shared/numbers/exact.ts";
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

/** What was lost, by event, ingredient and month. Each sum is rounded once. */
export function lossReport(losses: readonly Lost[], timeZone: TimeZone): LossReport {
  return {
    cost: costOf(losses),
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

const costOf = (losses: readonly Lost[]): number => rounded(sum(losses.map(({ cost }) => exact(cost))), 2);

const groups = <Key>(
  losses: readonly Lost[],
  keyOf: (loss: Lost) => Key,
  nameOf: (loss: Lost) => string,
): LostGroup[] =>
  [...groupBy(losses, keyOf).values()].map((own) => ({
    name: nameOf(own[0] as Lost),
    cost: costOf(own),
    count: own.length,
  }));

const dearestFirst = (all: LostGroup[]): LostGroup[] =>
  all.sort((a, b) => b.cost - a.cost || compareTexts(a.name, b.name));

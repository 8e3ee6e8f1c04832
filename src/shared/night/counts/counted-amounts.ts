import { groupBy } from "#shared/group-by.ts";
import { type Exact, exact, plus, rounded, sum, times } from "#shared/numbers/exact.ts";
import type { EventCount } from "./contract.ts";
import { type LossField, perLossField } from "./loss-fields.ts";

type Counted = Pick<EventCount, "ingredientId" | "closed" | "openTenths" | "packQuantity" | LossField>;

/** What all counts of an ingredient add up to. */
export type CountedSum = {
  /** In packs. */
  closed: number;
  /** The open packs that are left after corrections, in tenths, the fullest first. */
  openTenths: number[];
  /** Outside of packs; in the stock unit, like every amount below and the losses. */
  loose: number;
  /** All that comes back: closed packs, open packs and loose amounts. */
  back: number;
  /** Without the open ones, of which only the level is known. */
  measured: number;
} & Record<LossField, number>;

export const NOTHING_COUNTED: CountedSum = {
  closed: 0,
  openTenths: [],
  loose: 0,
  ...perLossField(() => 0),
  back: 0,
  measured: 0,
};

/** Adds counts up by ingredient, in whatever order they came. */
export const countedAmounts = (counts: readonly Counted[]): Map<number, CountedSum> =>
  new Map(
    [...groupBy(counts, ({ ingredientId }) => ingredientId)].flatMap(([id, own]) =>
      id === null ? [] : [[id, summedCounts(own)]],
    ),
  );

function summedCounts(counts: readonly Counted[]): CountedSum {
  const total = (amount: (count: Counted) => number | Exact) =>
    rounded(sum(counts.map((count) => exactly(amount(count)))), 2);
  return {
    closed: total(({ closed, packQuantity }) => (packQuantity === null ? 0 : closed)),
    loose: total(({ closed, packQuantity }) => (packQuantity === null ? closed : 0)),
    openTenths: openPacks(counts.flatMap(({ openTenths }) => openTenths)),
    ...perLossField((field) => total((count) => count[field])),
    // Each with the pack of its time, and rounded once: ten bottles of a tenth are one bottle.
    back: total(contents),
    measured: total((count) => contents({ ...count, openTenths: [] })),
  };
}

const exactly = (amount: number | Exact): Exact => (typeof amount === "number" ? exact(amount) : amount);

const TENTH = exact("0.1");

function contents({ closed, openTenths, packQuantity }: Counted): Exact {
  const open = times(exact(openTenths.reduce((a, b) => a + b, 0)), TENTH);
  return times(plus(exact(closed), open), exact(packQuantity ?? 1));
}

/** Takes away the open packs that were corrected; a correction without its pack stays, as what is too much. */
function openPacks(tenths: readonly number[]): number[] {
  const packs = new Map<number, number>();
  for (const level of tenths) {
    const size = Math.abs(level);
    packs.set(size, (packs.get(size) ?? 0) + Math.sign(level));
  }
  return [...packs]
    .flatMap(([size, times]) => Array.from({ length: Math.abs(times) }, () => Math.sign(times) * size))
    .sort((a, b) => b - a);
}

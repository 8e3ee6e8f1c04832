import { type Exact, exact, isLess, minus, plus, rounded, ZERO } from "#shared/numbers/exact.ts";

type Counted = { id: number; quantityDelta: number };

const lesser = (one: Exact, other: Exact) => (isLess(one, other) ? one : other);
const greater = (one: Exact, other: Exact) => (isLess(one, other) ? other : one);

/**
 * Nets the counts of one ingredient in one unit, oldest first: a surplus cancels the shortages that follow it, and what
 * is left of it those before, newest first, since what was found again was not lost. Answers what is left of each
 * shortage, by its id.
 */
export function netShortages(counts: readonly Counted[]): Map<number, number> {
  let run = ZERO;
  let low = ZERO;
  const steps = counts.map(({ id, quantityDelta }) => {
    const before = low;
    run = plus(run, exact(quantityDelta));
    low = lesser(low, run);
    return { id, before, low };
  });
  // No more than this is missing in the end: deeper levels were found again.
  const deepest = lesser(ZERO, run);
  return new Map(
    steps.flatMap((step) => {
      const missing = rounded(minus(greater(step.before, deepest), greater(step.low, deepest)), 2);
      return missing > 0 ? [[step.id, missing] as const] : [];
    }),
  );
}

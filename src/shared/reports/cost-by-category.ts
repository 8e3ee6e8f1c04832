import { addTo, type Exact, rounded, sum } from "#shared/numbers/exact.ts";
import { compareTexts } from "#shared/text/compare-texts.ts";
import type { EventFigures } from "./event-figures.ts";

export type CategoryCost = {
  category: string;
  cost: number;
  /** Whole numbers that add up to 100. */
  percentage: number;
};

/** Ingredient costs of all events by category, the highest first. */
export function costByCategory(figures: readonly Pick<EventFigures, "byCategory">[]): CategoryCost[] {
  const costs = new Map<string, Exact>();
  for (const { byCategory } of figures) {
    for (const [category, cost] of byCategory) addTo(costs, category, cost);
  }
  const rows = [...costs]
    .map(([category, cost]) => ({ category, exactCost: cost, cost: rounded(cost, 2) }))
    .filter(({ cost }) => cost > 0)
    .sort((a, b) => b.cost - a.cost || compareTexts(a.category, b.category));
  const shares = wholePercentages(rows.map(({ exactCost }) => exactCost));
  return rows.map(({ category, cost }, index) => ({ category, cost, percentage: shares[index] ?? 0 }));
}

/** Rounds down and gives the rest of 100 to the values with the largest remainders. */
function wholePercentages(values: readonly Exact[]): number[] {
  const total = sum(values);
  if (total.numerator === 0n) return values.map(() => 0);
  const parts = values.map(({ numerator, denominator }, index) => {
    const size = numerator * total.denominator * 100n;
    const unit = denominator * total.numerator;
    return { index, whole: size / unit, rest: Number(((size % unit) * 1_000_000n) / unit) };
  });
  const left = 100 - parts.reduce((given, { whole }) => given + Number(whole), 0);
  const losers = parts.toSorted((a, b) => b.rest - a.rest || a.index - b.index).slice(0, left);
  const favoured = new Set(losers.map(({ index }) => index));
  return parts.map(({ index, whole }) => Number(whole) + (favoured.has(index) ? 1 : 0));
}

import { dividedBy, type Exact, exact, minus, rounded, sum } from "#shared/numbers/exact.ts";
import type { EventFigures } from "./event-figures.ts";

export type ReportTotals = { revenue: number; cost: number; profit: number };

type Money = Pick<EventFigures, "revenue" | "cost">;

/** Rounded once; profit is the difference of the rounded totals, so that the shown figures add up. */
export function reportTotals(figures: readonly Money[]): ReportTotals {
  const revenue = rounded(sum(figures.map((one) => one.revenue)), 2);
  const cost = rounded(sum(figures.map((one) => one.cost)), 2);
  return { revenue, cost, profit: rounded(minus(exact(revenue), exact(cost)), 2) };
}

/** The change in per cent, undefined if there was nothing before. */
export function variation(now: number, before: number): number | undefined {
  if (before === 0) return undefined;
  const size: Exact = exact(Math.abs(before));
  const change = minus(exact(now), exact(before));
  return rounded(dividedBy({ ...change, numerator: change.numerator * 100n }, size), 1);
}

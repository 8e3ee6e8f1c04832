import { type Exact, exact, minus, rounded, sum } from "./exact.ts";

/**
 * The parts of a sum in cents that add up to the rounded sum: each is rounded, and what is then too much or missing goes,
 * a cent each, to those that were rounded the farthest the other way.
 */
export function roundedParts(parts: readonly Exact[]): number[] {
  const cents = parts.map((part) => Math.round(rounded(part, 2) * 100));
  const total = Math.round(rounded(sum([...parts]), 2) * 100);
  const gap = total - cents.reduce((all, one) => all + one, 0);
  const given = parts
    .map((part, index) => ({
      index,
      lost: rounded(minus(part, exact(rounded(part, 2))), 12) * Math.sign(gap),
    }))
    .toSorted((one, other) => other.lost - one.lost)
    .slice(0, Math.abs(gap));
  for (const { index } of given) cents[index] = (cents[index] as number) + Math.sign(gap);
  return cents.map((one) => one / 100);
}

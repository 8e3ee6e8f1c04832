import { daysBetween } from "#shared/numbers/day.ts";
import type { PricePoint } from "#shared/purchases/price-history.ts";

/** The room above and below the line, so that its ends are not cut. */
const MARGIN = 8;

/**
 * Prices over time as an SVG path in a 100 × 100 box, between the lowest and the highest one; undefined for fewer than
 * two of them.
 */
export function priceLine(points: readonly PricePoint[]): string | undefined {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return undefined;
  const costs = points.map(({ unitCost }) => unitCost);
  const [lowest, highest] = [Math.min(...costs), Math.max(...costs)];
  const span = daysBetween(first.day, last.day);

  // Purchases of one day stand side by side.
  const x = (day: string, place: number) =>
    span > 0 ? (100 * daysBetween(first.day, day)) / span : (100 * place) / (points.length - 1);
  const y = (cost: number) =>
    highest > lowest ? MARGIN + ((100 - 2 * MARGIN) * (highest - cost)) / (highest - lowest) : 50;
  return points
    .map(
      ({ day, unitCost }, place) => `${place === 0 ? "M" : "L"}${round(x(day, place))} ${round(y(unitCost))}`,
    )
    .join("");
}

const round = (value: number) => Math.round(value * 100) / 100;

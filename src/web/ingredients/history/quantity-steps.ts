import type { StockMovement } from "#shared/ingredients/contract.ts";

type Movement = Pick<StockMovement, "createdAt" | "quantityAfter">;

/** Enough for years of one bottle; more would be thinner than a pixel. */
export const MOST_STEPS = 500;

/**
 * The quantity over time as an SVG path in a 100 × 100 box: level between movements, and from the last one until now.
 * `ceiling` is the quantity at the top.
 */
export function quantitySteps(newestFirst: readonly Movement[], now: number, minQuantity: number) {
  const steps = newestFirst
    .slice(0, MOST_STEPS)
    .toReversed()
    .map(({ createdAt, quantityAfter }) => ({ time: Date.parse(createdAt), quantity: quantityAfter }));
  const start = steps[0]?.time ?? now;
  const span = Math.max(now - start, 1);
  const ceiling = Math.max(minQuantity, ...steps.map(({ quantity }) => quantity)) || 1;

  const x = (time: number) => round(Math.min((100 * (time - start)) / span, 100));
  const y = (quantity: number) => round(100 - (100 * quantity) / ceiling);
  const path = steps
    .map(({ time, quantity }, step) => (step === 0 ? `M0 ${y(quantity)}` : `H${x(time)}V${y(quantity)}`))
    .join("");
  return { line: path && `${path}H100`, start, ceiling, minimumAt: y(minQuantity) };
}

const round = (value: number) => Math.round(value * 100) / 100;

import { type LossField, perLossField } from "#shared/night/counts/loss-fields.ts";
import { type Exact, exact, rounded, times } from "#shared/numbers/exact.ts";

type Count = { closed: number; packQuantity: number | null } & Record<LossField, number>;

/** A count of the first ingredient as one of the second: packs stay packs, and what is in one is measured anew. */
export function mergedCount<C extends Count>(count: C, factor: Exact): C {
  const { closed, packQuantity } = count;
  const converted = (amount: number, decimals = 2) => rounded(times(exact(amount), factor), decimals);
  const losses = perLossField((field) => converted(count[field]));
  return packQuantity === null
    ? { ...count, ...losses, closed: converted(closed) }
    : { ...count, ...losses, packQuantity: Math.max(0.0001, converted(packQuantity, 4)) };
}

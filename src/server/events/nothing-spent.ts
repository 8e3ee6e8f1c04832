import type { stockMovements } from "#server/db/schema/stock.ts";
import { groupBy } from "#shared/group-by.ts";
import { exact, sum } from "#shared/numbers/exact.ts";

type Row = Pick<typeof stockMovements.$inferSelect, "ingredientId" | "quantityDelta" | "lostQuantity">;

/** True if everything that went out for an event, by its movements, came back: none of it was used or lost. */
export const isNothingSpent = (rows: readonly Row[]): boolean =>
  [...groupBy(rows, ({ ingredientId }) => ingredientId).values()].every(
    (own) =>
      sum(own.map((row) => exact(row.quantityDelta))).numerator === 0n &&
      sum(own.map((row) => exact(row.lostQuantity ?? 0))).numerator === 0n,
  );

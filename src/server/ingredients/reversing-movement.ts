import type { stockMovements } from "#server/db/schema/stock.ts";

/** The fields that a movement has in common with the one that takes it back. */
export const reversing = (row: typeof stockMovements.$inferSelect) => {
  const { id, ingredientId, kind, unit, yieldQuantity, yieldUnit, unitCost } = row;
  return { ingredientId, kind, unit, yieldQuantity, yieldUnit, unitCost, reversesId: id };
};

import { eq } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { ingredients, stockMovements } from "#server/db/schema/stock.ts";
import { conflict, notFound } from "#server/http/errors.ts";
import { reversal } from "#shared/ingredients/reversal.ts";
import { changeIngredient, movement } from "./ingredients.ts";

export const MOVEMENT_MISSING = "Movimentação não encontrada";

type IngredientRow = typeof ingredients.$inferSelect;
type MovementRow = typeof stockMovements.$inferSelect;

/** Takes a line of a purchase, a loss or a count back, once, by the opposite movement at the same unit cost. */
export const reverseMovement = (data: CompanyData, id: number) =>
  data.transaction(async (tx) => {
    const [moved] = await tx.list(stockMovements, eq(stockMovements.id, id));
    if (!moved) throw notFound(MOVEMENT_MISSING);
    // From here on nobody else changes this stock or takes the same movement back.
    const [stock] = await tx.lock(ingredients, [moved.ingredientId]);
    if (!stock) throw notFound(MOVEMENT_MISSING);
    const taken = takeBack(stock, { ...moved, isReversed: await isTakenBack(tx, id) }, tx.now);
    if ("problem" in taken) throw conflict(taken.problem);
    return changeIngredient(tx, stock.id, taken.changes, [taken.opposite]);
  });

/** The stock without a movement, and the opposite movement; or the sentence that says why that cannot be. */
export function takeBack(stock: IngredientRow, moved: MovementRow & { isReversed: boolean }, now: Date) {
  const after = reversal(stock, moved, now);
  if ("problem" in after) return after;
  const { quantity, unitCost, value } = after;
  const { id, kind, quantityDelta, unitCost: cost, lostQuantity, reason } = moved;
  return {
    // An ingredient that was archived since has stock again.
    changes: { quantity, unitCost, pricePerUnit: String(value), archivedAt: null },
    opposite: {
      ...movement({ ...stock, unitCost: cost }, kind, -quantityDelta),
      lostQuantity: lostQuantity === null ? null : -lostQuantity,
      reason,
      reversesId: id,
    },
  };
}

async function isTakenBack(tx: CompanyData, id: number): Promise<boolean> {
  const found = await tx.select(
    { id: stockMovements.id },
    { from: stockMovements, where: eq(stockMovements.reversesId, id) },
  );
  return found.length > 0;
}

import { eq } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { ingredients, stockMovements } from "#server/db/schema/stock.ts";
import { conflict, notFound } from "#server/http/errors.ts";
import { reversal } from "#shared/ingredients/reversal.ts";
import { changeIngredient, movement } from "./ingredients.ts";

export const MOVEMENT_MISSING = "Movimentação não encontrada";

/** Takes a purchase or a loss back, once, by the opposite movement at the same unit cost. */
export const reverseMovement = (data: CompanyData, id: number) =>
  data.transaction(async (tx) => {
    const [moved] = await tx.list(stockMovements, eq(stockMovements.id, id));
    if (!moved) throw notFound(MOVEMENT_MISSING);
    // From here on nobody else changes this stock or takes the same movement back.
    const [stock] = await tx.lock(ingredients, [moved.ingredientId]);
    if (!stock) throw notFound(MOVEMENT_MISSING);
    const isReversed = await isTakenBack(tx, id);
    const after = reversal(stock, { ...moved, isReversed });
    if ("problem" in after) throw conflict(after.problem);
    const { quantity, unitCost, value } = after;
    // An ingredient that was archived since has stock again.
    const changes = { quantity, unitCost, pricePerUnit: String(value), archivedAt: null };
    const { kind, quantityDelta, unitCost: cost, lostQuantity, reason } = moved;
    const opposite = {
      ...movement({ ...stock, unitCost: cost }, kind, -quantityDelta),
      lostQuantity: lostQuantity === null ? null : -lostQuantity,
      reason,
      reversesId: id,
    };
    return changeIngredient(tx, stock.id, changes, [opposite]);
  });

async function isTakenBack(tx: CompanyData, id: number): Promise<boolean> {
  const found = await tx.select(
    { id: stockMovements.id },
    { from: stockMovements, where: eq(stockMovements.reversesId, id) },
  );
  return found.length > 0;
}

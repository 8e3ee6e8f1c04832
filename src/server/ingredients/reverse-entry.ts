import { eq } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { ingredients, stockMovements } from "#server/db/schema/stock.ts";
import { conflict, notFound } from "#server/http/errors.ts";
import { reversedEntry } from "#shared/ingredients/reversed-entry.ts";
import { changeIngredient, movement } from "./ingredients.ts";

export const MOVEMENT_MISSING = "Movimentação não encontrada";

/** Takes a purchase back, once, by the opposite movement at the same unit cost. */
export const reverseEntry = (data: CompanyData, id: number) =>
  data.transaction(async (tx) => {
    const [entry] = await tx.list(stockMovements, eq(stockMovements.id, id));
    if (!entry) throw notFound(MOVEMENT_MISSING);
    // From here on nobody else changes this stock or takes the same purchase back.
    const [stock] = await tx.lock(ingredients, [entry.ingredientId]);
    if (!stock) throw notFound(MOVEMENT_MISSING);
    const isReversed = await isTakenBack(tx, id);
    const reversal = reversedEntry(stock, { ...entry, isReversed });
    if ("problem" in reversal) throw conflict(reversal.problem);
    const { quantity, unitCost, value } = reversal;
    const changes = { quantity, unitCost, pricePerUnit: String(value) };
    const { quantityDelta, unitCost: cost } = entry;
    const opposite = { ...movement({ ...stock, unitCost: cost }, "entrada", -quantityDelta), reversesId: id };
    return changeIngredient(tx, stock.id, changes, [opposite]);
  });

async function isTakenBack(tx: CompanyData, id: number): Promise<boolean> {
  const found = await tx.select(
    { id: stockMovements.id },
    { from: stockMovements, where: eq(stockMovements.reversesId, id) },
  );
  return found.length > 0;
}

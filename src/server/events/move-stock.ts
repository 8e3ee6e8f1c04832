import type { CompanyData } from "#server/db/company-data.ts";
import { ingredients, stockMovements } from "#server/db/schema/stock.ts";
import { refuseTooMuchStock } from "#server/ingredients/refuse-too-much-stock.ts";
import { exact, minus, plus, rounded } from "#shared/exact.ts";
import { stockValue } from "#shared/ingredients/unit-cost.ts";

type Move = {
  /** Locked by this transaction. */
  ingredient: typeof ingredients.$inferSelect;
  quantity: number;
  /** What one unit of it cost when it left the stock. */
  unitCost: string;
};

/**
 * Moves stock for an event, with its ledger rows. An ingredient's unit cost stays and its value follows the quantity:
 * otherwise half a bottle would cost as much as the whole.
 */
export async function moveStock(
  tx: CompanyData,
  eventId: number,
  kind: "retirada" | "retorno",
  moves: readonly Move[],
): Promise<void> {
  const real = moves.filter(({ quantity }) => quantity > 0);
  if (real.length === 0) return;
  await tx.updateEach(
    ingredients,
    ["quantity", "pricePerUnit"],
    real.map((move) => stockAfter(kind, move)),
  );
  await tx.insertAll(
    stockMovements,
    real.map(({ ingredient, quantity, unitCost }) => ({
      ingredientId: ingredient.id,
      eventId,
      userId: tx.userId,
      kind,
      quantityDelta: kind === "retirada" ? -quantity : quantity,
      unitCost,
    })),
  );
}

function stockAfter(kind: "retirada" | "retorno", { ingredient, quantity }: Move) {
  const [there, moved] = [exact(ingredient.quantity), exact(quantity)];
  const left = rounded(kind === "retirada" ? minus(there, moved) : plus(there, moved), 2);
  const value = stockValue(left, ingredient.unitCost);
  refuseTooMuchStock({ quantity: left, value });
  return { id: ingredient.id, quantity: left, pricePerUnit: String(value) };
}

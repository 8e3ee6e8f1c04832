import { sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { pipelined } from "#server/db/pipeline.ts";
import { events } from "#server/db/schema/events.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import { nextVersion } from "#server/db/versions.ts";
import { movement, recordMovements, refuseTooMuchStock } from "#server/ingredients/ingredients.ts";
import { amountCost, averageUnitCost, stockValue } from "#shared/ingredients/unit-cost.ts";
import { exact, minus, plus, rounded } from "#shared/numbers/exact.ts";

type Move = {
  /** Locked by this transaction. */
  ingredient: typeof ingredients.$inferSelect;
  quantity: number;
  /** The cost of one unit when it left the stock. */
  unitCost: string;
};

/**
 * Moves stock for a locked event, with its ledger rows, and marks it as withdrawn or returned. Stock that leaves takes
 * its share of the value along and keeps the unit cost as it is; stock that comes back brings the value it left with.
 * A return of which nothing came back is in the ledger with zeros: what goes out afterwards is another withdrawal.
 */
export async function moveStock(
  tx: CompanyData,
  eventId: number,
  kind: "retirada" | "retorno",
  moves: readonly Move[],
): Promise<void> {
  const isReturn = kind === "retorno";
  const moved = moves.filter(({ quantity }) => quantity > 0);
  const after = moved.map((move) => stockAfter(isReturn, move));
  const recorded = moved.length > 0 ? moved : moves;
  const ledger = recorded.map(({ ingredient, quantity, unitCost }) =>
    movement({ ...ingredient, unitCost }, kind, isReturn ? quantity : -quantity),
  );
  await pipelined(
    tx.updateEach(ingredients, ["quantity", "pricePerUnit", "unitCost"], after),
    recordMovements(tx, ledger, eventId),
    tx.update(events, eventId, {
      isStockWithdrawn: !isReturn,
      ...(isReturn ? { stockReturnedAt: sql`now()` } : { nothingUsedAt: null }),
      version: nextVersion(events.version),
    }),
  );
}

function stockAfter(isReturn: boolean, { ingredient, quantity, unitCost }: Move) {
  const [there, moved] = [exact(ingredient.quantity), exact(quantity)];
  const left = rounded(isReturn ? plus(there, moved) : minus(there, moved), 2);
  const average = isReturn
    ? averageUnitCost(ingredient, { quantity, value: amountCost(moved, unitCost) })
    : ingredient.unitCost;
  const stock = { quantity: left, pricePerUnit: String(stockValue(left, average)), unitCost: average };
  refuseTooMuchStock(stock);
  return { id: ingredient.id, ...stock };
}

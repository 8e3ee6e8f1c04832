import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { ingredients, stockMovements } from "#server/db/schema/stock.ts";

export type StockDifference = {
  companyId: number;
  ingredientId: number;
  name: string;
  quantity: number;
  ledger: number;
};

/** Finds every ingredient of every company whose quantity is not the sum of its movements; there must be none. */
export async function stockDifferences(
  db: Database,
): Promise<{ checked: number; differences: StockDifference[] }> {
  const ledger = sql<string>`coalesce(sum(${stockMovements.quantityDelta}), 0)`;
  const differences = await db
    .select({
      companyId: ingredients.companyId,
      ingredientId: ingredients.id,
      name: ingredients.name,
      quantity: ingredients.quantity,
      ledger,
    })
    .from(ingredients)
    .leftJoin(
      stockMovements,
      and(
        eq(stockMovements.companyId, ingredients.companyId),
        eq(stockMovements.ingredientId, ingredients.id),
      ),
    )
    .groupBy(ingredients.companyId, ingredients.id)
    .having(sql`${ingredients.quantity} <> ${ledger}`)
    .orderBy(ingredients.companyId, ingredients.id);
  const checked = await db.$count(ingredients);
  return { checked, differences: differences.map((row) => ({ ...row, ledger: Number(row.ledger) })) };
}

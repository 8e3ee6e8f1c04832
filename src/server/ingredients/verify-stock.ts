import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#server/db/database.ts";
import { ingredients, stockMovements } from "#server/db/schema/stock.ts";

export type StockDifference = {
  companyId: number;
  ingredientId: number;
  name: string;
  quantity: number;
  ledger: number;
};

/** A price that is not what the quantity is worth at its unit cost. */
export type ValueDifference = {
  companyId: number;
  ingredientId: number;
  name: string;
  price: number;
  worth: number;
};

/** A reversal that is not the opposite of its purchase. */
export type WrongReversal = {
  companyId: number;
  ingredientId: number;
  movementId: number;
  reversesId: number;
};

export type StockProof = {
  checked: number;
  differences: StockDifference[];
  values: ValueDifference[];
  reversals: WrongReversal[];
};

/**
 * Finds every ingredient of every company whose quantity is not the sum of its movements or whose price is not its
 * worth, and every reversal that is not the opposite of its purchase; there must be none.
 */
export async function stockDifferences(db: Database): Promise<StockProof> {
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
  return {
    checked,
    differences: differences.map((row) => ({ ...row, ledger: Number(row.ledger) })),
    values: await valueDifferences(db),
    reversals: await wrongReversals(db),
  };
}

/** An empty stock may keep any price: it is worth nothing. */
async function valueDifferences(db: Database): Promise<ValueDifference[]> {
  const worth = sql<string>`round(${ingredients.quantity} * ${ingredients.unitCost}, 2)`;
  const rows = await db
    .select({
      companyId: ingredients.companyId,
      ingredientId: ingredients.id,
      name: ingredients.name,
      price: ingredients.pricePerUnit,
      worth,
    })
    .from(ingredients)
    .where(sql`${ingredients.quantity} > 0 and ${ingredients.pricePerUnit} <> ${worth}`)
    .orderBy(ingredients.companyId, ingredients.id);
  return rows.map((row) => ({ ...row, price: Number(row.price), worth: Number(row.worth) }));
}

async function wrongReversals(db: Database): Promise<WrongReversal[]> {
  const purchase = alias(stockMovements, "purchase");
  const isOpposite = sql`${purchase.kind} = 'entrada' and ${purchase.reversesId} is null
    and ${purchase.unit} = ${stockMovements.unit} and ${purchase.unitCost} = ${stockMovements.unitCost}
    and ${purchase.quantityDelta} = -${stockMovements.quantityDelta}`;
  const rows = await db
    .select({
      companyId: stockMovements.companyId,
      ingredientId: stockMovements.ingredientId,
      movementId: stockMovements.id,
      reversesId: stockMovements.reversesId,
    })
    .from(stockMovements)
    .innerJoin(purchase, eq(purchase.id, stockMovements.reversesId))
    .where(sql`not (${isOpposite})`)
    .orderBy(stockMovements.companyId, stockMovements.id);
  return rows.map((row) => ({ ...row, reversesId: Number(row.reversesId) }));
}

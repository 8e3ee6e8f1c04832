import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isWhole } from "#server/company/erasure/is-whole.ts";
import type { Database } from "#server/db/database.ts";
import { ingredients, stockMovements } from "#server/db/schema/stock.ts";
import { COUNTED } from "#shared/ingredients/enumerations.ts";

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

/** A reversal that is not the opposite of its purchase, or of the movement of an event that it undoes. */
export type WrongReversal = {
  companyId: number;
  ingredientId: number;
  movementId: number;
  reversesId: number;
};

/** What an event took of an ingredient, where that is less than what came back, was lost and was used. */
export type WrongUse = {
  companyId: number;
  eventId: number;
  ingredientId: number;
  sent: number;
  back: number;
  lost: number;
};

/** A merge that brought another value into one ingredient than it took out of the other. */
export type WrongMerge = { companyId: number; mergeId: number; difference: number };

export type StockProof = {
  checked: number;
  differences: StockDifference[];
  values: ValueDifference[];
  reversals: WrongReversal[];
  uses: WrongUse[];
  merges: WrongMerge[];
};

/**
 * Finds every ingredient of every company whose quantity is not the sum of its movements or whose price is not its
 * worth, every reversal that is not the opposite of what it takes back, every event that did not send out what came
 * back, was lost and was used, and every merge that changed the value of the stock; there must be none.
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
    .where(isWhole(ingredients.companyId))
    .groupBy(ingredients.companyId, ingredients.id)
    .having(sql`${ingredients.quantity} <> ${ledger}`)
    .orderBy(ingredients.companyId, ingredients.id);
  const checked = await db.$count(ingredients);
  return {
    checked,
    differences: differences.map((row) => ({ ...row, ledger: Number(row.ledger) })),
    values: await valueDifferences(db),
    reversals: await wrongReversals(db),
    uses: await wrongUses(db),
    merges: await wrongMerges(db),
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
    .where(
      sql`${ingredients.quantity} > 0 and ${ingredients.pricePerUnit} <> ${worth} and ${isWhole(ingredients.companyId)}`,
    )
    .orderBy(ingredients.companyId, ingredients.id);
  return rows.map((row) => ({ ...row, price: Number(row.price), worth: Number(row.worth) }));
}

async function wrongReversals(db: Database): Promise<WrongReversal[]> {
  const reversed = alias(stockMovements, "reversed");
  const isOpposite = sql`${reversed.kind} = ${stockMovements.kind} and ${reversed.reversesId} is null
    and (${reversed.kind} <> 'ajuste' or ${reversed.reason} = ${COUNTED}) and ${reversed.eventId} is not distinct from ${stockMovements.eventId}
    and ${reversed.unit} = ${stockMovements.unit} and ${reversed.unitCost} = ${stockMovements.unitCost}
    and ${reversed.quantityDelta} = -${stockMovements.quantityDelta}
    and coalesce(${reversed.lostQuantity}, 0) = -coalesce(${stockMovements.lostQuantity}, 0)`;
  const rows = await db
    .select({
      companyId: stockMovements.companyId,
      ingredientId: stockMovements.ingredientId,
      movementId: stockMovements.id,
      reversesId: stockMovements.reversesId,
    })
    .from(stockMovements)
    .innerJoin(reversed, eq(reversed.id, stockMovements.reversesId))
    .where(sql`not (${isOpposite}) and ${isWhole(stockMovements.companyId)}`)
    .orderBy(stockMovements.companyId, stockMovements.id);
  return rows.map((row) => ({ ...row, reversesId: Number(row.reversesId) }));
}

/** Sent = back + used + lost. What was used is what is left of it, so that none of the four may be negative. */
async function wrongUses(db: Database): Promise<WrongUse[]> {
  const { companyId, eventId, ingredientId, unit, kind, quantityDelta, lostQuantity } = stockMovements;
  const sent = sql<string>`coalesce(sum(-${quantityDelta}) filter (where ${kind} = 'retirada'), 0)`;
  const back = sql<string>`coalesce(sum(${quantityDelta}) filter (where ${kind} = 'retorno'), 0)`;
  const lost = sql<string>`coalesce(sum(${lostQuantity}), 0)`;
  const rows = await db
    .select({ companyId, eventId, ingredientId, sent, back, lost })
    .from(stockMovements)
    .where(and(isNotNull(eventId), isWhole(companyId)))
    .groupBy(companyId, eventId, ingredientId, unit)
    .having(sql`least(${sent}, ${back}, ${lost}, ${sent} - ${back} - ${lost}) < 0`)
    .orderBy(companyId, eventId, ingredientId);
  return rows.map((row) => ({
    ...row,
    eventId: Number(row.eventId),
    sent: Number(row.sent),
    back: Number(row.back),
    lost: Number(row.lost),
  }));
}

/** Less than half a cent is the rounding of unit costs. */
async function wrongMerges(db: Database): Promise<WrongMerge[]> {
  const { companyId, mergeId, reversesId, quantityDelta, unitCost } = stockMovements;
  const difference = sql<string>`sum(${quantityDelta} * ${unitCost})`;
  const rows = await db
    .select({ companyId, mergeId, difference })
    .from(stockMovements)
    .where(and(isNotNull(mergeId), isNull(reversesId), isWhole(companyId)))
    .groupBy(companyId, mergeId)
    .having(sql`abs(${difference}) >= 0.005`)
    .orderBy(companyId, mergeId);
  return rows.map((row) => ({ ...row, mergeId: Number(row.mergeId), difference: Number(row.difference) }));
}

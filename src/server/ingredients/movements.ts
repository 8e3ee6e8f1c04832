import { and, between, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { users } from "#server/db/schema/accounts.ts";
import { events } from "#server/db/schema/events.ts";
import { ingredientMerges, ingredients, stockMovements } from "#server/db/schema/stock.ts";
import { notFound } from "#server/http/errors.ts";
import { pageStart } from "#server/http/page-start.ts";
import { purchaseOrigins } from "#server/purchases/purchase-origins.ts";
import { withoutAddress } from "#shared/accounts/without-address.ts";
import { INGREDIENT_MISSING, type StockMovement } from "#shared/ingredients/contract.ts";
import { MOVEMENTS_PER_PAGE } from "#shared/ingredients/movements-per-page.ts";
import { exact, minus, rounded } from "#shared/numbers/exact.ts";

const { id, ingredientId, quantityDelta, reversesId } = stockMovements;

/** The names of what a movement refers to, to be selected with it. */
export const movementNames = (data: CompanyData) => ({
  ingredientName: data.lookup<string>(ingredients, ingredients.name, eq(ingredients.id, ingredientId)),
  eventName: data.lookup<string | null>(events, events.name, eq(events.id, stockMovements.eventId)),
});

/**
 * Lists a page of an ingredient's history, newest first. The running quantity is counted back from the stock, so that a
 * page costs as much as there is newer than it, and not all of the ledger.
 */
export async function listMovements(
  data: CompanyData,
  ofIngredient: number,
  from: string | undefined,
): Promise<StockMovement[]> {
  const before = pageStart(from);
  const isOfIngredient = eq(ingredientId, ofIngredient);
  const { eventName } = movementNames(data);
  const rows = await data.select(
    {
      id,
      kind: stockMovements.kind,
      unit: stockMovements.unit,
      quantityDelta,
      unitCost: stockMovements.unitCost,
      username: data.lookup<string>(users, users.username, eq(users.id, stockMovements.userId)),
      eventId: stockMovements.eventId,
      eventName,
      lostQuantity: stockMovements.lostQuantity,
      reason: stockMovements.reason,
      reversesId,
      purchaseId: stockMovements.purchaseId,
      lot: stockMovements.lot,
      mergedInto: mergedWith(data, ingredientMerges.ingredientId, ingredientMerges.intoId),
      mergedFrom: mergedWith(data, ingredientMerges.intoId, ingredientMerges.ingredientId),
      createdAt: stockMovements.createdAt,
      // The same in every row: what there was when the newest of them was done.
      quantityAtTop: quantityBefore(data, ofIngredient, before),
    },
    {
      from: stockMovements,
      where: and(isOfIngredient, before === undefined ? undefined : lt(id, before)),
      orderBy: [desc(id)],
      limit: MOVEMENTS_PER_PAGE,
    },
  );
  if (rows.length === 0 && !(await data.find(ingredients, ofIngredient))) throw notFound(INGREDIENT_MISSING);
  const reversed = await reversedAmong(data, rows);
  const originOf = await purchaseOrigins(data, rows);
  let after = exact(rows[0]?.quantityAtTop ?? "0");
  return rows.map(({ quantityAtTop: _quantityAtTop, createdAt, unitCost, ...row }) => {
    const quantityAfter = rounded(after, 2);
    after = minus(after, exact(row.quantityDelta));
    return {
      ...row,
      ...originOf(row),
      quantityAfter,
      ...(data.can("see-money") && { unitCost: Number(unitCost) }),
      username: data.can("see-personal-data") ? row.username : withoutAddress(row.username),
      isReversed: reversed.has(row.id),
      createdAt: createdAt.toISOString(),
    };
  });
}

/** The name of the other ingredient of a merge in which this one is the first or the second. */
function mergedWith(data: CompanyData, own: PgColumn, other: PgColumn): SQL<string | null> {
  const ofMovement = and(eq(ingredientMerges.id, stockMovements.mergeId), eq(own, ingredientId));
  const otherId = data.lookup(ingredientMerges, other, ofMovement);
  return data.lookup(ingredients, ingredients.name, eq(ingredients.id, otherId));
}

/** Finds which of these movements, newest first, are taken back. */
export async function reversedAmong(
  data: CompanyData,
  rows: readonly { id: number }[],
): Promise<Set<number | null>> {
  const [newest, oldest] = [rows[0], rows.at(-1)];
  if (!newest || !oldest) return new Set();
  const found = await data.select(
    { reversesId },
    { from: stockMovements, where: between(reversesId, oldest.id, newest.id) },
  );
  return new Set(found.map((row) => row.reversesId));
}

function quantityBefore(data: CompanyData, ofIngredient: number, before: number | undefined): SQL<string> {
  const now = data.lookup(ingredients, ingredients.quantity, eq(ingredients.id, ofIngredient));
  if (before === undefined) return sql`${now}`;
  const since = and(eq(ingredientId, ofIngredient), gte(id, before));
  return sql`${now} - ${data.lookup(stockMovements, sql`coalesce(sum(${quantityDelta}), 0)`, since)}`;
}

import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company-data.ts";
import { events } from "#server/db/schema/events.ts";
import { stockMovements } from "#server/db/schema/stock.ts";
import type { StockUse } from "#shared/events/contract.ts";
import { groupBy } from "#shared/group-by.ts";

const { eventId, ingredientId, quantityDelta, unitCost, kind } = stockMovements;

const sumOf = (amount: SQL, of: "retirada" | "retorno"): SQL<string> =>
  sql`coalesce(sum(${amount}) filter (where ${kind} = ${of}), 0)`;

/** What each event took from the stock and brought back, as the ledger has it. */
export async function stockUse(data: CompanyData, onlyId?: number): Promise<Map<number, StockUse[]>> {
  const rows = await data.select(
    {
      eventId: sql<number>`${eventId}`,
      ingredientId,
      withdrawn: sumOf(sql`-${quantityDelta}`, "retirada"),
      returned: sumOf(sql`${quantityDelta}`, "retorno"),
      // Went out more than once at different costs: what a unit of all of it cost.
      unitCost: sql<string>`round(${sumOf(sql`-${quantityDelta} * ${unitCost}`, "retirada")} / ${sumOf(sql`-${quantityDelta}`, "retirada")}, 6)`,
      cost: sql<string>`sum(-${quantityDelta} * ${unitCost})`,
    },
    {
      from: stockMovements,
      where: onlyId === undefined ? isNotNull(eventId) : eq(eventId, onlyId),
      groupBy: [eventId, ingredientId],
      orderBy: [eventId, ingredientId],
    },
  );
  const out = await stockOut(data, onlyId === undefined ? undefined : eq(events.id, onlyId));
  const uses = rows.map(({ withdrawn, returned, unitCost: cost, ...use }) => ({
    ...use,
    withdrawn: Number(withdrawn),
    returned: Number(returned),
    out: out.get(use.eventId)?.get(use.ingredientId)?.quantity ?? 0,
    unitCost: Number(cost),
  }));
  return new Map(
    [...groupBy(uses, (use) => use.eventId)].map(([id, own]) => [
      id,
      own.map(({ eventId: _eventId, ...use }) => use),
    ]),
  );
}

type StockOut = { quantity: number; unitCost: string };

/**
 * What is out of the stock now, by event and ingredient: what the last withdrawal of each event took. An event may go
 * out again after its return, and then only that may come back.
 */
export async function stockOut(
  data: CompanyData,
  ofEvents?: SQL,
): Promise<Map<number, Map<number, StockOut>>> {
  const moved = await data.select(
    { eventId: events.id, ingredientId, kind, quantityDelta, unitCost },
    {
      from: stockMovements,
      joins: [[events, and(eq(events.id, eventId), eq(events.isStockWithdrawn, true), ofEvents)]],
      orderBy: [stockMovements.id],
    },
  );
  const out = new Map<number, Map<number, StockOut>>();
  for (const { eventId: id, ...move } of moved) {
    const own = move.kind === "retorno" ? new Map<number, StockOut>() : (out.get(id) ?? new Map());
    if (move.kind === "retirada") {
      own.set(move.ingredientId, { quantity: -move.quantityDelta, unitCost: move.unitCost });
    }
    out.set(id, own);
  }
  return out;
}

import { and, eq, type SQL } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { events } from "#server/db/schema/events.ts";
import { stockMovements } from "#server/db/schema/stock.ts";

const { eventId, ingredientId, unit, quantityDelta, unitCost, kind } = stockMovements;

export type StockOut = { quantity: number; unit: string; unitCost: string };

/**
 * What is out of the stock now, by event and ingredient: what the last withdrawal of each event took. An event may go
 * out again after its return, and then only that may come back.
 */
export async function stockOut(
  data: CompanyData,
  ofEvents?: SQL,
): Promise<Map<number, Map<number, StockOut>>> {
  const moved = await data.select(
    { eventId: events.id, ingredientId, kind, unit, quantityDelta, unitCost },
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
      own.set(move.ingredientId, { quantity: -move.quantityDelta, unit: move.unit, unitCost: move.unitCost });
    }
    out.set(id, own);
  }
  return out;
}

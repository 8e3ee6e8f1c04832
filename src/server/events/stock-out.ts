import { and, eq, type SQL } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { events } from "#server/db/schema/events.ts";
import { stockMovements } from "#server/db/schema/stock.ts";
import { isOut } from "./stock-conditions.ts";

const { eventId, ingredientId, unit, quantityDelta, unitCost } = stockMovements;

export type StockOut = { ingredientId: number; quantity: number; unit: string; unitCost: string };

/** Lists what is out of the stock now, for the events that meet the condition; of each, an ingredient once. */
export async function stockOut(data: CompanyData, ofEvents: SQL): Promise<StockOut[]> {
  const moved = await data.select(
    { ingredientId, unit, quantityDelta, unitCost },
    {
      from: stockMovements,
      joins: [[events, and(eq(events.id, eventId), eq(events.isStockWithdrawn, true), ofEvents)]],
      where: isOut(data),
    },
  );
  return moved.map(({ quantityDelta: delta, ...rest }) => ({ ...rest, quantity: -delta }));
}

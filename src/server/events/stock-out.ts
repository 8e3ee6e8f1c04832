import { and, eq, type SQL } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { events } from "#server/db/schema/events.ts";
import { stockMovements } from "#server/db/schema/stock.ts";
import { groupBy } from "#shared/group-by.ts";
import { amountCost, UNIT_COST_DECIMALS } from "#shared/ingredients/unit-cost.ts";
import { dividedBy, exact, rounded, roundedText, sum } from "#shared/numbers/exact.ts";
import { isOut } from "./stock-conditions.ts";

const { eventId, ingredientId, unit, quantityDelta, unitCost } = stockMovements;

export type StockOut = {
  eventId: number | null;
  ingredientId: number;
  quantity: number;
  unit: string;
  /** The average, where it was taken at different costs. */
  unitCost: string;
};

/** Lists what is out of the stock now, for the events that meet the condition; of each, an ingredient once. */
export async function stockOut(data: CompanyData, ofEvents: SQL): Promise<StockOut[]> {
  const moved = await data.select(
    { eventId, ingredientId, unit, quantityDelta, unitCost },
    {
      from: stockMovements,
      joins: [[events, and(eq(events.id, eventId), eq(events.isStockWithdrawn, true), ofEvents)]],
      where: isOut(data),
    },
  );
  const taken = groupBy(moved, (row) => `${row.eventId} ${row.ingredientId} ${row.unit}`);
  return [...taken.values()].map(summedUp).filter(({ quantity }) => quantity > 0);
}

type Taken = {
  eventId: number | null;
  ingredientId: number;
  unit: string;
  quantityDelta: number;
  unitCost: string;
};

function summedUp(rows: readonly Taken[]): StockOut {
  const [first] = rows as [Taken];
  const quantity = sum(rows.map((row) => exact(-row.quantityDelta)));
  const value = sum(rows.map((row) => amountCost(exact(-row.quantityDelta), row.unitCost)));
  const isNone = quantity.numerator === 0n;
  return {
    eventId: first.eventId,
    ingredientId: first.ingredientId,
    unit: first.unit,
    quantity: rounded(quantity, 2),
    unitCost: isNone ? first.unitCost : roundedText(dividedBy(value, quantity), UNIT_COST_DECIMALS),
  };
}

import { eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company-data.ts";
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
  const uses = rows.map(({ withdrawn, returned, unitCost: cost, ...use }) => ({
    ...use,
    unitCost: Number(cost),
    withdrawn: Number(withdrawn),
    returned: Number(returned),
  }));
  return new Map(
    [...groupBy(uses, (use) => use.eventId)].map(([id, own]) => [
      id,
      own.map(({ eventId: _eventId, ...use }) => use),
    ]),
  );
}

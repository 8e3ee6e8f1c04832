import { eq, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { stockMovements } from "#server/db/schema/stock.ts";

/** The number of the next call that moves stock for an event, which must be locked. */
export async function nextStep(tx: CompanyData, eventId: number): Promise<number> {
  const latest = sql<number>`coalesce(max(${stockMovements.step}), 0)::int`;
  const [found] = await tx.select(
    { latest },
    { from: stockMovements, where: eq(stockMovements.eventId, eventId) },
  );
  return (found?.latest ?? 0) + 1;
}

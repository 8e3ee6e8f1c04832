import { eq, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import { stockMovements } from "#server/db/schema/stock.ts";

const { eventId, ingredientId, quantityDelta, lostQuantity } = stockMovements;

const spentItems = new CompanyStatement<{ isAny: boolean }, { id: number }>("is_anything_spent", (own) => {
  const moved = own.rows({ from: stockMovements, where: eq(eventId, sql.placeholder("id")) });
  return sql`select exists (select ${moved} group by ${ingredientId}
    having sum(${quantityDelta}) <> 0 or coalesce(sum(${lostQuantity}), 0) <> 0) as "isAny"`;
});

/** True if everything that went out for an event, by its movements, came back: none of it was used or lost. */
export async function isNothingSpent(data: CompanyData, id: number): Promise<boolean> {
  const [row] = await data.run(spentItems, { id });
  return row?.isAny === false;
}

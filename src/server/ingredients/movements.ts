import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company-data.ts";
import { users } from "#server/db/schema/accounts.ts";
import { events } from "#server/db/schema/events.ts";
import { ingredients, stockMovements } from "#server/db/schema/stock.ts";
import { notFound } from "#server/http/errors.ts";
import type { StockMovement } from "#shared/ingredients/contract.ts";
import { INGREDIENT_MISSING } from "./ingredients.ts";

/** An ingredient's history, newest first; the running quantity is the sum of the ledger up to each line. */
export async function listMovements(data: CompanyData, ingredientId: number): Promise<StockMovement[]> {
  if (!(await data.find(ingredients, ingredientId))) throw notFound(INGREDIENT_MISSING);
  const running: SQL<string> = sql`sum(${stockMovements.quantityDelta}) over (order by ${stockMovements.id})`;
  const rows = await data.select(
    {
      id: stockMovements.id,
      kind: stockMovements.kind,
      quantityDelta: stockMovements.quantityDelta,
      quantityAfter: running,
      unitCost: stockMovements.unitCost,
      username: data.lookup<string>(users, users.username, eq(users.id, stockMovements.userId)),
      eventId: stockMovements.eventId,
      eventName: data.lookup<string | null>(events, events.name, eq(events.id, stockMovements.eventId)),
      createdAt: stockMovements.createdAt,
    },
    {
      from: stockMovements,
      where: eq(stockMovements.ingredientId, ingredientId),
      orderBy: [desc(stockMovements.id)],
    },
  );
  return rows.map((row) => ({
    ...row,
    quantityAfter: Number(row.quantityAfter),
    unitCost: Number(row.unitCost),
    createdAt: row.createdAt.toISOString(),
  }));
}

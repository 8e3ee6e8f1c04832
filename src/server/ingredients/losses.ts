import { and, desc, eq, gte, inArray, isNull, lt, not, or, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { stockMovements } from "#server/db/schema/stock.ts";
import { AppError } from "#server/http/errors.ts";
import { pageStart } from "#server/http/page-start.ts";
import { type Loss, lossQuery } from "#shared/ingredients/contract.ts";
import { COUNTED, lossKinds } from "#shared/ingredients/enumerations.ts";
import { LOSSES_PER_PAGE } from "#shared/ingredients/movements-per-page.ts";
import { movementNames } from "./movements.ts";

const isUndone = sql`exists (select from ${stockMovements} as undo
  where undo.company_id = ${stockMovements.companyId} and undo.reverses_id = ${stockMovements.id})`;

/** Movements of a count that found less than expected. */
const isMissing = and(
  eq(stockMovements.kind, "ajuste"),
  eq(stockMovements.reason, COUNTED),
  lt(stockMovements.quantityDelta, 0),
);

/**
 * Lists a page of what was lost, broken or missing when counted, newest first, at events and elsewhere; what was undone
 * is left out.
 */
export async function listLosses(data: CompanyData, query: Record<string, string>): Promise<Loss[]> {
  const { data: wanted } = lossQuery.safeParse(query);
  if (!wanted) throw new AppError(400, "Período inválido");
  const { from, to, event } = wanted;
  const before = pageStart(wanted.before);
  const movement = stockMovements;
  const { ingredientName, eventName } = movementNames(data);
  const lost = sql<string>`coalesce(${movement.lostQuantity}, -${movement.quantityDelta})`;
  const rows = await data.select(
    {
      id: movement.id,
      kind: movement.kind,
      ingredientId: movement.ingredientId,
      ingredientName,
      unit: movement.unit,
      quantity: lost,
      cost: sql<string>`trim_scale(${lost} * ${movement.unitCost})::text`,
      reason: movement.reason,
      eventId: movement.eventId,
      eventName,
      createdAt: movement.createdAt,
    },
    {
      from: movement,
      where: and(
        or(inArray(movement.kind, lossKinds), isMissing),
        isNull(movement.reversesId),
        not(isUndone),
        event === undefined ? undefined : eq(movement.eventId, event),
        from ? gte(movement.createdAt, new Date(from)) : undefined,
        to ? lt(movement.createdAt, new Date(to)) : undefined,
        before === undefined ? undefined : lt(movement.id, before),
      ),
      orderBy: [desc(movement.id)],
      limit: LOSSES_PER_PAGE,
    },
  );
  return rows.map(({ quantity, reason, createdAt, ...row }) => ({
    ...row,
    kind: row.kind === "ajuste" ? COUNTED : (row.kind as Loss["kind"]),
    quantity: Number(quantity),
    // The database has none without it.
    reason: reason ?? "",
    createdAt: createdAt.toISOString(),
  }));
}

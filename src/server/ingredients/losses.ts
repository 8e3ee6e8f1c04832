import { and, desc, eq, gte, inArray, isNull, lt, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { stockMovements } from "#server/db/schema/stock.ts";
import { AppError } from "#server/http/errors.ts";
import { type Loss, lossQuery } from "#shared/ingredients/contract.ts";
import { lossKinds } from "#shared/ingredients/enumerations.ts";
import { movementNames, reversedAmong } from "./movements.ts";

/** Lists what was lost or broken, newest first, at events and elsewhere; what was undone is left out. */
export async function listLosses(data: CompanyData, query: Record<string, string>): Promise<Loss[]> {
  const { data: wanted } = lossQuery.safeParse(query);
  if (!wanted) throw new AppError(400, "Período inválido");
  const { from, to, event } = wanted;
  const movement = stockMovements;
  const { ingredientName, eventName } = movementNames(data);
  const rows = await data.select(
    {
      id: movement.id,
      kind: movement.kind,
      ingredientId: movement.ingredientId,
      ingredientName,
      unit: movement.unit,
      quantity: movement.lostQuantity,
      cost: sql<string>`trim_scale(${movement.lostQuantity} * ${movement.unitCost})::text`,
      reason: movement.reason,
      eventId: movement.eventId,
      eventName,
      createdAt: movement.createdAt,
    },
    {
      from: movement,
      where: and(
        inArray(movement.kind, lossKinds),
        isNull(movement.reversesId),
        event === undefined ? undefined : eq(movement.eventId, event),
        from ? gte(movement.createdAt, new Date(from)) : undefined,
        to ? lt(movement.createdAt, new Date(to)) : undefined,
      ),
      orderBy: [desc(movement.id)],
    },
  );
  const undone = await reversedAmong(data, rows);
  return rows.flatMap(({ quantity, reason, createdAt, ...row }): Loss[] => {
    if (quantity === null || undone.has(row.id)) return [];
    return [
      {
        ...row,
        kind: row.kind as Loss["kind"],
        quantity,
        reason: reason ?? "",
        createdAt: createdAt.toISOString(),
      },
    ];
  });
}

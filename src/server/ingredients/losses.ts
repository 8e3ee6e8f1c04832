import { and, asc, desc, eq, gte, inArray, isNull, lt, not, or, sql } from "drizzle-orm";
import type { z } from "zod";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { stockMovements } from "#server/db/schema/stock.ts";
import { AppError } from "#server/http/errors.ts";
import { mapInSlices } from "#server/http/limits/map-in-slices.ts";
import { pageStart } from "#server/http/page-start.ts";
import { groupBy } from "#shared/group-by.ts";
import { type Loss, lossQuery } from "#shared/ingredients/contract.ts";
import { COUNTED, lossKinds } from "#shared/ingredients/enumerations.ts";
import { LOSSES_PER_PAGE } from "#shared/ingredients/movements-per-page.ts";
import { netShortages } from "#shared/ingredients/net-shortages.ts";
import { exact, roundedText, times } from "#shared/numbers/exact.ts";
import { movementNames } from "./movements.ts";

const isUndone = sql`exists (select from ${stockMovements} as undo
  where undo.company_id = ${stockMovements.companyId} and undo.reverses_id = ${stockMovements.id})`;

/** Movements of a count that stands. */
const isCount = and(
  eq(stockMovements.kind, "ajuste"),
  eq(stockMovements.reason, COUNTED),
  isNull(stockMovements.reversesId),
  not(isUndone),
);

/** Counts that found less than expected. */
const isMissing = and(isCount, lt(stockMovements.quantityDelta, 0));

/**
 * Lists a page of what was lost, broken or missing when counted, newest first, at events and elsewhere; what was undone
 * is left out, and so is what another count found again.
 */
export async function listLosses(data: CompanyData, query: Record<string, string>): Promise<Loss[]> {
  const { data: wanted } = lossQuery.safeParse(query);
  if (!wanted) throw new AppError(400, "Período inválido");
  let before = pageStart(wanted.before);
  const losses: Loss[] = [];
  for (;;) {
    const rows = await readLosses(data, { ...wanted, before });
    losses.push(...(await asLosses(data, rows)));
    // A page is full, or the last one, although counts cancelled some of its rows.
    if (rows.length < LOSSES_PER_PAGE || losses.length >= LOSSES_PER_PAGE) {
      return losses.slice(0, LOSSES_PER_PAGE);
    }
    before = rows.at(-1)?.id;
  }
}

type Wanted = Omit<z.infer<typeof lossQuery>, "before"> & { before: number | undefined };
type LossRow = Awaited<ReturnType<typeof readLosses>>[number];

function readLosses(data: CompanyData, { from, to, event, before }: Wanted) {
  const movement = stockMovements;
  const { ingredientName, eventName } = movementNames(data);
  return data.select(
    {
      id: movement.id,
      kind: movement.kind,
      ingredientId: movement.ingredientId,
      ingredientName,
      unit: movement.unit,
      quantity: sql<string>`coalesce(${movement.lostQuantity}, -${movement.quantityDelta})`,
      unitCost: movement.unitCost,
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
}

async function asLosses(data: CompanyData, rows: readonly LossRow[]): Promise<Loss[]> {
  const missing = await missingByCount(data, rows);
  return rows.flatMap(({ unitCost, createdAt, ...row }) => {
    const isCounted = row.kind === "ajuste";
    const quantity = isCounted ? (missing.get(row.id) ?? 0) : Number(row.quantity);
    if (quantity === 0) return [];
    return {
      ...row,
      kind: isCounted ? COUNTED : (row.kind as Loss["kind"]),
      quantity,
      cost: amountCostText(quantity, unitCost),
      // The database has none without it.
      reason: row.reason ?? "",
      createdAt: createdAt.toISOString(),
    };
  });
}

/** Nets all counts of the ingredients that a count among these rows found too little of. */
async function missingByCount(data: CompanyData, rows: readonly LossRow[]): Promise<Map<number, number>> {
  const counted = rows.filter(({ kind }) => kind === "ajuste").map(({ ingredientId }) => ingredientId);
  if (counted.length === 0) return new Map();
  const { id, ingredientId, unit, quantityDelta } = stockMovements;
  const counts = await data.select(
    { id, ingredientId, unit, quantityDelta },
    {
      from: stockMovements,
      where: and(isCount, inArray(ingredientId, [...new Set(counted)])),
      orderBy: [asc(id)],
    },
  );
  const groups = [...groupBy(counts, (one) => `${one.ingredientId} ${one.unit}`).values()];
  const netted = await mapInSlices(groups, netShortages);
  return new Map(netted.flatMap((one) => [...one]));
}

/** All the digits of a cost, which a number would lose. */
const amountCostText = (quantity: number, unitCost: string): string =>
  roundedText(times(exact(quantity), exact(unitCost)), 14).replace(/\.?0+$/, "");

import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { eventCounts } from "#server/db/schema/night.ts";
import { lockEvent } from "#server/events/lock-event.ts";
import { conflict } from "#server/http/errors.ts";

/** Notes that a step of a locked event took account of these counts, or of all that wait for one. */
export const settleCounts = (
  tx: CompanyData,
  eventId: number,
  step: number,
  ids?: readonly string[],
): Promise<void> => {
  const { id, settledStep } = eventCounts;
  const isNamed = ids && sql`${id} = any(${sql.param(ids)}::uuid[])`;
  const waits = and(eq(eventCounts.eventId, eventId), isNull(settledStep), isNamed);
  return tx.updateWhere(eventCounts, { settledStep: step }, waits as SQL);
};

/** The counts of a step that is undone wait again. */
export async function unsettleCounts(tx: CompanyData, eventId: number, step: number | null): Promise<void> {
  if (step === null) return;
  const ofStep = and(eq(eventCounts.eventId, eventId), eq(eventCounts.settledStep, step));
  await tx.updateWhere(eventCounts, { settledStep: null }, ofStep as SQL);
}

/** Leaves counts that came after the return aside: the return was right without them. */
export const dismissCounts = (data: CompanyData, eventId: number, ids: readonly string[]): Promise<void> =>
  data.transaction(async (tx) => {
    const event = await lockEvent(tx, eventId);
    if (event.isStockWithdrawn) throw conflict("O estoque está fora: corrija a contagem com outra");
    await settleCounts(tx, eventId, event.stockSteps, ids);
  });

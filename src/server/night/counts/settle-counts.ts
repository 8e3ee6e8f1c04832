import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { recordData } from "#server/activity/record-data-change.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { pipelined } from "#server/db/pipeline.ts";
import { eventCounts } from "#server/db/schema/night.ts";
import { lockEvent } from "#server/events/lock-event.ts";

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
export async function unsettleCounts(tx: CompanyData, eventId: number, step: number): Promise<void> {
  const ofStep = and(eq(eventCounts.eventId, eventId), eq(eventCounts.settledStep, step));
  await tx.updateWhere(eventCounts, { settledStep: null }, ofStep as SQL);
}

/** No step has this number: none is undone together with a dismissal. */
const DISMISSED = 0;

/** Leaves counts aside that wait: the return was right without them, or everybody counts anew. */
export const dismissCounts = (data: CompanyData, eventId: number, ids: readonly string[]): Promise<void> =>
  data.transaction(async (tx) => {
    await lockEvent(tx, eventId);
    await pipelined([
      settleCounts(tx, eventId, DISMISSED, ids),
      recordData(tx, "event_counts_dismissed", eventId),
    ]);
  });

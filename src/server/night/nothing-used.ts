import type { CompanyData } from "#server/db/company/company-data.ts";
import type { JsonText } from "#server/db/json-sql.ts";
import { pipelined } from "#server/db/pipeline.ts";
import { auditEntries } from "#server/db/schema/audit.ts";
import { events } from "#server/db/schema/events.ts";
import { nextVersion } from "#server/db/versions.ts";
import { readEvent } from "#server/events/event-json.ts";
import { lockEvent, refuseDisabled } from "#server/events/lock-event.ts";
import { conflict } from "#server/http/errors.ts";
import { unarchiveForEvent } from "#server/ingredients/archive-ingredient.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { nothingUsedProblem } from "#shared/night/nothing-used-problem.ts";

/** Records that a past event took nothing from the stock, or takes that back. What is so already stays untouched. */
export const setNothingUsed = (
  data: CompanyData,
  id: number,
  isNothingUsed: boolean,
): Promise<JsonText<CateringEvent>> =>
  data.transaction(async (tx) => {
    const present = await lockEvent(tx, id);
    refuseDisabled(present);
    if ((present.stockState === "unused") !== isNothingUsed) {
      if (isNothingUsed) refuseTaken(present, tx.now);
      const action = isNothingUsed ? "event_nothing_used" : "event_nothing_used_undone";
      await pipelined([
        tx.insert(auditEntries, { action, userId: tx.userId, subjectId: id }),
        tx.update(events, id, {
          nothingUsedAt: isNothingUsed ? tx.now : null,
          version: nextVersion(events.version),
        }),
      ]);
      if (!isNothingUsed) await unarchiveForEvent(tx, id);
    }
    return readEvent(tx, id);
  });

function refuseTaken(event: typeof events.$inferSelect, now: Date): void {
  const problem = nothingUsedProblem(event, now);
  if (problem) throw conflict(problem);
}

import { and, eq } from "drizzle-orm";
import { recordChanges } from "#server/activity/record-data-change.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { events } from "#server/db/schema/events.ts";
import { proposals } from "#server/db/schema/proposals.ts";
import { nextVersion } from "#server/db/versions.ts";
import { unarchiveForEvent } from "#server/ingredients/archive-ingredient.ts";
import { readCharges } from "#server/payments/charge-json.ts";
import type { ActivityChange } from "#shared/activity/contract.ts";
import { isPaid } from "#shared/payments/charge-rules.ts";
import { isConfirmable } from "#shared/proposals/state.ts";
import { readProposalSettings } from "./settings.ts";

type EventRow = typeof events.$inferSelect;

/**
 * Confirms a locked event with its accepted proposal, unless the company waits for a sinal that is still open. Returns
 * what it changed.
 */
export async function confirmAccepted(tx: CompanyData, event: EventRow): Promise<ActivityChange[]> {
  if (!isConfirmable(event.status)) return [];
  const { confirmOn } = await readProposalSettings(tx);
  if (confirmOn === "sinal" && !(await isDepositPaid(tx, event.id))) return [];
  await tx.update(events, event.id, { status: "confirmado", version: nextVersion(events.version) });
  await unarchiveForEvent(tx, event.id);
  return [{ field: "status", from: event.status, to: "confirmado" }];
}

/** After a receipt or a change of charges: confirms an event whose accepted proposal waits for its sinal. */
export async function confirmIfDepositPaid(tx: CompanyData, event: EventRow): Promise<void> {
  if (!isConfirmable(event.status)) return;
  // An event that the company has taken back from confirmed stays so where the acceptance alone confirms.
  if ((await readProposalSettings(tx)).confirmOn !== "sinal") return;
  const isAccepted = and(eq(proposals.eventId, event.id), eq(proposals.state, "aceita"));
  const [accepted] = await tx.list(proposals, isAccepted);
  if (accepted) await recordChanges(tx, "event_changed", event.id, await confirmAccepted(tx, event));
}

async function isDepositPaid(tx: CompanyData, eventId: number): Promise<boolean> {
  const charges = await readCharges(tx, eventId);
  return charges.filter(({ kind }) => kind === "sinal").every(isPaid);
}

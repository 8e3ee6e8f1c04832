import { recordChanges } from "#server/activity/record-data-change.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { charges } from "#server/db/schema/payments.ts";
import { type MovedDay, movedDueDates } from "#shared/payments/charges/moved-due-dates.ts";
import { dayIn } from "#shared/time/clock.ts";
import { readCharges } from "./charge-json.ts";
import { readPaymentSettings } from "./settings.ts";

/** Moves the due dates of a locked event with it to its new date, and tells which. */
export async function moveDueDates(
  tx: CompanyData,
  { id, date }: { id: number; date: Date },
  newDate: Date,
): Promise<MovedDay[]> {
  const { timeZone } = tx.clock;
  const [from, to] = [dayIn(date, timeZone), dayIn(newDate, timeZone)];
  if (from === to) return [];
  const present = await readCharges(tx, id);
  if (present.length === 0) return [];
  const { balanceDueDays } = await readPaymentSettings(tx);
  const moved = movedDueDates({ charges: present, from, to, balanceDueDays, today: tx.today });
  for (const { id: chargeId, dueOn } of moved) await tx.update(charges, chargeId, { dueOn });
  if (moved.length > 0) await recordChanges(tx, "event_charges_changed", id, [{ field: "charges" }]);
  return moved;
}

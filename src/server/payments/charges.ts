import { sql } from "drizzle-orm";
import { recordChanges } from "#server/activity/record-data-change.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { isAnyOf } from "#server/db/is-any-of.ts";
import type { JsonText } from "#server/db/json-sql.ts";
import { events } from "#server/db/schema/events.ts";
import { charges } from "#server/db/schema/payments.ts";
import { nextVersion, refuseOldVersion } from "#server/db/versions.ts";
import { readEvent } from "#server/events/event-json.ts";
import { type Owed, owedPriceOf, readAgreement } from "#server/events/event-pricing.ts";
import { lockEvent, refuseDisabled } from "#server/events/lock-event.ts";
import { AppError, refuseIssues } from "#server/http/errors.ts";
import { confirmIfDepositPaid } from "#server/proposals/confirm-event.ts";
import type { ActivityChange } from "#shared/activity/contract.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { moneySum } from "#shared/numbers/money.ts";
import { agreedStatuses } from "#shared/payments/agreed/agreement.ts";
import { keptChargesProblem, sumProblem } from "#shared/payments/charge-rules.ts";
import type { Charge, ChargeInput, ChargesInput } from "#shared/payments/contract.ts";
import { readCharges } from "./charge-json.ts";

type EventRow = typeof events.$inferSelect;

/** Replaces the charges of an event; those that are named by their id stay the same ones. */
export const setCharges = (
  data: CompanyData,
  id: number,
  { version, charges: wanted }: ChargesInput,
): Promise<JsonText<CateringEvent>> =>
  data.transaction(async (tx) => {
    const event = await lockEvent(tx, id);
    refuseDisabled(event);
    refuseOldVersion(version, event.version);
    await chargeEvent(tx, event, wanted);
    return readEvent(tx, id);
  });

/** The same for an event that is locked; the path is that of the charges in the payload. */
export async function chargeEvent(
  tx: CompanyData,
  event: EventRow,
  wanted: ChargeInput[],
  path = "charges",
): Promise<void> {
  const { id } = event;
  const present = await refuseWrongCharges(tx, event, wanted, path);
  await recordChanges(tx, "event_charges_changed", id, chargeChanges(present, wanted));
  await replaceCharges(tx, id, present, wanted);
  await settleIfAgreed(tx, event, wanted);
  await tx.update(events, id, { version: nextVersion(events.version) });
  await confirmIfDepositPaid(tx, event);
}

async function settleIfAgreed(tx: CompanyData, { id, status }: EventRow, wanted: readonly ChargeInput[]) {
  if (!wanted.some(({ dueAt }) => dueAt)) return;
  if (agreedStatuses.includes(status) || (await readAgreement(tx, id)).agreed)
    await settleDueAtAcceptance(tx, id);
}

/** Once an event is agreed upon otherwise than by a proposal, what was due at the acceptance is due on this day. */
export const settleDueAtAcceptance = (tx: CompanyData, eventId: number): Promise<void> =>
  tx.updateWhere(
    charges,
    { dueOn: tx.today, dueAt: null },
    sql`${charges.eventId} = ${eventId} and ${charges.dueAt} = 'aceite'`,
  );

/** Throws where an event cannot have these charges, which divide what is owed; else returns the present ones. */
export async function refuseWrongCharges(
  tx: CompanyData,
  event: Owed & { id: number },
  wanted: readonly ChargeInput[],
  path = "charges",
): Promise<Charge[]> {
  const present = await readCharges(tx, event.id);
  refuseIssues(unknownCharges(present, wanted, path));
  const unequal = sumProblem(owedPriceOf(event), wanted);
  refuseIssues(unequal ? [{ path, message: unequal }] : []);
  const problem = keptChargesProblem({ present, wanted }, path);
  if (problem) throw new AppError(409, problem.message, { issues: [problem] });
  return present;
}

/** Issues of ids that are not of this event, or named twice. */
function unknownCharges(present: readonly Charge[], wanted: readonly ChargeInput[], path: string) {
  const left = new Set(present.map(({ id }) => id));
  return wanted.flatMap(({ id }, position) =>
    id === undefined || left.delete(id)
      ? []
      : [{ path: `${path}.${position}.id`, message: "Cobrança não encontrada" }],
  );
}

/** Writes the charges of a locked event in the place of the present ones. */
export async function replaceCharges(
  tx: CompanyData,
  eventId: number,
  present: readonly Charge[],
  wanted: readonly ChargeInput[],
): Promise<void> {
  const named = new Set(wanted.map(({ id }) => id));
  const gone = present.filter(({ id }) => !named.has(id)).map(({ id }) => id);
  if (gone.length > 0) await tx.remove(charges, isAnyOf(charges.id, gone));
  // The saldo last: at no moment are there two.
  const saldoLast = wanted.toSorted((a, b) => Number(a.kind === "saldo") - Number(b.kind === "saldo"));
  for (const { id, ...values } of saldoLast)
    if (id !== undefined) await tx.update(charges, id, { ...values, dueAt: values.dueAt ?? null });
  const added = wanted.filter(({ id }) => id === undefined);
  await tx.insertAll(
    charges,
    added.map(({ id: _id, ...values }) => ({ ...values, dueAt: values.dueAt ?? null, eventId })),
  );
}

/** What a trail tells of other charges. */
export function chargeChanges(present: readonly Charge[], wanted: readonly ChargeInput[]): ActivityChange[] {
  const listed = (rows: readonly (Charge | ChargeInput)[]) =>
    JSON.stringify(rows.map(({ id, kind, amount, dueOn, note }) => [id, kind, amount, dueOn, note]));
  const byId = wanted.toSorted((a, b) => (a.id ?? Infinity) - (b.id ?? Infinity));
  if (listed(present) === listed(byId)) return [];
  const [from, to] = [present, wanted].map((rows) => moneySum(rows.map(({ amount }) => amount)));
  return [from === to ? { field: "charges" } : { field: "charges", from, to }];
}

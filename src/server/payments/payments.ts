import { eq } from "drizzle-orm";
import { recordData } from "#server/activity/record-data-change.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import type { JsonText } from "#server/db/json-sql.ts";
import { pipelined } from "#server/db/pipeline.ts";
import { events } from "#server/db/schema/events.ts";
import { payments } from "#server/db/schema/payments.ts";
import { EVENT_MISSING, lockEvent, refuseDisabled } from "#server/events/lock-event.ts";
import { AppError, conflict, notFound } from "#server/http/errors.ts";
import { confirmIfDepositPaid } from "#server/proposals/confirm-event.ts";
import type { ActivityDetails } from "#shared/activity/contract.ts";
import type { Money } from "#shared/numbers/money.ts";
import { paymentProblem } from "#shared/payments/charge-rules.ts";
import type { Payment, PaymentInput } from "#shared/payments/contract.ts";
import { readCharges } from "./charge-json.ts";
import { settleDueAtAcceptance } from "./charges.ts";
import { paymentList, readPayments } from "./payment-json.ts";

export const PAYMENT_MISSING = "Recebimento não encontrado";

/** Lists the receipts of an event, disabled or not. */
export async function listPayments(data: CompanyData, eventId: number): Promise<JsonText<Payment[]>> {
  if (!(await data.find(events, eventId))) throw notFound(EVENT_MISSING);
  return readPayments(data, eventId);
}

/** Records a receipt for a charge, at most what is open: the lock on the event keeps others from doing so at once. */
export const recordPayment = (
  data: CompanyData,
  eventId: number,
  input: PaymentInput,
): Promise<JsonText<Payment>> =>
  data.transaction(async (tx) => {
    const { event, charges } = await pipelined({
      event: lockEvent(tx, eventId),
      charges: readCharges(tx, eventId),
    });
    refuseDisabled(event);
    const charge = charges.find(({ id }) => id === input.chargeId);
    if (!charge) {
      const message = "Cobrança não encontrada";
      throw new AppError(400, message, { issues: [{ path: "chargeId", message }] });
    }
    const problem = paymentProblem(charge, input.amount);
    if (problem) throw new AppError(409, problem, { issues: [{ path: "amount", message: problem }] });
    const payment = await addPayment(tx, { ...input, eventId }, "event_payment_recorded");
    if (charges.some(({ dueAt }) => dueAt)) await settleDueAtAcceptance(tx, eventId);
    await confirmIfDepositPaid(tx, event);
    return payment;
  });

/** Takes a receipt back, once, by the opposite row of the same day; of a disabled event as well. */
export const reversePayment = (data: CompanyData, id: number): Promise<JsonText<Payment>> =>
  data.transaction(async (tx) => {
    const payment = await tx.find(payments, id);
    if (!payment) throw notFound(PAYMENT_MISSING);
    await lockEvent(tx, payment.eventId);
    if (payment.reversesId !== null) throw conflict("Um estorno não pode ser estornado");
    const [reversal] = await tx.list(payments, eq(payments.reversesId, id));
    if (reversal) throw conflict("Este recebimento já foi estornado");
    const { eventId, chargeId, amount, paidOn, method, note } = payment;
    const opposite = { eventId, chargeId, amount: `-${amount}`, paidOn, method, note, reversesId: id };
    return addPayment(tx, opposite, "event_payment_reversed");
  });

async function addPayment(
  tx: CompanyData,
  row: Omit<typeof payments.$inferInsert, "companyId" | "userId">,
  action: "event_payment_recorded" | "event_payment_reversed",
): Promise<JsonText<Payment>> {
  const { payment } = await pipelined({
    payment: tx.insert(payments, { ...row, userId: tx.userId }),
    recorded: recordData(tx, action, row.eventId, received(row.amount)),
  });
  return paymentList.readOne(tx, payment.id);
}

const received = (amount: Money): ActivityDetails => ({
  changes: [{ field: "payment", to: amount.replace("-", "") }],
});

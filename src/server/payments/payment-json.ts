import { eq, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import { JsonList } from "#server/db/company/json-list.ts";
import type { OwnRows } from "#server/db/company/own-rows.ts";
import { type JsonSql, type JsonText, jsonObject } from "#server/db/json-sql.ts";
import { users } from "#server/db/schema/accounts.ts";
import { payments } from "#server/db/schema/payments.ts";
import type { Payment } from "#shared/payments/contract.ts";

/** Condition that another row takes back the one at hand. */
const isReversed = sql`exists (select from ${payments} reversals
  where reversals.company_id = ${payments.companyId} and reversals.reverses_id = ${payments.id})`;

const paymentJson = (own: OwnRows): JsonSql<Payment> =>
  jsonObject<Payment>({
    id: payments.id,
    eventId: payments.eventId,
    chargeId: payments.chargeId,
    amount: payments.amount,
    paidOn: payments.paidOn,
    method: payments.method,
    note: payments.note,
    username: sql`to_json(${own.lookup(users, users.username, eq(users.id, payments.userId))})::text`,
    reversesId: payments.reversesId,
    isReversed: sql`(${isReversed})::text`,
    createdAt: payments.createdAt,
  });

const inOrder = [payments.paidOn, payments.id];

/** All receipts of a company with their reversals, by the day on which they came in. */
export const paymentList = new JsonList<Payment>({
  name: "payments",
  mayBeStored: true,
  from: payments,
  item: paymentJson,
  orderBy: inOrder,
});

const paymentsOfEvent = new CompanyStatement<{ text: JsonText<Payment[]> }, { id: number }>(
  "read_event_payments",
  (own) => {
    const where = eq(payments.eventId, sql.placeholder("id"));
    return sql`select ${own.jsonArray(paymentJson(own), { from: payments, where, orderBy: inOrder })} as text`;
  },
);

export async function readPayments(data: CompanyData, eventId: number): Promise<JsonText<Payment[]>> {
  const [row] = await data.run(paymentsOfEvent, { id: eventId });
  return row?.text ?? "[]";
}

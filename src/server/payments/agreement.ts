import { and, eq, type SQL, sql } from "drizzle-orm";
import type { OwnRows } from "#server/db/company/own-rows.ts";
import { isOneOf } from "#server/db/schema/columns.ts";
import { events } from "#server/db/schema/events.ts";
import { payments } from "#server/db/schema/payments.ts";
import { proposals } from "#server/db/schema/proposals.ts";
import { agreedStatuses } from "#shared/payments/agreed/agreement.ts";
import type { ProposalState } from "#shared/proposals/enumerations.ts";

/** Conditions on the row of `events` that the statement around them is at, as `#shared/payments/agreed/agreement.ts` has them. */

const hasProposal = (own: OwnRows, state: ProposalState): SQL => {
  const where = and(eq(proposals.eventId, events.id), eq(proposals.state, sql.raw(`'${state}'`)));
  return sql`exists (select ${own.rows({ from: proposals, where })})`;
};

export const priceIsAccepted = (own: OwnRows): SQL => hasProposal(own, "aceita");

export const eventPriceIsAgreed = (own: OwnRows): SQL => {
  const received = own.lookup(
    payments,
    sql`coalesce(sum(${payments.amount}), 0)`,
    eq(payments.eventId, events.id),
  );
  return sql`case when ${priceIsAccepted(own)} then true else ${received} > 0 end`;
};

export const eventIsAgreed = (own: OwnRows): SQL =>
  sql`case when ${isOneOf(events.status, agreedStatuses)} then true else ${eventPriceIsAgreed(own)} end`;

/** The client has refused the latest proposal, and nothing else says that the event is agreed upon. */
export const isRefused = (own: OwnRows): SQL =>
  sql`case when ${hasProposal(own, "recusada")} then not (${eventIsAgreed(own)}) else false end`;

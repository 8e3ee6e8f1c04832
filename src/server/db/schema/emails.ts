import { sql } from "drizzle-orm";
import { boolean, check, foreignKey, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { accountChanges } from "#shared/accounts/account-changes.ts";
import { companies, devices, invitations, linkKinds } from "./accounts.ts";
import { createdAt, identity, moment } from "./columns.ts";
import { inquiries } from "./inquiries.ts";
import { proposals } from "./proposals.ts";

/** E-mails waiting for delivery; without SMTP, the local outbox. Text and link are made when they are sent. */
export const emails = pgTable(
  "emails",
  {
    id: identity(),
    kind: text({
      enum: [
        ...linkKinds,
        "invitation",
        "proposal_answer",
        "inquiry",
        "morning",
        "new_device",
        "pix_key",
        "account_change",
        "company_closed",
      ],
    }).notNull(),
    recipient: text().notNull(),
    /** Of a message about an invitation, a proposal, a request, a Pix key, the day or the company's end. */
    companyId: integer().references(() => companies.id),
    invitationId: integer(),
    sending: integer(),
    proposalId: integer(),
    inquiryId: integer(),
    /** Of a message about another Pix key: both, shortened. */
    pixKeyFrom: text(),
    pixKeyTo: text(),
    /** Of a message about one's own account: what changed. */
    accountChange: text({ enum: accountChanges }),
    /** Of a message about a sign-in. */
    deviceId: integer().references(() => devices.id, { onDelete: "cascade" }),
    /** Set when its link was used or another message replaced it: it gets no link any more. */
    isSpent: boolean().notNull().default(false),
    createdAt: createdAt(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull(),
    deliveredAt: moment(),
  },
  (table) => [
    foreignKey({
      name: "emails_invitation",
      columns: [table.companyId, table.invitationId],
      foreignColumns: [invitations.companyId, invitations.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "emails_proposal",
      columns: [table.companyId, table.proposalId],
      foreignColumns: [proposals.companyId, proposals.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "emails_inquiry",
      columns: [table.companyId, table.inquiryId],
      foreignColumns: [inquiries.companyId, inquiries.id],
    }).onDelete("cascade"),
    check(
      "emails_of_company",
      sql`(${table.kind} in ('invitation', 'proposal_answer', 'inquiry', 'morning', 'pix_key', 'company_closed')) = (${table.companyId} is not null)`,
    ),
    check(
      "emails_of_invitation",
      sql`(${table.kind} = 'invitation') = (${table.invitationId} is not null and ${table.sending} is not null)`,
    ),
    check("emails_of_proposal", sql`(${table.kind} = 'proposal_answer') = (${table.proposalId} is not null)`),
    check("emails_of_pix_key", sql`(${table.kind} = 'pix_key') = (${table.pixKeyTo} is not null)`),
    check(
      "emails_of_account_change",
      sql`(${table.kind} = 'account_change') = (${table.accountChange} is not null)`,
    ),
    check("emails_of_device", sql`(${table.kind} = 'new_device') = (${table.deviceId} is not null)`),
    check("emails_of_inquiry", sql`(${table.kind} = 'inquiry') = (${table.inquiryId} is not null)`),
    index("emails_due").on(table.nextAttemptAt).where(sql`${table.deliveredAt} is null`),
    index("emails_of_invitations").on(table.companyId, table.invitationId),
  ],
);

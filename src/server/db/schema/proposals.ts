import { sql } from "drizzle-orm";
import {
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { EventDrink } from "#shared/events/plan-contract.ts";
import { confirmMoments, proposalStates } from "#shared/proposals/enumerations.ts";
import { companyId, users } from "./accounts.ts";
import { identity, moment, money, oneOf, sameCompany, version } from "./columns.ts";
import { events } from "./events.ts";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Offers to clients, a row for each version; what was offered never changes. */
export const proposals = pgTable(
  "proposals",
  {
    id: identity(),
    companyId: companyId(),
    eventId: integer().notNull(),
    /** Counted per company; the versions of one proposal share it. */
    number: integer().notNull(),
    version: integer().notNull(),
    /** In the link. Kept as it is, so that the owner can copy the link again. */
    token: text().notNull().unique("proposals_token"),
    state: text({ enum: proposalStates }).notNull().default("enviada"),
    /** JSON of a ProposalSnapshot; only the names of wiped clients leave it. */
    snapshot: text().notNull(),
    /** JSON of a ProposalSummary: what lists tell, so that they need not parse terms of thousands of letters. */
    summary: text().notNull(),
    /** Of the snapshot: what an event is compared with to say what changed since the acceptance. */
    offeredPrice: money().notNull(),
    offeredDrinks: text().array().notNull(),
    /** The drinks with their lines as they were planned at the sending; null for those that were sent before it was kept. */
    offeredPlan: jsonb().$type<EventDrink[]>(),
    /** SHA-256 of the snapshot as it was sent. */
    snapshotHash: text().notNull(),
    /** The clients whose names the snapshot has, in its order. */
    clientIds: integer().array().notNull(),
    validUntil: date().notNull(),
    sentAt: moment().notNull(),
    sentBy: integer().notNull(),
    seenAt: moment(),
    answeredAt: moment(),
    /** The user who noted the acceptance; null where the client answered by the link. */
    acceptedBy: integer(),
    acceptedName: text(),
    /** Network address of the client who accepted. */
    acceptedFrom: text(),
    refusalReason: text(),
    revokedAt: moment(),
  },
  (table) => [
    unique("proposals_version").on(table.companyId, table.number, table.version),
    unique("proposals_id").on(table.companyId, table.id),
    sameCompany("proposals_event", table.companyId, table.eventId, events),
    sameCompany("proposals_sender", table.companyId, table.sentBy, users),
    sameCompany("proposals_accepter", table.companyId, table.acceptedBy, users),
    // An event has one offer at a time, and one that is in force.
    uniqueIndex("proposals_offered")
      .on(table.companyId, table.eventId)
      .where(sql`${table.state} in ('enviada', 'recusada')`),
    uniqueIndex("proposals_accepted")
      .on(table.companyId, table.eventId)
      .where(sql`${table.state} = 'aceita'`),
    index("proposals_of_event").on(table.companyId, table.eventId),
    index("proposals_of_clients").using("gin", table.clientIds),
    oneOf("proposals_state", table.state, proposalStates),
    check("proposals_valid_until", sql`${table.validUntil} between '2000-01-01' and '2100-12-31'`),
    check(
      "proposals_answered",
      sql`${table.state} not in ('aceita', 'recusada') or ${table.answeredAt} is not null`,
    ),
  ],
);

/** How a company offers; without a row the defaults count. */
export const proposalSettings = pgTable(
  "proposal_settings",
  {
    companyId: companyId(),
    terms: text().notNull(),
    included: text().notNull(),
    validityDays: integer().notNull(),
    confirmOn: text({ enum: confirmMoments }).notNull(),
    colour: text().notNull(),
    version: version(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId] }),
    oneOf("proposal_settings_confirm_on", table.confirmOn, confirmMoments),
    check("proposal_settings_days", sql`${table.validityDays} between 1 and 365`),
    check("proposal_settings_colour", sql`${table.colour} ~ '^#[0-9a-f]{6}$'`),
  ],
);

/** A company's logo, cleaned of whatever could run or tell something. */
export const companyLogos = pgTable(
  "company_logos",
  {
    companyId: companyId(),
    type: text({ enum: ["image/png", "image/jpeg", "image/svg+xml"] }).notNull(),
    bytes: bytes().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId] }),
    check("company_logos_size", sql`octet_length(${table.bytes}) <= 204800`),
  ],
);

import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { eventTypes } from "#shared/events/enumerations.ts";
import { inquirySources, inquiryStates } from "#shared/inquiries/enumerations.ts";
import { companyId } from "./accounts.ts";
import { clients } from "./clients.ts";
import { identity, moment, oneOf, sameCompany, version } from "./columns.ts";
import { events } from "./events.ts";

/** Requests for an offer, by the company's public page or noted by somebody of the company. */
export const inquiries = pgTable(
  "inquiries",
  {
    id: identity(),
    companyId: companyId(),
    state: text({ enum: inquiryStates }).notNull().default("novo"),
    source: text({ enum: inquirySources }).notNull(),
    /** Null, like contact and message, once its client was deleted for good. */
    name: text(),
    phone: text(),
    email: text(),
    message: text(),
    date: date().notNull(),
    guests: integer().notNull(),
    eventType: text({ enum: eventTypes }),
    location: text(),
    receivedAt: moment().notNull(),
    discardedAt: moment(),
    /** The event that was made of the request. */
    eventId: integer(),
    clientId: integer(),
  },
  (table) => [
    unique("inquiries_company_id_id").on(table.companyId, table.id),
    sameCompany("inquiries_event", table.companyId, table.eventId, events),
    sameCompany("inquiries_client", table.companyId, table.clientId, clients),
    uniqueIndex("inquiries_of_event").on(table.companyId, table.eventId),
    index("inquiries_of_client").on(table.companyId, table.clientId),
    index("inquiries_by_state").on(table.companyId, table.state, table.discardedAt),
    index("inquiries_by_time").on(table.companyId, table.receivedAt),
    oneOf("inquiries_state", table.state, inquiryStates),
    oneOf("inquiries_source", table.source, inquirySources),
    check("inquiries_became_event", sql`(${table.state} = 'virou_evento') = (${table.eventId} is not null)`),
    check("inquiries_discarded", sql`(${table.state} = 'descartado') = (${table.discardedAt} is not null)`),
    check(
      "inquiries_nameless_is_empty",
      sql`${table.name} is not null or num_nonnulls(${table.phone}, ${table.email}, ${table.message}) = 0`,
    ),
    check("inquiries_guests", sql`${table.guests} between 1 and 100000`),
  ],
);

/** A company's public page for requests; without a row it was never open. */
export const inquirySettings = pgTable(
  "inquiry_settings",
  {
    companyId: companyId(),
    isOpen: boolean().notNull(),
    greeting: text().notNull(),
    /** In the link. Kept as it is: the owner shows the link on other pages. */
    token: text().notNull().unique("inquiry_settings_token"),
    version: version(),
  },
  (table) => [primaryKey({ columns: [table.companyId] })],
);

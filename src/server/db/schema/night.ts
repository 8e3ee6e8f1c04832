import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { lossFields } from "#shared/night/counts/loss-fields.ts";
import { companyId, users } from "./accounts.ts";
import { createdAt, moment, packContentsColumn, quantity, sameCompany } from "./columns.ts";
import { events } from "./events.ts";
import { ingredients } from "./stock.ts";

/** What people counted at the end of an event. Rows are only ever added: a correction is another one. */
export const eventCounts = pgTable(
  "event_counts",
  {
    companyId: companyId(),
    /** Made on the phone, so that an entry that is sent twice is stored once. */
    id: uuid().notNull(),
    eventId: integer().notNull(),
    /** Null where guests were counted. */
    ingredientId: integer(),
    /** How many guests came; null if that was taken back, and of an ingredient. */
    guestsPresent: integer(),
    /** True for an ingredient that ran out before the end; null where the entry says nothing of it. */
    ranOut: boolean(),
    /** In packs; without a pack in the stock unit. Negative numbers correct, here and below. */
    closed: quantity().notNull(),
    /** How full each open pack is, in tenths. */
    openTenths: smallint().array().notNull(),
    lost: quantity().notNull(),
    broken: quantity().notNull(),
    /** The contents of a pack of that time; null without one. */
    packQuantity: packContentsColumn(),
    /** Who counted: a name, and the account unless it came by the team's link. */
    by: text().notNull(),
    userId: integer(),
    /** By the clock of the phone. */
    countedAt: moment().notNull(),
    /** The step of the event that took account of it, or 0 if it was left aside; null while it waits. */
    settledStep: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    sameCompany("event_counts_event", table.companyId, table.eventId, events).onDelete("cascade"),
    sameCompany("event_counts_ingredient", table.companyId, table.ingredientId, ingredients),
    sameCompany("event_counts_user", table.companyId, table.userId, users),
    check(
      "event_counts_guests",
      sql`${table.guestsPresent} is null or (${table.guestsPresent} > 0 and ${table.ingredientId} is null)`,
    ),
    check("event_counts_ran_out", sql`${table.ranOut} is null or ${table.ingredientId} is not null`),
    index("event_counts_by_event").on(table.companyId, table.eventId),
    check("event_counts_open", sql`-10 <= all (${table.openTenths}) and 10 >= all (${table.openTenths})`),
    check(
      "event_counts_amounts",
      sql`greatest(abs(${table.closed}), ${sql.join(
        lossFields.map((field) => sql`abs(${table[field]})`),
        sql`, `,
      )}) <= 99999999.99`,
    ),
  ],
);

/** The link that opens the page of an event's team; taken back by removing it. */
export const eventTeamLinks = pgTable(
  "event_team_links",
  {
    companyId: companyId(),
    eventId: integer().notNull(),
    /** Kept as it is, so that the link can be copied again. */
    token: text().notNull().unique("event_team_links_token"),
    /** Who made it. */
    userId: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.eventId] }),
    sameCompany("event_team_links_event", table.companyId, table.eventId, events).onDelete("cascade"),
    sameCompany("event_team_links_user", table.companyId, table.userId, users),
  ],
);

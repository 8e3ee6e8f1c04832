import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { combos, eventStatuses, eventTypes } from "#shared/events/enumerations.ts";
import { companyId } from "./accounts.ts";
import { createdAt, identity, moment, oneOf, version } from "./columns.ts";

export const events = pgTable(
  "events",
  {
    id: identity(),
    companyId: companyId(),
    name: text().notNull(),
    date: moment().notNull(),
    location: text(),
    guests: integer().notNull().default(0),
    status: text({ enum: eventStatuses }).notNull().default("planejamento"),
    type: text({ enum: eventTypes }).notNull().default("corporativo"),
    combo: text({ enum: combos }).notNull().default("Tropical Premium"),
    isActive: boolean().notNull().default(true),
    isStockWithdrawn: boolean().notNull().default(false),
    /** Set once the withdrawn stock came back: such an event reserves nothing any more. */
    stockReturnedAt: moment(),
    /** Set by somebody who said that the past event took nothing from the stock. */
    nothingUsedAt: moment(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("events_company_id_id").on(table.companyId, table.id),
    index("events_by_date").on(table.companyId, table.date),
    check("events_guests", sql`${table.guests} >= 0`),
    oneOf("events_status", table.status, eventStatuses),
    oneOf("events_type", table.type, eventTypes),
    oneOf("events_combo", table.combo, combos),
  ],
);

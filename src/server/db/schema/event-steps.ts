import { sql } from "drizzle-orm";
import { check, foreignKey, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { stepKinds } from "#shared/night/step-kinds.ts";
import { companyId, users } from "./accounts.ts";
import { createdAt, oneOf, sameCompany } from "./columns.ts";
import { events } from "./events.ts";

/** The calls that moved stock for an event, numbered from 1; those from before they were numbered are negative. */
export const eventSteps = pgTable(
  "event_steps",
  {
    companyId: companyId(),
    eventId: integer().notNull(),
    number: integer().notNull(),
    kind: text({ enum: stepKinds }).notNull(),
    /** The number of the step of this kind that it undoes. */
    undoes: integer(),
    userId: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.eventId, table.number] }),
    sameCompany("event_steps_event", table.companyId, table.eventId, events),
    sameCompany("event_steps_user", table.companyId, table.userId, users),
    foreignKey({
      name: "event_steps_undone",
      columns: [table.companyId, table.eventId, table.undoes],
      foreignColumns: [table.companyId, table.eventId, table.number],
    }),
    // A step is undone once, and by a later one: rows are only ever added.
    uniqueIndex("event_steps_by_undone")
      .on(table.companyId, table.eventId, table.undoes)
      .where(sql`${table.undoes} is not null`),
    check("event_steps_undoes", sql`${table.undoes} < ${table.number}`),
    oneOf("event_steps_kind", table.kind, stepKinds),
  ],
);

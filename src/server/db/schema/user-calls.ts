import { integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/**
 * Calls of a user in a minute at all processes together; only of users who call remarkably often. Unlogged: after a
 * crash it is empty, which does no harm, and a write waits for no disk.
 */
export const userCalls = pgTable(
  "user_calls",
  {
    userId: integer().notNull(),
    minute: moment().notNull(),
    calls: integer().notNull(),
    writes: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.minute] })],
);

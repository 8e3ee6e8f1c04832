import { integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/**
 * How much a user has called for in a minute at all processes together; only of those who call for remarkably much.
 * The table is unlogged: after a crash it is empty, which does no harm, and a write to it waits for no disk.
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

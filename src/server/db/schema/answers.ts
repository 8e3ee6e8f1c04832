import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { createdAt } from "./columns.ts";

/**
 * Answers to calls with an `Idempotency-Key`, so that sending one again changes nothing. A row is committed together
 * with the work; a company sees those of its own users.
 */
export const givenAnswers = pgTable(
  "given_answers",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text().notNull(),
    /** Hash of the request: the same key for another request is a mistake. */
    request: text().notNull(),
    /** Null only within the transaction of the work. */
    status: integer(),
    /** Compression by an older version. Unused since, and kept for the copies that name it. */
    encoding: text(),
    /** Base64. */
    body: text(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

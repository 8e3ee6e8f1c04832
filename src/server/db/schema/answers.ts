import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { createdAt } from "./columns.ts";

/**
 * What calls with an `Idempotency-Key` were answered, so that sending one again does nothing again. A row is committed
 * together with the work it tells of; a company sees those of its own users.
 */
export const givenAnswers = pgTable(
  "given_answers",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text().notNull(),
    /** The hash of what was asked: the same key for something else is a mistake. */
    request: text().notNull(),
    /** None only within the transaction of the work. */
    status: integer(),
    /** How an older version had packed the body. Unused since, and kept for the copies that name it. */
    encoding: text(),
    /** In base64. */
    body: text(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

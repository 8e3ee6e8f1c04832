import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { createdAt } from "./columns.ts";

/** What calls with an `Idempotency-Key` were answered, so that sending one again does nothing again. */
export const givenAnswers = pgTable(
  "given_answers",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text().notNull(),
    /** The hash of what was asked: the same key for something else is a mistake. */
    request: text().notNull(),
    /** None while the call is being worked on. */
    status: integer(),
    encoding: text(),
    /** In base64, as it was sent. */
    body: text(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

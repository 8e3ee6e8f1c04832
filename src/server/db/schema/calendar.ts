import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { companyId, users } from "./accounts.ts";
import { createdAt, sameCompany } from "./columns.ts";

/** The link by which a person's calendar follows the company's events; taken back by removing it. */
export const calendarLinks = pgTable(
  "calendar_links",
  {
    companyId: companyId(),
    userId: integer().notNull(),
    /** Kept as it is, so that the link can be copied again. */
    token: text().notNull().unique("calendar_links_token"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId] }),
    sameCompany("calendar_links_user", table.companyId, table.userId, users).onDelete("cascade"),
  ],
);

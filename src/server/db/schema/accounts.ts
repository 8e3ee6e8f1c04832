import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, identity, moment } from "./columns.ts";

export const companies = pgTable(
  "companies",
  {
    id: identity(),
    name: text().notNull(),
    email: text().notNull().unique(),
    phone: text(),
    cnpj: text(),
    address: text(),
    isActive: boolean().notNull().default(false),
    /** Random name of the present state of the company's data. Triggers renew it with every change of a row. */
    revision: uuid().notNull().defaultRandom(),
    createdAt: createdAt(),
  },
  (table) => [check("companies_email_lower", sql`${table.email} = lower(${table.email})`)],
);

/** The owner of a row of company data. */
export const companyId = () =>
  integer()
    .notNull()
    .references(() => companies.id);

export const users = pgTable(
  "users",
  {
    id: identity(),
    username: text().notNull(),
    email: text().notNull().unique(),
    passwordHash: text().notNull(),
    companyId: integer().references(() => companies.id),
    role: text({ enum: ["user", "admin_system"] })
      .notNull()
      .default("user"),
    isActive: boolean().notNull().default(true),
    requirePasswordChange: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    unique("users_company_id_id").on(table.companyId, table.id),
    check("users_email_lower", sql`${table.email} = lower(${table.email})`),
    // A system admin belongs to no company, everybody else to exactly one.
    check("users_role_company", sql`(${table.role} = 'admin_system') = (${table.companyId} is null)`),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    lastSeenAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index("sessions_user_id").on(table.userId)],
);

/** Attempts per key in a window of time: one table for every limit, shared by all processes. */
export const attempts = pgTable("attempts", {
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEndsAt: moment().notNull(),
});

/** Failed logins since the last good one, per e-mail (hashed), whether or not an account has it. */
export const loginFailures = pgTable("login_failures", {
  account: text().primaryKey(),
  failures: integer().notNull(),
  blockedUntil: moment(),
  lastFailureAt: moment().notNull(),
});

const linkKind = () => text({ enum: ["confirmation", "recovery"] });

export type LinkKind = "confirmation" | "recovery";

/** Links that were sent or shown and not yet used; several may be under way for one e-mail, and using one ends all. */
export const linkTokens = pgTable(
  "link_tokens",
  {
    tokenHash: text().primaryKey(),
    kind: linkKind().notNull(),
    email: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index("link_tokens_owner").on(table.email, table.kind)],
);

/** E-mails waiting for delivery; without SMTP, the local outbox. Text and link are made when they are sent. */
export const emails = pgTable(
  "emails",
  {
    id: identity(),
    kind: linkKind().notNull(),
    recipient: text().notNull(),
    /** Set when its link was used or another message replaced it: it gets no link any more. */
    isSpent: boolean().notNull().default(false),
    createdAt: createdAt(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull(),
    deliveredAt: moment(),
  },
  (table) => [index("emails_due").on(table.nextAttemptAt).where(sql`${table.deliveredAt} is null`)],
);

import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { companyRoles } from "#shared/accounts/permissions.ts";
import { SAO_PAULO, type TimeZone, timeZones } from "#shared/time/time-zones.ts";
import { createdAt, identity, moment, oneOf, sameCompany, version } from "./columns.ts";

export const companies = pgTable(
  "companies",
  {
    id: identity(),
    name: text().notNull(),
    email: text().notNull().unique(),
    phone: text(),
    cnpj: text(),
    address: text(),
    /** In which its hours and days are shown, entered and judged. */
    timeZone: text().$type<TimeZone>().notNull().default(SAO_PAULO),
    isActive: boolean().notNull().default(false),
    /** Whether everybody who sees money needs a second step or a passkey. */
    requiresSecondStep: boolean().notNull().default(false),
    /** Since when nobody works in it any more; its owners may reopen it until it is erased. */
    closedAt: moment(),
    /** Name of the owner who closed it; null if the system admin did. */
    closedBy: text(),
    /** Since when its rows are being erased. */
    erasingAt: moment(),
    /** Random name of the present state of the company's data. Triggers renew it with every change of a row. */
    revision: uuid().notNull().defaultRandom(),
    /** Raised by changes of the company's own data above. */
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    check("companies_email_lower", sql`${table.email} = lower(${table.email})`),
    oneOf("companies_time_zone", table.timeZone, timeZones),
    check("companies_closed_is_inactive", sql`${table.closedAt} is null or not ${table.isActive}`),
    check("companies_erasing_is_closed", sql`${table.erasingAt} is null or ${table.closedAt} is not null`),
    index("companies_closed").on(table.closedAt).where(sql`${table.closedAt} is not null`),
  ],
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
    /** Null for a system admin. */
    companyRole: text({ enum: companyRoles }),
    isActive: boolean().notNull().default(true),
    /** When the company took the access away. The row stays for what the person did. */
    removedAt: moment(),
    requirePasswordChange: boolean().notNull().default(false),
    /** Whether the password alone opens no session. */
    hasSecondStep: boolean().notNull().default(false),
    /** Noted once in a while, like the use of a session. */
    lastAccessAt: moment(),
    /** Whether the user wants the morning's mail; null until they choose: owners get it, managers do not. */
    morningMail: boolean(),
    /** The day, by the company's clock, for which it was last stored or found to have nothing to say. */
    morningMailOn: date(),
    /** Ends the morning's mail without a session. */
    unsubscribeToken: uuid().notNull().defaultRandom(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("users_unsubscribe_token").on(table.unsubscribeToken),
    unique("users_company_id_id").on(table.companyId, table.id),
    check("users_email_lower", sql`${table.email} = lower(${table.email})`),
    // A system admin belongs to no company, everybody else to exactly one.
    check("users_role_company", sql`(${table.role} = 'admin_system') = (${table.companyId} is null)`),
    check("users_company_role_of", sql`(${table.companyRole} is null) = (${table.companyId} is null)`),
    oneOf("users_company_role", table.companyRole, companyRoles),
  ],
);

/** Invitations to join a company. One that is neither accepted nor cancelled is open, also when it has expired. */
export const invitations = pgTable(
  "invitations",
  {
    id: identity(),
    companyId: companyId(),
    email: text().notNull(),
    companyRole: text({ enum: companyRoles }).notNull(),
    invitedBy: integer().notNull(),
    /** Number of the latest sending: links of earlier ones are dead. */
    sending: integer().notNull().default(1),
    expiresAt: moment().notNull(),
    acceptedAt: moment(),
    cancelledAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("invitations_company_id_id").on(table.companyId, table.id),
    sameCompany("invitations_invited_by", table.companyId, table.invitedBy, users),
    uniqueIndex("invitations_open")
      .on(table.companyId, table.email)
      .where(sql`${table.acceptedAt} is null and ${table.cancelledAt} is null`),
    check("invitations_email_lower", sql`${table.email} = lower(${table.email})`),
    oneOf("invitations_company_role", table.companyRole, companyRoles),
  ],
);

/** Links of invitations. Those that no longer work are kept to tell why. */
export const invitationTokens = pgTable(
  "invitation_tokens",
  {
    tokenHash: text().primaryKey(),
    invitationId: integer()
      .notNull()
      .references(() => invitations.id, { onDelete: "cascade" }),
    sending: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("invitation_tokens_invitation").on(table.invitationId)],
);

/** Browsers that a user has signed in with. */
export const devices = pgTable(
  "devices",
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the random key that the browser keeps; of one that sends none, of what it says of itself. */
    keyHash: text().notNull(),
    browser: text(),
    system: text(),
    /** Of the latest sign-in. */
    address: text().notNull(),
    signedInAt: moment().notNull(),
    /** Ends its sessions by the link of the message that told of it. */
    endToken: uuid().notNull().defaultRandom(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("devices_key").on(table.userId, table.keyHash),
    unique("devices_end_token").on(table.endToken),
  ],
);

export const proofs = ["password", "code", "passkey"] as const;
/** How somebody showed who they are; a code is one of an authenticator app or for recovery. */
export type Proof = (typeof proofs)[number];

export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text().primaryKey(),
    /** Names the session on the wire. */
    id: integer().notNull().generatedByDefaultAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null for sessions from before devices were known. */
    deviceId: integer().references(() => devices.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    /** When the user last proved who they are on this device. */
    provenAt: moment().notNull().defaultNow(),
    provenBy: text({ enum: proofs }).notNull().default("password"),
    /** Whether nothing but setting up a second step or a passkey is open to it. */
    lacksSecondStep: boolean().notNull().default(false),
    lastSeenAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    unique("sessions_id").on(table.id),
    index("sessions_user_id").on(table.userId),
    index("sessions_device_id").on(table.deviceId),
  ],
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

export const linkKinds = ["confirmation", "recovery"] as const;

export type LinkKind = (typeof linkKinds)[number];

/** Links that were sent or shown and not yet used; several may be under way for one e-mail, and using one ends all. */
export const linkTokens = pgTable(
  "link_tokens",
  {
    tokenHash: text().primaryKey(),
    kind: text({ enum: linkKinds }).notNull(),
    email: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index("link_tokens_owner").on(table.email, table.kind)],
);

import { bigint, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { createdAt, identity, moment } from "./columns.ts";

const ownerId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Public keys with which a user signs in without a password. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: identity(),
    userId: ownerId(),
    name: text().notNull(),
    credentialId: text().notNull(),
    /** COSE key, base64url. */
    publicKey: text().notNull(),
    /** Raised by the authenticator with each use; always 0 for those that are synchronised. */
    counter: bigint({ mode: "number" }).notNull(),
    /** How the browser reaches the authenticator, comma-separated. */
    transports: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
  },
  (table) => [unique("passkeys_credential").on(table.credentialId), index("passkeys_user").on(table.userId)],
);

export const challengePurposes = ["register", "sign-in", "step-up"] as const;
export type ChallengePurpose = (typeof challengePurposes)[number];

/** Challenges that an authenticator is to sign; deleted by the call that uses them. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    challenge: text().primaryKey(),
    purpose: text({ enum: challengePurposes }).notNull(),
    /** Null where nobody is signed in yet. */
    userId: integer().references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment().notNull(),
  },
  (table) => [index("passkey_challenges_user").on(table.userId)],
);

/** Authenticator apps; in force only where `users.has_second_step` says so. */
export const secondSteps = pgTable("second_steps", {
  userId: ownerId().primaryKey(),
  /** Sealed with a key that is not in the database. */
  sealedSecret: text().notNull(),
  /** The time step of the latest code that was used: no code works twice. */
  lastStep: integer().notNull().default(0),
  /** Salt of the hashes of the recovery codes. */
  codeSalt: text().notNull(),
  createdAt: createdAt(),
});

/** Recovery codes that were not used yet. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  { userId: ownerId(), codeHash: text().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Sign-ins whose password was right and whose second step is to come. */
export const loginTickets = pgTable(
  "login_tickets",
  {
    tokenHash: text().primaryKey(),
    userId: ownerId(),
    /** The only one that may use it. */
    address: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: moment().notNull(),
  },
  (table) => [index("login_tickets_user").on(table.userId)],
);

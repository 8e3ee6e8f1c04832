import { eq } from "drizzle-orm";
import { record } from "#server/activity/record-activity.ts";
import { recordRefusedLogin } from "#server/activity/refused-logins.ts";
import type { Database } from "#server/db/database.ts";
import { companies, type Proof, users } from "#server/db/schema/accounts.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { AppError } from "#server/http/errors.ts";
import { networkOf } from "#server/http/limits/client-address.ts";
import { isPrivate } from "#server/start/env.ts";
import type { Services } from "#server/start/services.ts";
import type { LoginReply } from "#shared/accounts/contract.ts";
import { accountLimits, widened } from "./attempt-limits.ts";
import { loginRefusal } from "./company-closure.ts";
import { noteDevice, type SignInClient } from "./devices/note-device.ts";
import { tellOfDevice } from "./devices/tell-of-device.ts";
import { addressCounters } from "./limit-by-address.ts";
import { lockUser } from "./lock-user.ts";
import { isEntitled, noteAccess, openSession, presentUser } from "./sessions.ts";

const FIRST_ACCESS_LASTS = 72 * 60 * 60 * 1000;

type UserRow = typeof users.$inferSelect;
export type EnteredAccount = { user: UserRow; company: typeof companies.$inferSelect | null };

/** Reads users with their companies. */
export const readAccounts = (db: Database) =>
  db
    .select({ user: users, company: companies })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId));

/** What counts the failed sign-ins of a caller's address and network. */
export function failureCounters({ attempts, config }: Services, address: string) {
  const counted = addressCounters("login", address, config);
  return {
    network: networkOf(address),
    refuseFarBeyond: (now: Date) => {
      for (const { key } of counted) attempts.refuseFarBeyond(key, now);
    },
    count: async (now: Date) => {
      for (const { key, limit } of counted) await attempts.count(key, limit, now);
    },
    forgive: () => Promise.all(counted.map(({ key }) => attempts.forgive(key))),
  };
}

/** Refuses whoever may not log in. Told only to somebody who has proven to be the account's: a stranger must not learn it. */
export function refuseBlocked(services: Services, { user, company }: EnteredAccount, address: string): void {
  const now = services.now();
  if (!isEntitled(user, company)) {
    // Not waited for: the answer comes as soon as it did before anybody kept it. A trail that is being erased gets no
    // new entry, which would stand in the way.
    if (!company?.erasingAt)
      services.inBackground(recordRefusedLogin(services.db, { user, address, createdAt: now }));
    throw loginRefusal(user, company, services.config.supportEmail);
  }
  if (isFirstAccessOver(user, now)) {
    throw new AppError(403, "A senha de primeiro acesso venceu. Use Recuperar Senha para criar a sua.");
  }
}

/** The account is no longer the one that was proven. */
class Outdated extends Error {}

type Proven = { client: SignInClient; provenBy: Proof };

/**
 * Opens the session of a proven account, after work in the same transaction that may refuse it and tells whether it
 * stored mail. Undefined if password, user or company changed while the proof was looked at.
 */
export async function signIn(
  services: Services,
  { user, company }: EnteredAccount,
  { client, provenBy }: Proven,
  first: (tx: Database) => Promise<boolean> = async () => false,
): Promise<LoginReply | undefined> {
  const now = services.now();
  const { id: userId, companyId } = user;
  const { address } = client;
  const limit = widened(accountLimits.signIn, isPrivate(services.config));
  await services.attempts.count(`sign-in ${userId}`, limit, now);
  const work = async (tx: Database) => {
    await lockUser(tx, userId);
    const hasMail = await first(tx);
    const device = await noteDevice(tx, user, client, now);
    const session = await openSession(tx, { ...user, provenBy }, now, device.id);
    // Undone: what was noted of the browser, and a code that was taken.
    if (!session) throw new Outdated();
    if (device.isNew) await tellOfDevice(tx, user, device.id, now);
    await noteAccess(tx, userId, now);
    await record(tx, { action: "login", userId, companyId, address, createdAt: now });
    return { ...session, hasMail: hasMail || device.isNew };
  };
  const opened = await inTransaction(services.db, work).catch((error: unknown) => {
    if (error instanceof Outdated) return undefined;
    throw error;
  });
  if (!opened) return undefined;
  if (opened.hasMail) services.outbox.wake();
  const presented = presentUser(user, company, opened.lacksSecondStep);
  return { token: opened.token, user: presented, requirePasswordChange: presented.requirePasswordChange };
}

/**
 * True if a generated password has expired: it is meant to be used soon. The system admin's never does: only whoever
 * runs the server has seen it, and its address may receive no mail.
 */
const isFirstAccessOver = ({ role, requirePasswordChange, createdAt }: UserRow, now: Date): boolean =>
  requirePasswordChange &&
  role !== "admin_system" &&
  now.getTime() - createdAt.getTime() >= FIRST_ACCESS_LASTS;

import { and, eq, isNull } from "drizzle-orm";
import { record } from "#server/activity/record-activity.ts";
import { recordRefusedLogin } from "#server/activity/refused-logins.ts";
import type { Database } from "#server/db/database.ts";
import { companies, users } from "#server/db/schema/accounts.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { AppError } from "#server/http/errors.ts";
import { networkOf } from "#server/http/limits/client-address.ts";
import { isPrivate } from "#server/start/env.ts";
import type { Services } from "#server/start/services.ts";
import type { LoginInput, LoginReply } from "#shared/accounts/contract.ts";
import { addressLimits, widened } from "./attempt-limits.ts";
import { noteDevice, type SignInClient, tellOfDevice } from "./devices/note-device.ts";
import { countFailure, forgiveFailures } from "./login-failures.ts";
import { hashPassword, isOutdated, matches, takeTurn } from "./passwords.ts";
import { isEntitled, noteAccess, openSession, presentUser } from "./sessions.ts";

const FIRST_ACCESS_LASTS = 72 * 60 * 60 * 1000;

type UserRow = typeof users.$inferSelect;

export async function login(
  services: Services,
  input: LoginInput,
  client: SignInClient,
): Promise<LoginReply> {
  const { address } = client;
  const { db, config, attempts } = services;
  const now = services.now();
  const network = networkOf(address);
  // The address first: what it is refused for must not count against its neighbours.
  const counted = [{ key: `login ${address}`, limit: widened(addressLimits.login, isPrivate(config)) }];
  if (network !== address)
    counted.push({ key: `login ${network}`, limit: widened(addressLimits.loginNetwork, isPrivate(config)) });

  // Before it takes a place in the line: there it would keep out others, only to be refused.
  for (const { key } of counted) attempts.refuseFarBeyond(key, now);
  // Counted only once it is this login's turn: whoever is told that the server is busy has not failed, and of many
  // good logins at once each is forgiven before the next few are counted.
  const found = await takeTurn(network, async () => {
    for (const { key, limit } of counted) await attempts.count(key, limit, now);
    const reading = db
      .select({ user: users, company: companies })
      .from(users)
      .leftJoin(companies, eq(companies.id, users.companyId))
      // Somebody whose access was taken away is told no more than somebody unknown.
      .where(and(eq(users.email, input.email), isNull(users.removedAt)));
    const [[account]] = await Promise.all([reading, countFailure(db, input.email, now)]);
    if (!(await matches(input.password, account?.user.passwordHash))) return undefined;
    // At once, so that both wait for the disk together.
    await Promise.all([forgiveFailures(db, input.email), ...counted.map(({ key }) => attempts.forgive(key))]);
    return account;
  });
  if (!found) throw new AppError(401, "Credenciais inválidas");

  const { user, company } = found;
  // Told only to somebody who knows the password: a stranger must not learn who is blocked.
  if (!isEntitled(user, company)) {
    // Not waited for: the answer comes as soon as it did before anybody kept it.
    services.inBackground(recordRefusedLogin(db, { user, address, createdAt: now }));
    throw new AppError(403, "Usuário bloqueado. Entre em contato com o suporte.");
  }
  if (isFirstAccessOver(user, now)) {
    throw new AppError(403, "A senha de primeiro acesso venceu. Use Recuperar Senha para criar a sua.");
  }
  const opened = await inTransaction(db, async (tx) => {
    const device = await noteDevice(tx, user.id, client, now);
    const token = await openSession(tx, user, now, device.id);
    const { id: userId, companyId } = user;
    if (!token) return undefined;
    if (device.isNew) await tellOfDevice(tx, user, device.id, now);
    await noteAccess(tx, userId, now);
    await record(tx, { action: "login", userId, companyId, address, createdAt: now });
    return { token, hasMail: device.isNew };
  });
  // Password, user or company changed while the password was looked at: what is true now decides.
  if (!opened) return login(services, input, client);
  if (opened.hasMail) services.outbox.wake();
  if (isOutdated(user.passwordHash)) await rehash(db, user, input.password, network);
  const presented = presentUser(user, company);
  return { token: opened.token, user: presented, requirePasswordChange: presented.requirePasswordChange };
}

/** Replaces a hash only if it is still the one that was verified: a password set meanwhile stays. */
async function rehash(
  db: Database,
  user: Pick<UserRow, "id" | "passwordHash">,
  password: string,
  asker: string,
) {
  const passwordHash = await hashPassword(password, asker);
  await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)));
}

/**
 * True if a generated password has expired: it is meant to be used soon. The system admin's never does: only whoever
 * runs the server has seen it, and its address may receive no mail.
 */
const isFirstAccessOver = ({ role, requirePasswordChange, createdAt }: UserRow, now: Date): boolean =>
  requirePasswordChange &&
  role !== "admin_system" &&
  now.getTime() - createdAt.getTime() >= FIRST_ACCESS_LASTS;

import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { users } from "#server/db/schema/accounts.ts";
import { passkeys } from "#server/db/schema/keys.ts";
import { AppError } from "#server/http/errors.ts";
import type { Services } from "#server/start/services.ts";
import type { LoginInput, LoginReply } from "#shared/accounts/contract.ts";
import { can } from "#shared/accounts/permissions.ts";
import type { SecondStepWanted } from "#shared/accounts/second-step-contract.ts";
import type { SignInClient } from "./devices/note-device.ts";
import { countFailure, forgiveFailures, takeBackFailure } from "./login-failures.ts";
import { hashPassword, isOutdated, matches, takeTurn } from "./passwords.ts";
import { openTicket } from "./second-step/tickets.ts";
import { type EnteredAccount, failureCounters, readAccounts, refuseBlocked, signIn } from "./sign-in.ts";

export async function login(
  services: Services,
  input: LoginInput,
  client: SignInClient,
): Promise<LoginReply | SecondStepWanted> {
  const { db } = services;
  const now = services.now();
  const counters = failureCounters(services, client.address);
  // Before it waits in the queue: there it would take the place of others, only to be refused.
  counters.refuseFarBeyond(now);
  // Counted only once it is this login's turn: whoever is told that the server is busy has not failed, and of many
  // good logins at once each is forgiven before the next few are counted.
  const account = await takeTurn(counters.network, async () => {
    await counters.count(now);
    // Somebody whose access was taken away is told no more than somebody unknown.
    const reading = readAccounts(db).where(and(eq(users.email, input.email), isNull(users.removedAt)));
    const [[found]] = await Promise.all([reading, countFailure(db, input.email, now)]);
    if (!(await matches(input.password, found?.user.passwordHash))) return undefined;
    const forgive = found?.user.hasSecondStep ? takeBackFailure : forgiveFailures;
    // At once, so that both wait for the disk together.
    await Promise.all([forgive(db, input.email), counters.forgive()]);
    return found;
  });
  if (!account) throw new AppError(401, "Credenciais inválidas");

  refuseBlocked(services, account, client.address);
  const { user } = account;
  if (!user.hasSecondStep) await refuseWithoutPasskey(db, account);
  const reply = user.hasSecondStep
    ? await openTicket(db, user, client.address, now)
    : await signIn(services, account, { client, provenBy: "password" });
  // Password, user or company changed while the password was looked at: what is true now decides.
  if (!reply) return login(services, input, client);
  if (isOutdated(user.passwordHash)) await rehash(db, user, input.password, counters.network);
  return reply;
}

/** Where a company requires more than a password, somebody with a passkey has that already, and must use it. */
async function refuseWithoutPasskey(db: Database, { user, company }: EnteredAccount): Promise<void> {
  if (!company?.requiresSecondStep || !can(user.companyRole, "see-money")) return;
  if ((await db.$count(passkeys, eq(passkeys.userId, user.id))) === 0) return;
  throw new AppError(403, "Sua empresa exige mais do que a senha: entre com a sua passkey.");
}

/** Replaces a hash only if it is still the one that was verified: a password set meanwhile stays. */
async function rehash(
  db: Database,
  user: Pick<EnteredAccount["user"], "id" | "passwordHash">,
  password: string,
  asker: string,
) {
  const passwordHash = await hashPassword(password, asker);
  await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)));
}

import { and, eq, isNull } from "drizzle-orm";
import { accountLimits } from "#server/accounts/attempt-limits.ts";
import type { SignInClient } from "#server/accounts/devices/note-device.ts";
import { countFailure, forgiveFailures } from "#server/accounts/login-failures.ts";
import { failureCounters, readAccounts, refuseBlocked, signIn } from "#server/accounts/sign-in.ts";
import { tellAccountChange } from "#server/accounts/tell-account-change.ts";
import { record } from "#server/activity/record-activity.ts";
import type { Database } from "#server/db/database.ts";
import { users } from "#server/db/schema/accounts.ts";
import { AppError } from "#server/http/errors.ts";
import type { Services } from "#server/start/services.ts";
import type { LoginReply } from "#shared/accounts/contract.ts";
import { type CodeUse, readCode, secondStepKey, wrongCode } from "./second-step.ts";
import { takeTicket, tryTicket } from "./tickets.ts";

const ticketOver = () => new AppError(401, "Esta etapa venceu. Entre com a senha de novo.");

/** Ends a login whose password was right, by a code of the app or a recovery code. */
export async function loginByCode(
  services: Services,
  { ticket, code }: { ticket: string; code: string },
  client: SignInClient,
): Promise<LoginReply> {
  const { db, attempts } = services;
  const now = services.now();
  const counters = failureCounters(services, client.address);
  await counters.count(now);
  const userId = await tryTicket(db, ticket, client.address, now);
  if (userId === undefined) throw ticketOver();
  const [account] = await readAccounts(db).where(and(eq(users.id, userId), isNull(users.removedAt)));
  if (!account) throw ticketOver();
  const { user } = account;
  await attempts.count(secondStepKey(userId), accountLimits.secondStep, now);
  await countFailure(db, user.email, now);
  const use = await readCode(services, userId, code, now);
  if (!use) throw wrongCode();
  refuseBlocked(services, account, client.address);
  const reply = await signIn(services, account, { client, provenBy: "code" }, async (tx) => {
    if (!(await takeTicket(tx, ticket))) throw ticketOver();
    if (!(await use.take(tx))) throw wrongCode("Este código já foi usado. Espere o próximo.");
    return tellOfRecovery(tx, use, user, now);
  });
  // Password, user or company changed meanwhile.
  if (!reply) throw ticketOver();
  await Promise.all([
    forgiveFailures(db, user.email),
    attempts.forgive(secondStepKey(userId)),
    counters.forgive(),
  ]);
  return reply;
}

/** Tells the account's person that a recovery code was used; false if it was none. */
async function tellOfRecovery(
  tx: Database,
  { kind }: CodeUse,
  { id: userId, companyId, email }: typeof users.$inferSelect,
  now: Date,
): Promise<boolean> {
  if (kind === "app") return false;
  await record(tx, { action: "recovery_code_used", userId, companyId, createdAt: now });
  await tellAccountChange(tx, email, "recovery_code_used", now);
  return true;
}

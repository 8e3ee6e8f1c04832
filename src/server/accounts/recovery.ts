import { and, eq, gt } from "drizzle-orm";
import { record } from "#server/activity/record.ts";
import { companies, users } from "#server/db/schema/accounts.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { recoveryEmail } from "#server/email/messages.ts";
import { hasLocalMail } from "#server/env.ts";
import type { Services } from "#server/http/context.ts";
import { AppError } from "#server/http/errors.ts";
import type { ResetPasswordInput } from "#shared/accounts/contract.ts";
import { accountLimits, widened } from "./attempt-limits.ts";
import { forgiveFailures } from "./login-failures.ts";
import { hashPassword } from "./passwords.ts";
import { endSessionsOf, isEntitled } from "./sessions.ts";
import { newToken, tokenHash } from "./tokens.ts";

const LINK_LASTS = 60 * 60 * 1000;

/** Mails a recovery link if the account exists and may log in; returns the link's path for the local outbox. */
export async function requestRecovery(services: Services, email: string): Promise<string | undefined> {
  const { db, outbox, config, attempts } = services;
  const now = services.now();
  // Where nothing is really sent, nobody's mailbox can be flooded.
  const limit = widened(accountLimits.forgot, hasLocalMail(config));
  if (await attempts.isOver(`forgot ${tokenHash(email)}`, limit, now)) return undefined;
  const [found] = await db
    .select({ user: users, company: companies })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.email, email));
  if (!found || !isEntitled(found.user, found.company)) return undefined;
  const { token, hash } = newToken();
  const path = `/reset-password?token=${token}`;
  await inTransaction(db, async (tx) => {
    const resetTokenExpiry = new Date(now.getTime() + LINK_LASTS);
    await tx.update(users).set({ resetTokenHash: hash, resetTokenExpiry }).where(eq(users.id, found.user.id));
    await outbox.add(tx, await recoveryEmail({ to: email, link: `${config.publicUrl}${path}` }));
  });
  outbox.wake();
  return path;
}

/** Sets a new password with a link's token, once, and ends every session: whoever knew the old one is out. */
export async function resetPassword(services: Services, input: ResetPasswordInput): Promise<void> {
  const { db } = services;
  const ofThisLink = and(
    eq(users.resetTokenHash, tokenHash(input.token)),
    gt(users.resetTokenExpiry, services.now()),
  );
  const invalid = () =>
    new AppError(400, "Token inválido ou expirado. Solicite uma nova recuperação de senha.");
  // Hashing is dear: a made-up token must not get that far.
  const [known] = await db.select({ id: users.id }).from(users).where(ofThisLink);
  if (!known) throw invalid();
  const passwordHash = await hashPassword(input.newPassword, `reset ${known.id}`);
  await inTransaction(db, async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ passwordHash, requirePasswordChange: false, resetTokenHash: null, resetTokenExpiry: null })
      .where(ofThisLink)
      .returning();
    if (!user) throw invalid();
    await endSessionsOf(tx, user.id);
    await forgiveFailures(tx, user.email);
    const { id: userId, companyId } = user;
    await record(tx, { action: "password_reset", userId, companyId, createdAt: services.now() });
  });
}

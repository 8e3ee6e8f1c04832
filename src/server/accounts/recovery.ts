import { and, eq, isNull } from "drizzle-orm";
import { record } from "#server/activity/record-activity.ts";
import { companies, users } from "#server/db/schema/accounts.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { findLink, makeLink, takeLink } from "#server/email/mailed-links.ts";
import { AppError } from "#server/http/errors.ts";
import { hasLocalMail } from "#server/start/env.ts";
import type { Services } from "#server/start/services.ts";
import type { ResetPasswordInput } from "#shared/accounts/contract.ts";
import { accountLimits, widened } from "./attempt-limits.ts";
import { endSessionsOf } from "./end-sessions.ts";
import { forgiveFailures } from "./login-failures.ts";
import { hashPassword } from "./passwords.ts";
import { isEntitled } from "./sessions.ts";
import { tokenHash } from "./tokens.ts";

type Request = {
  email: string;
  /** True if the link may be shown to the caller: a browser that may read the local outbox anyway. */
  isShown: boolean;
};

/** Mails a recovery link if the account exists and may log in; returns the path of one where it may be shown. */
export async function requestRecovery(
  services: Services,
  { email, isShown }: Request,
): Promise<string | undefined> {
  const { db, outbox, config, attempts } = services;
  const now = services.now();
  // Messages that are not sent can flood nobody's mailbox.
  const limit = widened(accountLimits.forgot, hasLocalMail(config));
  if (await attempts.isOver(`forgot ${tokenHash(email)}`, limit, now)) return undefined;
  const [found] = await db
    .select({ user: users, company: companies })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.email, email));
  if (!found || !isEntitled(found.user, found.company)) return undefined;
  // Messages that are not sent are seen by others than their recipient: none may open every company.
  if (!config.smtpUrl && found.user.role === "admin_system") {
    services.log.warn(
      "recuperação pedida para um administrador do sistema, sem SMTP: use npm run admin-reset-link",
    );
    return undefined;
  }
  const link = { kind: "recovery", email } as const;
  const path = await inTransaction(db, async (tx) => {
    await outbox.add(tx, link);
    return isShown ? makeLink(tx, link, now) : undefined;
  });
  outbox.wake();
  return path;
}

/** A removal ends what was mailed before it: companies cannot reach the table of links, so the account's row decides. */
const isPresent = (email: string) => and(eq(users.email, email), isNull(users.removedAt));

/** Sets a new password with a link's token, once, and ends every session: whoever knew the old one is out. */
export async function resetPassword(services: Services, input: ResetPasswordInput): Promise<void> {
  const { db } = services;
  const now = services.now();
  const invalid = () =>
    new AppError(400, "Token inválido ou expirado. Solicite uma nova recuperação de senha.");
  // Hashing is dear: a made-up token must not get that far.
  const owner = await findLink(db, "recovery", input.token, now);
  if (owner === undefined) throw invalid();
  const accounts = await db.select({ id: users.id }).from(users).where(isPresent(owner));
  if (accounts.length === 0) throw invalid();
  const passwordHash = await hashPassword(input.newPassword, `reset ${owner}`);
  await inTransaction(db, async (tx) => {
    const email = await takeLink(tx, "recovery", input.token, now);
    if (email === undefined) throw invalid();
    const [user] = await tx
      .update(users)
      .set({ passwordHash, requirePasswordChange: false })
      .where(isPresent(email))
      .returning();
    if (!user) throw invalid();
    await endSessionsOf(tx, user.id);
    await forgiveFailures(tx, user.email);
    const { id: userId, companyId } = user;
    await record(tx, { action: "password_reset", userId, companyId, createdAt: now });
  });
}

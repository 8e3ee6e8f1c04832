import { and, eq, lt, sql } from "drizzle-orm";
import { record } from "#server/activity/record-activity.ts";
import type { Database } from "#server/db/database.ts";
import { databaseFailure } from "#server/db/database-failure.ts";
import { companies, users } from "#server/db/schema/accounts.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { findLink, takeLink } from "#server/email/mailed-links.ts";
import { AppError } from "#server/http/errors.ts";
import { hasLocalMail } from "#server/start/env.ts";
import type { Services } from "#server/start/services.ts";
import type { ConfirmReply, RegisterCompanyInput } from "#shared/accounts/contract.ts";
import { accountLimits, widened } from "./attempt-limits.ts";
import { hashPassword } from "./passwords.ts";
import { generatePassword, tokenHash } from "./tokens.ts";

const PENDING_KEPT_FOR = 7 * 24 * 60 * 60 * 1000;

function taken(): AppError {
  const message = "Já existe uma empresa cadastrada com este e-mail";
  return new AppError(409, message, { issues: [{ path: "email", message }] });
}

/** Condition of a company that nobody has confirmed yet: it has no owner, unlike a deactivated one, and was never closed. */
const isPending = sql`not ${companies.isActive} and ${companies.closedAt} is null
  and not exists (select from ${users} where ${users.companyId} = ${companies.id})`;

/** Stores a pending company and mails its link; registering again before confirming replaces both. */
export async function registerCompany(services: Services, input: RegisterCompanyInput): Promise<void> {
  const { db, outbox } = services;
  const { name, email, phone, address } = input;
  const pending = { name, phone, address, createdAt: services.now() };
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (owner) throw taken();
  // Answered like any other: who was mailed how often is nobody's business.
  if (await isMailedEnough(services, email)) return;
  await inTransaction(db, async (tx) => {
    const [company] = await tx
      .insert(companies)
      .values({ ...pending, email })
      .onConflictDoUpdate({ target: companies.email, set: pending, setWhere: isPending })
      .returning({ id: companies.id });
    if (!company) throw taken();
    await outbox.add(tx, { kind: "confirmation", email });
  });
  outbox.wake();
}

async function isMailedEnough({ attempts, config, now }: Services, email: string): Promise<boolean> {
  const { registerInHour, registerInDay } = accountLimits;
  for (const [span, limit] of Object.entries({ hour: registerInHour, day: registerInDay })) {
    // Messages that are not sent can flood nobody's mailbox.
    const wide = widened(limit, hasLocalMail(config));
    if (await attempts.isOver(`register ${span} ${tokenHash(email)}`, wide, now())) return true;
  }
  return false;
}

/** Activates the company of a link and makes its first user; of two simultaneous calls one wins. */
export async function confirmCompany(services: Services, token: string): Promise<ConfirmReply> {
  const { db } = services;
  const now = services.now();
  const invalid = () => new AppError(400, "Token de confirmação inválido ou expirado");
  // Hashing is dear: a made-up token must not get that far.
  const registered = await findLink(db, "confirmation", token, now);
  if (registered === undefined) throw invalid();
  const password = generatePassword();
  const passwordHash = await hashPassword(password, `confirm ${registered}`);
  try {
    return await inTransaction(db, async (tx) => {
      const email = await takeLink(tx, "confirmation", token, now);
      if (email === undefined) throw invalid();
      const [company] = await tx
        .update(companies)
        .set({ isActive: true })
        .where(and(eq(companies.email, email), isPending))
        .returning();
      if (!company) throw invalid();
      const [user] = await tx
        .insert(users)
        .values({
          username: email,
          email,
          passwordHash,
          companyId: company.id,
          companyRole: "dono",
          requirePasswordChange: true,
          createdAt: now,
        })
        .returning({ userId: users.id });
      if (user)
        await record(tx, { ...user, action: "company_confirmed", companyId: company.id, createdAt: now });
      return { companyName: company.name, credentials: { username: email, password } };
    });
  } catch (error) {
    if (databaseFailure(error) === "duplicate") throw taken();
    throw error;
  }
}

/** Deletes unconfirmed registrations, which hold an e-mail and personal data for nothing. */
export async function forgetPendingCompanies(db: Database, now: Date): Promise<void> {
  await db
    .delete(companies)
    .where(and(lt(companies.createdAt, new Date(now.getTime() - PENDING_KEPT_FOR)), isPending));
}

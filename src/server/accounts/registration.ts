import { and, eq, gt, lt, sql } from "drizzle-orm";
import { record } from "#server/activity/record.ts";
import type { Database } from "#server/db/database.ts";
import { databaseFailure } from "#server/db/database-failure.ts";
import { companies, users } from "#server/db/schema/accounts.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { confirmationEmail } from "#server/email/messages.ts";
import type { Services } from "#server/http/context.ts";
import { AppError } from "#server/http/errors.ts";
import type { ConfirmReply, RegisterCompanyInput } from "#shared/accounts/contract.ts";
import { hashPassword } from "./passwords.ts";
import { generatePassword, newToken, tokenHash } from "./tokens.ts";

const DAY = 24 * 60 * 60 * 1000;
const LINK_LASTS = DAY;
const PENDING_KEPT_FOR = 7 * DAY;

function taken(): AppError {
  const message = "Já existe uma empresa cadastrada com este e-mail";
  return new AppError(409, message, { issues: [{ path: "email", message }] });
}

/** Stores a pending company and mails its link; registering again before confirming replaces both. */
export async function registerCompany(services: Services, input: RegisterCompanyInput): Promise<void> {
  const { db, outbox, config } = services;
  const now = services.now();
  const { token, hash } = newToken();
  const pending = {
    name: input.name,
    phone: input.phone,
    address: input.address,
    confirmationTokenHash: hash,
    confirmationTokenExpiry: new Date(now.getTime() + LINK_LASTS),
  };
  await inTransaction(db, async (tx) => {
    const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.email, input.email));
    if (owner) throw taken();
    const [company] = await tx
      .insert(companies)
      .values({ ...pending, email: input.email, createdAt: now })
      .onConflictDoUpdate({
        target: companies.email,
        set: pending,
        // Only a company that nobody confirmed yet may be written over.
        setWhere: sql`not ${companies.isActive} and ${companies.confirmationTokenHash} is not null`,
      })
      .returning({ id: companies.id });
    if (!company) throw taken();
    const link = `${config.publicUrl}/confirm-company?token=${token}`;
    await outbox.add(tx, await confirmationEmail({ to: input.email, companyName: input.name, link }));
  });
  outbox.wake();
}

/** Activates the company of a link and makes its first user; of two simultaneous calls one wins. */
export async function confirmCompany(services: Services, token: string): Promise<ConfirmReply> {
  const { db } = services;
  const now = services.now();
  const ofThisLink = and(
    eq(companies.confirmationTokenHash, tokenHash(token)),
    gt(companies.confirmationTokenExpiry, now),
  );
  const invalid = () => new AppError(400, "Token de confirmação inválido ou expirado");
  // Hashing is dear: a made-up token must not get that far.
  const [pending] = await db.select({ id: companies.id }).from(companies).where(ofThisLink);
  if (!pending) throw invalid();
  const password = generatePassword();
  const passwordHash = await hashPassword(password, `confirm ${pending.id}`);
  try {
    return await inTransaction(db, async (tx) => {
      const [company] = await tx
        .update(companies)
        .set({ isActive: true, confirmationTokenHash: null, confirmationTokenExpiry: null })
        .where(ofThisLink)
        .returning();
      if (!company) throw invalid();
      const { email } = company;
      const [user] = await tx
        .insert(users)
        .values({
          username: email,
          email,
          passwordHash,
          companyId: company.id,
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

/** Registrations that nobody confirmed hold on to an e-mail and personal data for nothing. */
export async function forgetPendingCompanies(db: Database, now: Date): Promise<void> {
  await db
    .delete(companies)
    .where(lt(companies.confirmationTokenExpiry, new Date(now.getTime() - PENDING_KEPT_FOR + LINK_LASTS)));
}

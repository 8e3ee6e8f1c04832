import { and, eq, isNull } from "drizzle-orm";
import { tellAccountChange } from "#server/accounts/tell-account-change.ts";
import { record } from "#server/activity/record-activity.ts";
import type { Database } from "#server/db/database.ts";
import { users } from "#server/db/schema/accounts.ts";
import { passkeys } from "#server/db/schema/keys.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { AppError, conflict, notFound } from "#server/http/errors.ts";
import type { Services } from "#server/start/services.ts";
import { removeSecondStep } from "./second-step.ts";

const ON_SELF = "A sua própria segunda etapa se desliga em Minha conta";

type Ending = {
  /** Whose second step and passkeys end. */
  userId: number;
  /** Within which company; undefined where a system admin may reach the users of all. */
  companyId?: number;
  /** Who ends them. */
  by: number;
  missing: string;
};

/**
 * Ends the second step and the passkeys of somebody who has lost them, and mails it to that person: the password opens
 * the account again, as far as the company lets it.
 */
export async function endSecondStepOf(
  services: Pick<Services, "db" | "now" | "outbox">,
  { userId, companyId, by, missing }: Ending,
): Promise<void> {
  const now = services.now();
  // There it asks for more than the password.
  if (userId === by) throw conflict(ON_SELF);
  await inTransaction(services.db, async (tx) => {
    const inCompany = companyId === undefined ? undefined : eq(users.companyId, companyId);
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.removedAt), inCompany))
      .for("no key update");
    if (!user) throw notFound(missing);
    if (user.role === "admin_system")
      throw new AppError(403, "A de um administrador do sistema se encerra com npm run admin-reset-link");
    await forgetKeys(tx, userId);
    await record(tx, {
      action: "second_step_ended",
      userId: by,
      companyId: user.companyId,
      subjectId: userId,
      createdAt: now,
    });
    await tellAccountChange(tx, user.email, "second_step_ended", now);
  });
  services.outbox.wake();
}

/** Leaves the password as the only way into an account. */
export async function forgetKeys(tx: Database, userId: number): Promise<void> {
  await removeSecondStep(tx, userId);
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
}

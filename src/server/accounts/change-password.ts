import { and, eq } from "drizzle-orm";
import { recordOwn } from "#server/activity/record-activity.ts";
import { users } from "#server/db/schema/accounts.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { endLinks } from "#server/email/mailed-links.ts";
import { AppError } from "#server/http/errors.ts";
import type { Services } from "#server/start/services.ts";
import type { ChangePasswordInput } from "#shared/accounts/contract.ts";
import { accountLimits } from "./attempt-limits.ts";
import { endSessionsOf } from "./end-sessions.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import type { Session } from "./sessions.ts";

/** Changes the password of whoever is signed in; their other sessions end, this one goes on. */
export async function changePassword(services: Services, session: Session, input: ChangePasswordInput) {
  const { db, attempts } = services;
  const { id, requirePasswordChange } = session.user;
  const key = `change-password ${id}`;
  await attempts.count(key, accountLimits.changePassword, services.now());
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!(await isPassword(input.currentPassword, user?.passwordHash, key))) {
    throw refused("currentPassword", "Senha atual incorreta");
  }
  await attempts.forgive(key);
  // A forced change to the very same password would be none.
  if (requirePasswordChange && input.newPassword === input.currentPassword) {
    throw refused("newPassword", "A nova senha deve ser diferente da senha atual");
  }
  const passwordHash = await hashPassword(input.newPassword, key);
  const isChanged = await inTransaction(db, async (tx) => {
    const [changed] = await tx
      .update(users)
      .set({ passwordHash, requirePasswordChange: false })
      // Still the password that was checked: another change or a reset in between must not be written over.
      .where(and(eq(users.id, id), eq(users.passwordHash, user?.passwordHash ?? "")))
      .returning({ id: users.id });
    if (!changed) return false;
    await endSessionsOf(tx, id, session.tokenHash);
    await endLinks(tx, { kind: "recovery", email: session.user.email });
    await recordOwn(tx, session, { action: "password_changed", createdAt: services.now() });
    return true;
  });
  // It may be the same password, hashed anew by a login: what is true now decides.
  if (!isChanged) await changePassword(services, session, input);
}

const refused = (path: string, message: string) =>
  new AppError(400, message, { issues: [{ path, message }] });

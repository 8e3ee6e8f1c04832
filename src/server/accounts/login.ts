import { eq } from "drizzle-orm";
import { companies, users } from "#server/db/schema/accounts.ts";
import { isPrivate } from "#server/env.ts";
import type { Services } from "#server/http/context.ts";
import { AppError } from "#server/http/errors.ts";
import type { LoginInput, LoginReply } from "#shared/accounts/contract.ts";
import { addressLimits, countAttempt, forgiveAttempt, widened } from "./attempt-limits.ts";
import { countFailure, forgiveFailures } from "./login-failures.ts";
import { hashPassword, isOutdated, isPassword } from "./passwords.ts";
import { isEntitled, openSession, presentUser } from "./sessions.ts";

export async function login(services: Services, input: LoginInput, address: string): Promise<LoginReply> {
  const { db, config } = services;
  const now = services.now();
  const addressKey = `login ${address}`;
  await countAttempt(db, addressKey, widened(addressLimits.login, isPrivate(config)), now);
  await countFailure(db, input.email, now);

  const [found] = await db
    .select({ user: users, company: companies })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.email, input.email));
  const isRight = await isPassword(input.password, found?.user.passwordHash);
  if (!found || !isRight) throw new AppError(401, "Credenciais inválidas");

  await forgiveFailures(db, input.email);
  await forgiveAttempt(db, addressKey);
  const { user, company } = found;
  // Told only to somebody who knows the password: a stranger must not learn who is blocked.
  if (!isEntitled(user, company)) {
    throw new AppError(403, "Usuário bloqueado. Entre em contato com o suporte.");
  }
  if (isOutdated(user.passwordHash)) {
    const passwordHash = await hashPassword(input.password);
    await db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  }
  const token = await openSession(db, user.id, now);
  const presented = presentUser(user, company);
  return { token, user: presented, requirePasswordChange: presented.requirePasswordChange };
}

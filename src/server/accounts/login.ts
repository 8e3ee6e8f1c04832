import { eq } from "drizzle-orm";
import { record } from "#server/activity/record.ts";
import { recordRefusedLogin } from "#server/activity/refused-logins.ts";
import { companies, users } from "#server/db/schema/accounts.ts";
import { isPrivate } from "#server/env.ts";
import type { Services } from "#server/http/context.ts";
import { AppError } from "#server/http/errors.ts";
import type { LoginInput, LoginReply } from "#shared/accounts/contract.ts";
import { addressLimits, countAttempt, forgiveAttempt, widened } from "./attempt-limits.ts";
import { isFirstAccessOver } from "./first-access.ts";
import { countFailure, forgiveFailures } from "./login-failures.ts";
import { hashPassword, isOutdated, matches, takeTurn } from "./passwords.ts";
import { isEntitled, openSession, presentUser } from "./sessions.ts";

export async function login(services: Services, input: LoginInput, address: string): Promise<LoginReply> {
  const { db, config } = services;
  const now = services.now();
  const addressKey = `login ${address}`;
  const limit = widened(addressLimits.login, isPrivate(config));

  // Counted only once it is this login's turn: whoever is told that the server is busy has not failed, and of many
  // good logins at once each is forgiven before the next few are counted.
  const found = await takeTurn(async () => {
    await countAttempt(db, addressKey, limit, now);
    const reading = db
      .select({ user: users, company: companies })
      .from(users)
      .leftJoin(companies, eq(companies.id, users.companyId))
      .where(eq(users.email, input.email));
    const [[account]] = await Promise.all([reading, countFailure(db, input.email, now)]);
    if (!(await matches(input.password, account?.user.passwordHash))) return undefined;
    // At once, so that both wait for the disk together.
    await Promise.all([forgiveFailures(db, input.email), forgiveAttempt(db, addressKey)]);
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
  if (isOutdated(user.passwordHash)) {
    const passwordHash = await hashPassword(input.password);
    await db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  }
  const [token] = await Promise.all([
    openSession(db, user.id, now),
    record(db, { action: "login", userId: user.id, companyId: user.companyId, address, createdAt: now }),
  ]);
  const presented = presentUser(user, company);
  return { token, user: presented, requirePasswordChange: presented.requirePasswordChange };
}

import { eq } from "drizzle-orm";
import { ensureFirstAdmin } from "#server/accounts/first-admin.ts";
import { isPassword } from "#server/accounts/passwords.ts";
import type { Database } from "#server/db/database.ts";
import { users } from "#server/db/schema/accounts.ts";
import type { Config } from "#server/start/env.ts";
import { DEMO_LOGIN } from "./demo-company.ts";

/** Describes the demo's system admin and password; an existing one keeps its own. */
export async function demoAdmin(db: Database, config: Config): Promise<string> {
  await ensureFirstAdmin(db, config);
  const { email, passwordHash } = users;
  const [admin] = await db.select({ email, passwordHash }).from(users).where(eq(users.role, "admin_system"));
  const isWith = (password = "") => isPassword(password, admin?.passwordHash, "demo");
  if (await isWith(DEMO_LOGIN.password)) return `${admin?.email}, com a mesma senha`;
  if (await isWith(config.admin.password)) return `${admin?.email}, com a senha de ADMIN_PASSWORD`;
  return `${admin?.email}, com a senha que já tem`;
}

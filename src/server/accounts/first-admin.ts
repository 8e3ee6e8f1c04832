import { eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { users } from "#server/db/schema/accounts.ts";
import type { Config } from "#server/start/env.ts";
import { StartError } from "#server/start/start-error.ts";
import { hashPassword } from "./passwords.ts";
import { generatePassword } from "./tokens.ts";

export type FirstAdmin = {
  email: string;
  /** Present only if it was generated; shown this once. */
  password?: string;
};

/** Makes the first system admin when there is none; of several processes that start at once one does. */
export async function ensureFirstAdmin(db: Database, config: Config): Promise<FirstAdmin | undefined> {
  const { email } = config.admin;
  // Nearly every start ends here, without a lock.
  if (await hasAdmin(db)) return undefined;
  const generated = config.admin.password ? undefined : generatePassword();
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(4217002)`);
    if (await hasAdmin(tx)) return undefined;
    const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (taken)
      throw new StartError(`ADMIN_EMAIL ${email} já é usado por um usuário de empresa; escolha outro.`);
    await tx.insert(users).values({
      username: email,
      email,
      passwordHash: await hashPassword(config.admin.password ?? generated ?? "", "first admin"),
      role: "admin_system",
      requirePasswordChange: generated !== undefined,
    });
    return { email, password: generated };
  });
}

async function hasAdmin(db: Database): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.role, "admin_system")).limit(1);
  return found.length > 0;
}

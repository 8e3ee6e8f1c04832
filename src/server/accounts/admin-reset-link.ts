import { asc, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { users } from "#server/db/schema/accounts.ts";
import { makeLink } from "#server/email/mailed-links.ts";
import { StartError } from "#server/start/start-error.ts";
import { normalEmail } from "#shared/accounts/email-address.ts";
import { forgiveFailures } from "./login-failures.ts";
import { removeSecondStep } from "./second-step/second-step.ts";

type AdminLink = { email: string; path: string; hadSecondStep: boolean };

/**
 * Makes a recovery link for a system admin, ends their second step, and unblocks the login if failures of strangers have
 * closed it.
 */
export async function adminResetLink(db: Database, named: string | undefined, now: Date): Promise<AdminLink> {
  const email = await chosenAdmin(db, named === undefined ? undefined : normalEmail(named));
  return db.transaction(async (tx) => {
    await forgiveFailures(tx, email);
    const [admin] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    const hadSecondStep = admin !== undefined && (await removeSecondStep(tx, admin.id));
    return { email, path: await makeLink(tx, { kind: "recovery", email }, now), hadSecondStep };
  });
}

async function chosenAdmin(db: Database, named: string | undefined): Promise<string> {
  const admins = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.role, "admin_system"))
    .orderBy(asc(users.id));
  const emails = admins.map(({ email }) => email);
  const [only] = emails;
  if (only === undefined) {
    throw new StartError("Ainda não há administrador do sistema; o primeiro início do Balcão cria um.");
  }
  if (named !== undefined && emails.includes(named)) return named;
  if (named === undefined && emails.length === 1) return only;
  const problem =
    named === undefined
      ? "Há mais de um administrador do sistema"
      : `${named} não é administrador do sistema`;
  throw new StartError(`${problem}; escolha: npm run admin-reset-link -- ${emails.join(" | ")}`);
}

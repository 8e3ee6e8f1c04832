import { and, eq, sql } from "drizzle-orm";
import { sessions, users } from "#server/db/schema/accounts.ts";
import { AppError } from "#server/http/errors.ts";
import type { Services } from "#server/start/services.ts";
import type { StepUpInput } from "#shared/accounts/device-contract.ts";
import { accountLimits } from "./attempt-limits.ts";
import { isPassword } from "./passwords.ts";
import type { Session } from "./sessions.ts";

/** How long a proof counts. */
const PROOF_LASTS = 10 * 60 * 1000;

/** When a route asks its user for a new proof; "as dono": where it makes somebody an owner. */
export type StepUp = "never" | "always" | "as dono";

/** Refuses a session whose user has not proven lately, on this device, who they are. */
export function refuseWithoutProof({ provenAt }: Session, now: Date): void {
  if (now.getTime() - provenAt.getTime() < PROOF_LASTS) return;
  throw new AppError(403, "Confirme que é você para continuar", { stepUp: true });
}

/** Takes the password as a proof, as often as a change of password would. */
export async function stepUp(services: Services, session: Session, input: StepUpInput): Promise<void> {
  const { db, attempts } = services;
  const { id } = session.user;
  const key = `step-up ${id}`;
  await attempts.count(key, accountLimits.stepUp, services.now());
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!(await isPassword(input.password, user?.passwordHash, key))) {
    const message = "Senha incorreta";
    throw new AppError(400, message, { issues: [{ path: "password", message }] });
  }
  await attempts.forgive(key);
  // Still the password that was checked: after a change in between, this one proves nothing.
  const isStillIt = sql`exists (select from ${users} where ${users.id} = ${id} and ${users.passwordHash} = ${user?.passwordHash ?? ""})`;
  const proven = await db
    .update(sessions)
    .set({ provenAt: services.now() })
    .where(and(eq(sessions.tokenHash, session.tokenHash), isStillIt))
    .returning({ id: sessions.id });
  if (proven.length === 0) await stepUp(services, session, input);
}

import { and, eq, sql } from "drizzle-orm";
import { createMiddleware } from "hono/factory";
import type { Database } from "#server/db/database.ts";
import { companies, type Proof, sessions, users } from "#server/db/schema/accounts.ts";
import { passkeys } from "#server/db/schema/keys.ts";
import { inTransaction } from "#server/db/transaction.ts";
import type { AccountEnv } from "#server/http/context.ts";
import { AppError } from "#server/http/errors.ts";
import { isPrivate } from "#server/start/env.ts";
import type { Services } from "#server/start/services.ts";
import type { StepUpProof } from "#shared/accounts/device-contract.ts";
import { accountLimits, widened } from "./attempt-limits.ts";
import { proveByPasskey } from "./passkeys/prove-by-passkey.ts";
import { isPassword } from "./passwords.ts";
import { readCode, secondStepKey, wrongCode } from "./second-step/second-step.ts";
import { isMissingSecondStep, type Session } from "./sessions.ts";
import { changedOwnAccount } from "./tell-account-change.ts";

/** How long a proof counts. */
const PROOF_LASTS = 10 * 60 * 1000;

/**
 * When a route asks its user for a new proof; "as dono": where it makes somebody an owner; "second step": by more than
 * the password of somebody who has one.
 */
export type StepUp = "never" | "always" | "as dono" | "second step";

/** Refuses a session whose user has not proven lately, on this device, who they are. */
export function refuseWithoutProof(
  { provenAt, provenBy, hasSecondStep }: Session,
  now: Date,
  { isPasswordEnough = true } = {},
): void {
  const isRecent = now.getTime() - provenAt.getTime() < PROOF_LASTS;
  if (isRecent && (isPasswordEnough || !hasSecondStep || provenBy !== "password")) return;
  throw new AppError(403, "Confirme que é você para continuar", {
    stepUp: true,
    ...(!isPasswordEnough && hasSecondStep && { secondStep: true }),
  });
}

/** Refuses a session without a proof, and counts what is done with one. */
export async function countProven(
  { attempts, config, now }: Services,
  session: Session,
  options?: Parameters<typeof refuseWithoutProof>[2],
): Promise<void> {
  refuseWithoutProof(session, now(), options);
  await attempts.count(`proven ${session.user.id}`, widened(accountLimits.proven, isPrivate(config)), now());
}

/** Asks for a proof in front of a route of one's own account; the route table reads which. */
export const withProof = (stepUp: Exclude<StepUp, "as dono">) =>
  Object.assign(
    createMiddleware<AccountEnv>(async (c, next) => {
      const isPasswordEnough = stepUp !== "second step";
      if (stepUp !== "never") await countProven(c.get("services"), c.get("session"), { isPasswordEnough });
      return next();
    }),
    { stepUp },
  );

/** Takes a password, a code or a passkey as a proof of this session's user. */
export async function stepUp(services: Services, session: Session, input: StepUpProof): Promise<void> {
  const { code, response, password } = input;
  if (response) await stepUpByPasskey(services, session, response);
  else if (code !== undefined) await stepUpByCode(services, session, code);
  else await stepUpByPassword(services, session, password ?? "");
}

async function stepUpByPassword(services: Services, session: Session, password: string): Promise<void> {
  const { db, attempts } = services;
  const { id } = session.user;
  const key = `step-up ${id}`;
  await attempts.count(key, accountLimits.stepUp, services.now());
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!(await isPassword(password, user?.passwordHash, key))) throw wrongPassword();
  await attempts.forgive(key);
  // Still the password that was checked: after a change in between, or the end of the session, this one proves nothing.
  const isStillIt = sql`exists (select from ${users} where ${users.id} = ${id} and ${users.passwordHash} = ${user?.passwordHash ?? ""})`;
  if (!(await noteProof(services, session, "password", isStillIt))) throw wrongPassword();
}

function wrongPassword(): AppError {
  const message = "Senha incorreta";
  return new AppError(400, message, { issues: [{ path: "password", message }] });
}

async function stepUpByCode(services: Services, session: Session, code: string): Promise<void> {
  const { db, attempts } = services;
  const { id } = session.user;
  const now = services.now();
  await attempts.count(secondStepKey(id), accountLimits.secondStep, now);
  const use = await readCode(services, id, code, now);
  if (!use) throw wrongCode();
  await inTransaction(db, async (tx) => {
    if (!(await use.take(tx))) throw wrongCode("Este código já foi usado. Espere o próximo.");
    if (use.kind === "recovery") await changedOwnAccount(tx, session, "recovery_code_used", now);
  });
  if (use.kind === "recovery") services.outbox.wake();
  await attempts.forgive(secondStepKey(id));
  await noteProof(services, session, "code");
}

async function stepUpByPasskey(
  services: Services,
  session: Session,
  response: NonNullable<StepUpProof["response"]>,
): Promise<void> {
  const key = `step-up ${session.user.id}`;
  await services.attempts.count(key, accountLimits.stepUp, services.now());
  await proveByPasskey(services, response, { purpose: "step-up", userId: session.user.id });
  await services.attempts.forgive(key);
  await noteProof(services, session, "passkey");
}

/** Notes the proof with the session; false if a condition no longer holds. */
async function noteProof(
  { db, now }: Services,
  { tokenHash, user }: Session,
  provenBy: Proof,
  where = sql`true`,
): Promise<boolean> {
  const proven = await db
    .update(sessions)
    .set({ provenAt: now(), provenBy, lacksSecondStep: await lacksSecondStep(db, user.id) })
    .where(and(eq(sessions.tokenHash, tokenHash), where))
    .returning({ lacks: sessions.lacksSecondStep });
  // The set-up itself asks for a proof: a session that is limited to it goes on with one.
  if (proven[0]?.lacks && !user.requireSecondStep)
    throw new AppError(403, "Sua empresa exige a segunda etapa: configure a sua para continuar", {
      secondStep: true,
    });
  return proven.length > 0;
}

/** True if the company has come to require a second step or a passkey, and this user has neither. */
async function lacksSecondStep(db: Database, userId: number): Promise<boolean> {
  const [found] = await db
    .select({ lacks: isMissingSecondStep })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, userId));
  return (found?.lacks ?? false) && (await db.$count(passkeys, eq(passkeys.userId, userId))) === 0;
}

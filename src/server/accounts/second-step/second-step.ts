import { randomBytes } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import { accountLimits } from "#server/accounts/attempt-limits.ts";
import { hashWithSalt } from "#server/accounts/passwords.ts";
import type { Session } from "#server/accounts/sessions.ts";
import { changedOwnAccount } from "#server/accounts/tell-account-change.ts";
import type { Database } from "#server/db/database.ts";
import { sessions, users } from "#server/db/schema/accounts.ts";
import { recoveryCodes, secondSteps } from "#server/db/schema/keys.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { AppError, conflict } from "#server/http/errors.ts";
import type { Services } from "#server/start/services.ts";
import type {
  RecoveryCodes,
  SecondStepSecret,
  SecondStepState,
} from "#shared/accounts/second-step-contract.ts";
import { isRecoveryCode, newRecoveryCodes, newSalt, shownCode } from "./recovery-codes.ts";
import { base32, matchingTimeStep, otpauthUri } from "./totp.ts";

const ALREADY_ON = "A segunda etapa já está ligada";

export const wrongCode = (message = "Código incorreto") =>
  new AppError(400, message, { issues: [{ path: "code", message }] });

export async function readSecondStep(db: Database, userId: number): Promise<SecondStepState> {
  const [[user], codesLeft] = await Promise.all([
    db.select({ isOn: users.hasSecondStep }).from(users).where(eq(users.id, userId)),
    db.$count(recoveryCodes, eq(recoveryCodes.userId, userId)),
  ]);
  return { isOn: user?.isOn ?? false, codesLeft };
}

/** Makes a secret for an authenticator app. It counts for nothing until one of its codes is given. */
export async function beginSecondStep(
  { db, secrets }: Pick<Services, "db" | "secrets">,
  { user: { id, email } }: Session,
): Promise<SecondStepSecret> {
  const secret = randomBytes(20);
  const values = { sealedSecret: secrets.seal(secret, id), codeSalt: newSalt(), lastStep: 0 };
  await inTransaction(db, async (tx) => {
    // Locked, so that the secret of a second step that is just being switched on stays.
    const [user] = await tx
      .select({ isOn: users.hasSecondStep })
      .from(users)
      .where(eq(users.id, id))
      .for("no key update");
    if (user?.isOn !== false) throw conflict(ALREADY_ON);
    await tx
      .insert(secondSteps)
      .values({ ...values, userId: id })
      .onConflictDoUpdate({ target: secondSteps.userId, set: values });
  });
  const text = base32(secret);
  return { secret: text, uri: otpauthUri(email, text) };
}

/** Switches the second step on by a code of the app, and returns the recovery codes this once. */
export async function confirmSecondStep(
  services: Services,
  session: Session,
  code: string,
): Promise<RecoveryCodes> {
  const { db, secrets, attempts } = services;
  const { id } = session.user;
  const now = services.now();
  await attempts.count(secondStepKey(id), accountLimits.secondStep, now);
  const [begun] = await db.select().from(secondSteps).where(eq(secondSteps.userId, id));
  const secret = begun && secrets.open(begun.sealedSecret, id);
  if (!secret) throw conflict("Comece de novo: leia o código QR com o aplicativo");
  const lastStep = matchingTimeStep(secret, code, now);
  if (lastStep === undefined) throw wrongCode();
  const made = await newRecoveryCodes(begun.codeSalt, secondStepKey(id));
  await inTransaction(db, async (tx) => {
    // A login that looked before this waits for the row and then sees it changed.
    const [switched] = await tx
      .update(users)
      .set({ hasSecondStep: true })
      .where(and(eq(users.id, id), eq(users.hasSecondStep, false)))
      .returning({ id: users.id });
    if (!switched) throw conflict(ALREADY_ON);
    const [kept] = await tx
      .update(secondSteps)
      .set({ lastStep })
      // Still the secret whose code it is: another tab may have begun anew.
      .where(and(eq(secondSteps.userId, id), eq(secondSteps.sealedSecret, begun.sealedSecret)))
      .returning({ userId: secondSteps.userId });
    if (!kept) throw wrongCode();
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, id));
    await tx.insert(recoveryCodes).values(made.map(({ codeHash }) => ({ userId: id, codeHash })));
    await hasWhatIsRequired(tx, id);
    await changedOwnAccount(tx, session, "second_step_on", now);
  });
  services.outbox.wake();
  await attempts.forgive(secondStepKey(id));
  return { recoveryCodes: made.map(({ code: each }) => shownCode(each)) };
}

export async function switchOffSecondStep(services: Services, session: Session): Promise<void> {
  const { id } = session.user;
  await inTransaction(services.db, async (tx) => {
    // Off already is what was asked for.
    if (await removeSecondStep(tx, id))
      await changedOwnAccount(tx, session, "second_step_off", services.now());
  });
  services.outbox.wake();
}

/** False if there was none. */
export async function removeSecondStep(tx: Database, userId: number): Promise<boolean> {
  const switched = await tx
    .update(users)
    .set({ hasSecondStep: false })
    .where(and(eq(users.id, userId), eq(users.hasSecondStep, true)))
    .returning({ id: users.id });
  await tx.delete(secondSteps).where(eq(secondSteps.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return switched.length > 0;
}

/** Opens everything to the sessions of somebody who has set up what their company requires. */
export const hasWhatIsRequired = (tx: Database, userId: number) =>
  tx.update(sessions).set({ lacksSecondStep: false }).where(eq(sessions.userId, userId));

/** Wrong codes are counted under it. */
export const secondStepKey = (userId: number) => `second-step ${userId}`;

/** Takes a code in a transaction, once; false if it was used meanwhile. */
export type CodeUse = { kind: "app" | "recovery"; take: (tx: Database) => Promise<boolean> };

/** Looks at a code without using it; undefined for a wrong one. */
export async function readCode(
  { db, secrets, log }: Pick<Services, "db" | "secrets" | "log">,
  userId: number,
  code: string,
  now: Date,
): Promise<CodeUse | undefined> {
  const [found] = await db
    .select({ step: secondSteps })
    .from(secondSteps)
    // One that was only begun proves nothing.
    .innerJoin(users, and(eq(users.id, secondSteps.userId), users.hasSecondStep))
    .where(eq(secondSteps.userId, userId));
  if (!found) return undefined;
  const { step } = found;
  if (isRecoveryCode(code)) {
    const codeHash = await hashWithSalt(code, step.codeSalt, secondStepKey(userId));
    const isIt = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash));
    const take = async (tx: Database) => ((await tx.delete(recoveryCodes).where(isIt)).rowCount ?? 0) > 0;
    return { kind: "recovery", take };
  }
  const secret = secrets.open(step.sealedSecret, userId);
  if (!secret) {
    log.error(
      { user: userId },
      "second step sealed with another key: check SECOND_STEP_KEY or second-step.key",
    );
    throw new AppError(
      503,
      "O código do aplicativo não pode ser conferido agora. Use um código de recuperação.",
    );
  }
  const lastStep = matchingTimeStep(secret, code, now);
  if (lastStep === undefined) return undefined;
  const take = async (tx: Database) => {
    const used = await tx
      .update(secondSteps)
      .set({ lastStep })
      .where(
        and(
          eq(secondSteps.userId, userId),
          eq(secondSteps.sealedSecret, step.sealedSecret),
          lt(secondSteps.lastStep, lastStep),
        ),
      )
      .returning({ userId: secondSteps.userId });
    return used.length > 0;
  };
  return { kind: "app", take };
}

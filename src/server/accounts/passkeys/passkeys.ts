import { and, asc, eq } from "drizzle-orm";
import { lockUser } from "#server/accounts/lock-user.ts";
import { hasWhatIsRequired } from "#server/accounts/second-step/second-step.ts";
import type { Session } from "#server/accounts/sessions.ts";
import { changedOwnAccount } from "#server/accounts/tell-account-change.ts";
import type { Database } from "#server/db/database.ts";
import { passkeys } from "#server/db/schema/keys.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { AppError, conflict, notFound } from "#server/http/errors.ts";
import type { Services } from "#server/start/services.ts";
import { MOST_PASSKEYS, type Passkey, type PasskeyInput } from "#shared/accounts/passkey-contract.ts";
import { newChallenge, takeChallenge } from "./challenges.ts";
import { checked, refuseOtherOrigin, relyingParty, webauthn } from "./relying-party.ts";

export const PASSKEY_MISSING = "Passkey não encontrada";
const TOO_MANY = `Você já tem ${MOST_PASSKEYS} passkeys; remova uma para adicionar outra`;

export async function listPasskeys(db: Database, userId: number): Promise<Passkey[]> {
  const { id, name, createdAt, lastUsedAt } = passkeys;
  const rows = await db
    .select({ id, name, createdAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(id));
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }));
}

/** What the browser needs to make a passkey. */
export async function passkeyOptions({ db, config, now }: Services, { user }: Session) {
  const own = await db.select().from(passkeys).where(eq(passkeys.userId, user.id));
  if (own.length >= MOST_PASSKEYS) throw conflict(TOO_MANY);
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: "Balcão",
    rpID: relyingParty(config).expectedRPID,
    userID: new TextEncoder().encode(`balcao-${user.id}`),
    userName: user.email,
    userDisplayName: user.username,
    challenge: Buffer.from(
      await newChallenge(db, { purpose: "register", userId: user.id }, now()),
      "base64url",
    ),
    attestationType: "none",
    excludeCredentials: own.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** Adds the passkey that the browser has made. */
export async function addPasskey(
  services: Services,
  session: Session,
  { name, response }: PasskeyInput,
): Promise<Passkey> {
  const { db, config } = services;
  const now = services.now();
  const { id: userId } = session.user;
  refuseOtherOrigin(response.response.clientDataJSON, config);
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await checked(
    (challenge) => takeChallenge(db, challenge, { purpose: "register", userId }, now),
    (expectedChallenge) =>
      verifyRegistrationResponse({
        response: { ...response, clientExtensionResults: {} },
        expectedChallenge,
        ...relyingParty(config),
      }),
  );
  if (!registrationInfo) throw new AppError(400, "A passkey não pôde ser conferida. Tente de novo.");
  const { credential } = registrationInfo;
  const added = await inTransaction(db, async (tx) => {
    // Locked, so that two at once are counted one after the other.
    await lockUser(tx, userId);
    if ((await tx.$count(passkeys, eq(passkeys.userId, userId))) >= MOST_PASSKEYS) throw conflict(TOO_MANY);
    const [row] = await tx
      .insert(passkeys)
      .values({
        userId,
        name,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString("base64url"),
        counter: credential.counter,
        transports: (response.response.transports ?? []).join(","),
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw conflict("Esta passkey já está cadastrada");
    await hasWhatIsRequired(tx, userId);
    await changedOwnAccount(tx, session, "passkey_added", now);
    return row;
  });
  services.outbox.wake();
  return { id: added.id, name, createdAt: added.createdAt.toISOString(), lastUsedAt: null };
}

export async function removePasskey(services: Services, session: Session, id: number): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const { rowCount } = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.userId, session.user.id), eq(passkeys.id, id)));
    if (!rowCount) throw notFound(PASSKEY_MISSING);
    await changedOwnAccount(tx, session, "passkey_removed", services.now());
  });
  services.outbox.wake();
}

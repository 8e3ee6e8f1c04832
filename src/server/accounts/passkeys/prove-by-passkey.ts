import { and, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { passkeys } from "#server/db/schema/keys.ts";
import { AppError, conflict } from "#server/http/errors.ts";
import type { Services } from "#server/start/services.ts";
import type { Assertion } from "#shared/accounts/passkey-contract.ts";
import { newChallenge, takeChallenge } from "./challenges.ts";
import { checked, refuseOtherOrigin, relyingParty, webauthn } from "./relying-party.ts";

/** For a sign-in by whoever it is, or for a proof of one user by one of their own passkeys. */
export type Wanted = { purpose: "sign-in" } | { purpose: "step-up"; userId: number };

/** What the browser needs to ask an authenticator. */
export async function proofOptions({ db, config, now }: Services, wanted: Wanted) {
  const own =
    wanted.purpose === "step-up"
      ? await db.select().from(passkeys).where(eq(passkeys.userId, wanted.userId))
      : undefined;
  if (own?.length === 0) throw conflict("Você ainda não tem uma passkey");
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: relyingParty(config).expectedRPID,
    challenge: Buffer.from(await newChallenge(db, wanted, now()), "base64url"),
    userVerification: "required",
    // Without a list the authenticator offers every passkey of this site that it knows.
    allowCredentials: own?.map(({ credentialId }) => ({ id: credentialId })),
  });
}

/** Checks what an authenticator has signed and tells whose passkey it is; the challenge is used up. */
export async function proveByPasskey(services: Services, answer: Assertion, wanted: Wanted): Promise<number> {
  const { db, config } = services;
  const now = services.now();
  refuseOtherOrigin(answer.response.clientDataJSON, config);
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, answer.id));
  // A 401 would end the session of somebody who is signed in.
  const unknown = () =>
    new AppError(wanted.purpose === "sign-in" ? 401 : 400, "Passkey não reconhecida. Use a senha.");
  if (!passkey || (wanted.purpose === "step-up" && passkey.userId !== wanted.userId)) throw unknown();
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await checked(
    (challenge) => takeChallenge(db, challenge, wanted, now),
    (expectedChallenge) =>
      verifyAuthenticationResponse({
        response: { ...answer, clientExtensionResults: {} },
        expectedChallenge,
        ...relyingParty(config),
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
          counter: passkey.counter,
        },
      }),
  );
  if (!verified) throw unknown();
  await noteUse(db, passkey, authenticationInfo.newCounter, now);
  return passkey.userId;
}

/** Keeps the counter, which must be the one that was compared: a copied authenticator shows itself by it. */
async function noteUse(
  db: Database,
  { id, counter }: Pick<typeof passkeys.$inferSelect, "id" | "counter">,
  newCounter: number,
  now: Date,
): Promise<void> {
  const { rowCount } = await db
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)));
  if (!rowCount) throw conflict("Esta passkey foi usada em outro lugar ao mesmo tempo. Tente de novo.");
}

import { randomBytes } from "node:crypto";
import { codeOf, timeStepAt } from "#server/accounts/second-step/totp.ts";
import { tokenHash } from "#server/accounts/tokens.ts";
import {
  type ChallengePurpose,
  loginTickets,
  passkeyChallenges,
  passkeys,
  secondSteps,
} from "#server/db/schema/keys.ts";
import { Authenticator } from "./authenticator.ts";
import type { TestApp } from "./test-app.ts";

/** Gives an account a passkey, a second step that was begun, and an answer to each question that it may be asked. */
export async function addKeys(app: TestApp, mark: string, userId: number) {
  const [own, made] = [new Authenticator(), new Authenticator()];
  const [passkey] = await app.db
    .insert(passkeys)
    .values({ userId, name: mark, counter: 0, transports: "", ...stored(own) })
    .returning({ id: passkeys.id });
  const expiresAt = new Date(app.clock.now.getTime() + 5 * 60_000);
  const ask = async (purpose: ChallengePurpose, askedUser: number | null = userId) => {
    const challenge = randomBytes(32).toString("base64url");
    await app.db.insert(passkeyChallenges).values({ challenge, purpose, userId: askedUser, expiresAt });
    return { challenge };
  };
  const secret = randomBytes(20);
  const code = codeOf(secret, timeStepAt(app.clock.now));
  const begun = { sealedSecret: app.services.secrets.seal(secret, userId), codeSalt: mark.padEnd(16, "x") };
  await app.db.insert(secondSteps).values({ userId, ...begun });
  return {
    passkeyId: passkey?.id ?? 0,
    code,
    passkeyMade: made.register(await ask("register")),
    passkeyLogin: own.sign(await ask("sign-in", null), { counter: 1 }),
    passkeyProof: own.sign(await ask("step-up"), { counter: 1 }),
  };
}

/** Adds a user whose password was right a moment ago, and whose second step is to come. */
export async function addSecondStepLogin(app: TestApp, mark: string, companyId: number) {
  const user = await app.addUser({ email: `etapa-${mark}@bar.com.br`, companyId, hasSecondStep: true });
  const secret = randomBytes(20);
  const ticket = `ticket-${mark}`;
  const expiresAt = new Date(app.clock.now.getTime() + 5 * 60_000);
  await app.db.insert(secondSteps).values({
    userId: user.id,
    sealedSecret: app.services.secrets.seal(secret, user.id),
    codeSalt: mark.padEnd(16, "x"),
  });
  await app.db
    .insert(loginTickets)
    .values({ tokenHash: tokenHash(ticket), userId: user.id, address: "127.0.0.1", expiresAt });
  return { ticket, code: codeOf(secret, timeStepAt(app.clock.now)) };
}

const stored = (key: Authenticator) => ({
  credentialId: key.id.toString("base64url"),
  publicKey: key.publicKey.toString("base64url"),
});

import type { Page } from "@playwright/test";
import { bytesOfSecret } from "../../src/server/accounts/second-step/testing/bytes-of-secret.ts";
import { codeOf, timeStepAt } from "../../src/server/accounts/second-step/totp.ts";

/** Gives the browser a platform authenticator that confirms the person without asking; returns what takes it away. */
export async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether the person confirms at once. */
    setPresence: (enabled: boolean) =>
      session.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
    credentials: async () => (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
    /** A copy of the authenticator that was made earlier, with the counter of then. */
    rollBack: async (signCount: number) => {
      const [credential] = (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials;
      if (!credential) throw new Error("no credential");
      await session.send("WebAuthn.clearCredentials", { authenticatorId });
      await session.send("WebAuthn.addCredential", {
        authenticatorId,
        credential: { ...credential, signCount },
      });
    },
  };
}

/** What an authenticator app shows for a secret, now or so many steps later. */
export const appCode = (secret: string, later = 0): string =>
  codeOf(bytesOfSecret(secret), timeStepAt(new Date()) + later);

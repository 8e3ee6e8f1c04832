import { Buffer } from "node:buffer";
import { AppError } from "#server/http/errors.ts";
import type { Config } from "#server/start/env.ts";

// Loaded when somebody first uses a passkey: its parsers of certificates are large.
export const webauthn = () => import("@simplewebauthn/server");

/** Passkeys belong to the host of the public address, and work on its pages alone. */
export function relyingParty({ publicUrl }: Pick<Config, "publicUrl">) {
  const { hostname, origin } = new URL(publicUrl);
  return { expectedRPID: hostname, expectedOrigin: origin };
}

const refused = (message: string, status: 400 | 401 = 400) => new AppError(status, message);

/** Refuses an answer that was made on another site, where a copy of ours may have asked for it. */
export function refuseOtherOrigin(clientDataJSON: string, { publicUrl }: Pick<Config, "publicUrl">): void {
  const { origin } = readClientData(clientDataJSON);
  const { expectedOrigin } = relyingParty({ publicUrl });
  if (origin !== expectedOrigin)
    throw refused(`Passkeys só valem em ${new URL(publicUrl).host}: abra o Balcão por esse endereço.`);
}

function readClientData(text: string): { origin?: unknown } {
  try {
    return Object(JSON.parse(Buffer.from(text, "base64url").toString("utf8")));
  } catch {
    throw refused("A resposta da passkey não pôde ser lida");
  }
}

/**
 * Runs a check of the library, whose errors are for developers, and answers with a sentence instead. The check takes
 * the challenge once; a challenge that is not taken is the likeliest reason to fail.
 */
export async function checked<T>(
  take: (challenge: string) => Promise<boolean>,
  check: (expectedChallenge: (challenge: string) => Promise<boolean>) => Promise<T>,
): Promise<T> {
  let isTaken = true;
  try {
    return await check(async (challenge) => {
      isTaken = await take(challenge);
      return isTaken;
    });
  } catch (error) {
    // A broken database is not the passkey's fault.
    if (error instanceof AppError || (error as Error).cause !== undefined) throw error;
    throw refused(
      isTaken
        ? "A passkey não pôde ser conferida. Tente de novo ou use a senha."
        : "Este pedido venceu ou já foi usado. Tente de novo.",
    );
  }
}

import { z } from "zod";
import { requiredLine } from "#shared/text/text-schemas.ts";

/** As many as a user may have. */
export const MOST_PASSKEYS = 10;

const LONGEST_PASSKEY_NAME = 60;

/** A passkey in the list of its user. */
export type Passkey = { id: number; name: string; createdAt: string; lastUsedAt: string | null };

const UNREADABLE = "A resposta da passkey não pôde ser lida";
const base64Url = (atMost: number) =>
  z
    .string(UNREADABLE)
    .max(atMost, UNREADABLE)
    .regex(/^[\w-]+$/, UNREADABLE);
const credential = {
  id: base64Url(1400),
  rawId: base64Url(1400),
  type: z.literal("public-key", UNREADABLE),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional().catch(undefined),
};

/** What an authenticator answers when a passkey is made. */
const attestation = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: base64Url(4000),
        attestationObject: base64Url(20_000),
        transports: z
          .array(z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]))
          .max(10)
          .optional()
          .catch(undefined),
      },
      UNREADABLE,
    ),
  },
  UNREADABLE,
);

/** What an authenticator answers to prove that it has a passkey. */
export const assertion = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: base64Url(4000),
        authenticatorData: base64Url(4000),
        signature: base64Url(4000),
        userHandle: base64Url(200).optional(),
      },
      UNREADABLE,
    ),
  },
  UNREADABLE,
);
export type Assertion = z.infer<typeof assertion>;

export const passkeyInput = z.object({
  name: requiredLine(LONGEST_PASSKEY_NAME, "Dê um nome à passkey"),
  response: attestation,
});
export type PasskeyInput = z.infer<typeof passkeyInput>;

export const passkeyLoginInput = z.object({ response: assertion });

import { z } from "zod";

export const CODE_MISSING = "Informe o código";

/** A code of an authenticator app or for recovery, however it was spaced. */
export const secondStepCode = z
  .string(CODE_MISSING)
  .max(64, "Código incorreto")
  .transform((text) => text.toLowerCase().replace(/[^a-z0-9]/g, ""))
  .refine((code) => code !== "", CODE_MISSING);

export const secondStepLoginInput = z.object({
  ticket: z.string("Entre com a senha de novo").max(100, "Entre com a senha de novo"),
  code: secondStepCode,
});
export type SecondStepLoginInput = z.input<typeof secondStepLoginInput>;

/** Without a code the set-up begins; with one it ends. */
export const secondStepInput = z.object({ code: secondStepCode.optional() });

export type SecondStepState = {
  isOn: boolean;
  /** How many recovery codes were not used yet. */
  codesLeft: number;
};

/** For an authenticator app: to be typed, or shown as a QR code. */
export type SecondStepSecret = { secret: string; uri: string };

/** Shown this once. */
export type RecoveryCodes = { recoveryCodes: string[] };

export const secondStepPolicyInput = z.object({
  isOn: z.boolean("Informe se a segunda etapa é exigida"),
});

/** The answer to a right password where a second step follows. */
export type SecondStepWanted = { secondStep: true; ticket: string };

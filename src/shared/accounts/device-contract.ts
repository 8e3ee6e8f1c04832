import { z } from "zod";
import type { BrowserName } from "./browser-name.ts";
import { knownPassword } from "./contract.ts";
import { assertion } from "./passkey-contract.ts";
import { secondStepCode } from "./second-step-contract.ts";

/** A browser in which the user is signed in. */
export type Device = BrowserName & {
  /** Of one of its sessions. */
  id: number;
  /** Null for a sign-in from before addresses were kept. */
  address: string | null;
  lastUsedAt: string;
  /** The one that asks. */
  current: boolean;
};

/** One of the three proofs. */
export const stepUpInput = z
  .object({
    password: knownPassword("Senha é obrigatória").optional(),
    code: secondStepCode.optional(),
    response: assertion.optional(),
  })
  .refine(({ password, code, response }) => password ?? code ?? response, {
    error: "Senha é obrigatória",
    path: ["password"],
  });
export type StepUpInput = z.input<typeof stepUpInput>;
export type StepUpProof = z.output<typeof stepUpInput>;

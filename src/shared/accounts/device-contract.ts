import { z } from "zod";
import type { BrowserName } from "./browser-name.ts";
import { knownPassword } from "./contract.ts";

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

export const stepUpInput = z.object({ password: knownPassword("Senha é obrigatória") });
export type StepUpInput = z.infer<typeof stepUpInput>;

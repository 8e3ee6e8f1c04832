import { useState } from "react";
import { ApiError } from "#web/api/api-error.ts";
import type { LoginProof } from "#web/session/request-login.ts";
import { explainLogin } from "./explain-login.ts";

/**
 * A login of one step or two: after a right password the server may ask for a code. A ticket that is over leads back to
 * the password.
 */
export function useLoginSteps(send: (proof: LoginProof) => Promise<string | undefined>) {
  const [ticket, setTicket] = useState<string>();
  return {
    needsCode: ticket !== undefined,
    restart: () => setTicket(undefined),
    /** Sends a password, or the code that follows it; true once the session is open. */
    send: async (credentials: { email: string; password: string } | { code: string }): Promise<boolean> => {
      const proof = "code" in credentials ? { ...credentials, ticket: ticket ?? "" } : credentials;
      const next = await send(proof);
      setTicket(next);
      return next === undefined;
    },
    /** A wrong code is said at its field; a login that has to begin again, above the form. */
    explain: (error: unknown) => {
      const cause = error instanceof Error ? error.cause : undefined;
      const issue = cause instanceof ApiError && cause.issues.find(({ path }) => path === "code");
      if (issue) return { fields: { code: issue.message } };
      if (cause instanceof ApiError && cause.status === 401) setTicket(undefined);
      return explainLogin(error);
    },
  };
}

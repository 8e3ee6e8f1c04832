import type { LoginInput, LoginReply, SessionUser } from "#shared/accounts/contract.ts";
import type { SecondStepLoginInput, SecondStepWanted } from "#shared/accounts/second-step-contract.ts";
import { api } from "#web/api/api.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserKeyHeader } from "#web/api/browser-key.ts";

/** A password, the second step after it, or what an authenticator has signed. */
export type LoginProof = LoginInput | SecondStepLoginInput | { response: unknown };

export type Opened = { token: string; user: SessionUser };

/** Opens a session, or tells that a second step follows; throws an error with the message for the login page. */
export async function requestLogin(proof: LoginProof): Promise<Opened | SecondStepWanted> {
  try {
    const reply = await api.post<LoginReply | SecondStepWanted>(pathFor(proof), proof, browserKeyHeader());
    if ("secondStep" in reply) return reply;
    const { token, user, requirePasswordChange } = reply;
    return { token, user: { ...user, requirePasswordChange } };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0) throw error;
    throw new Error(error.serverMessage || readable(error.body) || "Erro de login", { cause: error });
  }
}

const LONGEST_TEXT = 200;

/** The body of an answer if a person can read it: what a proxy says is often a page of HTML. */
const readable = (body: string): string =>
  body.includes("<") || body.length > LONGEST_TEXT ? "" : body.trim();

function pathFor(proof: LoginProof): string {
  if ("ticket" in proof) return "/api/login/second-step";
  return "response" in proof ? "/api/login/passkey" : "/api/login";
}

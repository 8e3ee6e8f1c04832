import type { SessionUser } from "#shared/accounts/contract.ts";
import { api } from "#web/api/api.ts";
import { keptUser } from "#web/api/kept-user.ts";
import { timeoutSignal } from "#web/browser/timeout-signal.ts";

/** After this time the check of a session counts as unanswered, if its user is known. */
const NO_ANSWER_MS = 8000;

const ask = (token: string) =>
  api.get<SessionUser>("/api/user", keptUser(token) && timeoutSignal(NO_ANSWER_MS));

let early: { token: string; answer: Promise<SessionUser> } | undefined;

/** Asks for the user of the session that the page opens with, before the page is drawn. */
export function askForUserEarly(token: string) {
  early = { token, answer: ask(token) };
  // A failure is told to whoever takes the answer.
  early.answer.catch(() => {});
}

/** The user of a session, as the server tells; the early answer counts once. */
export function askForUser(token: string): Promise<SessionUser> {
  const answer = early?.token === token ? early.answer : ask(token);
  early = undefined;
  return answer;
}

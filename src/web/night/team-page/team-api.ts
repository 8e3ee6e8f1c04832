import type { EventCount, NamedCountInput, TakenCount } from "#shared/night/counts/contract.ts";
import type { TeamEvent } from "#shared/night/team-link/contract.ts";
import { noteAnswer } from "#web/browser/connection.ts";
import { timeoutSignal } from "#web/browser/timeout-signal.ts";

/** A call without an answer after this time counts as offline. */
const NO_ANSWER_MS = 8000;

/**
 * What came of a call: its data, or why there is none. "gone" is a link that opens nothing any more, "invalid" is what
 * was sent, "refused" is it for another reason; "failed" may be otherwise next time, and "unanswered" is no connection.
 */
export type Answer<T> =
  | { kind: "done"; data: T }
  | { kind: "gone" | "invalid" | "refused" | "failed" | "unanswered"; problem: string };

export type TeamApi = ReturnType<typeof teamApi>;

/** Calls of the page behind a team's link. They carry no session, even where somebody is signed in to the app. */
export const teamApi = (token: string) => ({
  event: () => call<TeamEvent>(`/t/${token}/event`),
  counts: () => call<EventCount[]>(`/t/${token}/counts`),
  addCount: (input: NamedCountInput) =>
    call<TakenCount>(`/t/${token}/counts`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(input),
    }),
});

async function call<T>(path: string, init: RequestInit = {}): Promise<Answer<T>> {
  const signal = timeoutSignal(NO_ANSWER_MS);
  const answered = await fetch(path, { ...init, credentials: "omit", cache: "no-store", signal })
    .then(async (response) => ({ response, body: parsed(await response.text()) }))
    .catch(() => undefined);
  noteAnswer(answered !== undefined);
  if (!answered) return { kind: "unanswered", problem: "Sem conexão" };
  const { response, body } = answered;
  if (response.ok && body !== undefined) return { kind: "done", data: body as T };
  const { message } = Object(body) as { message?: unknown };
  // Without a sentence of ours somebody else answered, a captive portal for example.
  if (typeof message !== "string") return { kind: "failed", problem: "Resposta inesperada do servidor" };
  return { kind: kindOf(response.status), problem: message };
}

function kindOf(status: number): "gone" | "invalid" | "refused" | "failed" {
  if (status === 404 || status === 410) return "gone";
  if (status === 400) return "invalid";
  return status === 429 || status >= 500 ? "failed" : "refused";
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { vi } from "vitest";

type Answer = {
  status?: number;
  body?: unknown;
  text?: string;
  statusText?: string;
  headers?: Record<string, string>;
};
type Answers = Record<string, Answer | (() => Answer | Promise<Answer>)>;
export type SentRequest = {
  route: string;
  body: unknown;
  headers: Headers;
  credentials?: RequestCredentials;
};

/** Puts answers in the network's place, by "METHOD /path"; what has none is as if the network were down. */
export function stubApi(answers: Answers) {
  const sent: SentRequest[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const route = `${init.method ?? "GET"} ${path}`;
    const body = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    sent.push({ route, body, headers: new Headers(init.headers), credentials: init.credentials });
    const answer = answers[route];
    if (!answer) throw new TypeError("Failed to fetch");
    const {
      status = 200,
      statusText,
      text,
      body: json,
      headers,
    } = typeof answer === "function" ? await answer() : answer;
    const content = text ?? (json === undefined ? "" : JSON.stringify(json));
    return new Response(content, { status, statusText, headers });
  });
  return { sent, routes: () => sent.map(({ route }) => route) };
}

/** A refusal as the server writes it. */
export const refusal = (
  status: number,
  message: string,
  issues?: { path: string; message: string }[],
): Answer => ({
  status,
  body: { message, error: message, issues },
});

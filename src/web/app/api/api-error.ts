import { readAuthToken } from "./auth-token.ts";

export type Issue = { path: string; message: string };

type Answer = {
  /** As it came, "" where nothing came. */
  body?: string;
  /** What the server itself said, where it said something meant for people. */
  serverMessage?: string;
  issues?: readonly Issue[];
  /** The token that the call was sent with. */
  token?: string | null;
};

/** A request that failed; status 0 means that no answer came. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: string;
  readonly serverMessage: string | undefined;
  readonly issues: readonly Issue[];
  readonly token: string | null;

  constructor(status: number, message: string, answer: Answer = {}) {
    const { body = "", serverMessage, issues = [], token = null } = answer;
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.body = body;
    this.serverMessage = serverMessage;
    this.issues = issues;
    this.token = token;
  }
}

/** The server's own words about a failure, or else ours. */
export const saidByServer = (error: Error, otherwise: string): string =>
  (error instanceof ApiError && error.serverMessage) || otherwise;

/**
 * Whether the session is dead, also when the failure was given another name on its way up. A late answer to a call of
 * an earlier session says nothing about the one that has taken its place.
 */
export function isUnauthorized(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 401 && [error.token, null].includes(readAuthToken());
  return error instanceof Error && error.cause !== undefined && isUnauthorized(error.cause);
}

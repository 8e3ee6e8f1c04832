import { readAuthToken } from "./auth-token.ts";

export type ApiIssue = { path: string; message: string };

type Answer = {
  body?: string;
  /** The server's message for people, if any. */
  serverMessage?: string;
  issues?: readonly ApiIssue[];
  token?: string | null;
  /** The answer tells the outcome of the call: sending it again would change nothing. */
  isVerdict?: boolean;
};

/** A failed request; status 0 means that no answer came. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: string;
  readonly serverMessage: string | undefined;
  readonly issues: readonly ApiIssue[];
  readonly token: string | null;
  readonly isVerdict: boolean;

  constructor(status: number, message: string, answer: Answer = {}) {
    const { body = "", serverMessage, issues = [], token = null, isVerdict = false } = answer;
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.body = body;
    this.serverMessage = serverMessage;
    this.issues = issues;
    this.token = token;
    this.isVerdict = isVerdict;
  }
}

/** True if no answer came at all. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

export const saidByServer = (error: Error, otherwise: string): string =>
  (error instanceof ApiError && error.serverMessage) || otherwise;

/**
 * True if the session is dead, also for a wrapped error. A late answer to a call of an earlier session says nothing
 * about the current one.
 */
export function isUnauthorized(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 401 && [error.token, null].includes(readAuthToken());
  return error instanceof Error && error.cause !== undefined && isUnauthorized(error.cause);
}

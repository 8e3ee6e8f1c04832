export type Issue = { path: string; message: string };

type Answer = {
  /** As it came, "" where nothing came. */
  body?: string;
  /** What the server itself said, where it said something meant for people. */
  serverMessage?: string;
  issues?: readonly Issue[];
};

/** A request that failed; status 0 means that no answer came. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: string;
  readonly serverMessage: string | undefined;
  readonly issues: readonly Issue[];

  constructor(status: number, message: string, { body = "", serverMessage, issues = [] }: Answer = {}) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.body = body;
    this.serverMessage = serverMessage;
    this.issues = issues;
  }
}

/** The server's own words about a failure, or else ours. */
export const saidByServer = (error: Error, otherwise: string): string =>
  (error instanceof ApiError && error.serverMessage) || otherwise;

/** Whether the session is dead, also when the failure was given another name on its way up. */
export function isUnauthorized(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 401;
  return error instanceof Error && error.cause !== undefined && isUnauthorized(error.cause);
}

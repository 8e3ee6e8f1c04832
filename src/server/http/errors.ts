import type { ContentfulStatusCode } from "hono/utils/http-status";

export type Issue = { path: string; message: string };

/** Most issues in an answer; thousands would make it many times as large as the request. */
export const MOST_ISSUES = 100;

/** A failure the user may read; anything else becomes a plain 500. */
export class AppError extends Error {
  readonly status: ContentfulStatusCode;
  readonly issues?: Issue[];
  readonly retryAfterSeconds?: number;
  /** The user has to prove again who they are; by more than the password where `secondStep` is set. */
  readonly stepUp?: true;
  readonly secondStep?: true;

  constructor(
    status: ContentfulStatusCode,
    message: string,
    details: { issues?: Issue[]; retryAfterSeconds?: number; stepUp?: true; secondStep?: true } = {},
  ) {
    super(message);
    this.status = status;
    this.issues = details.issues;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.stepUp = details.stepUp;
    this.secondStep = details.secondStep;
  }
}

/** Refuses an input with its issues, in the words of the first one; without issues nothing happens. */
export function refuseIssues(issues: Issue[]): void {
  const [first] = issues;
  if (first) throw new AppError(400, first.message, { issues });
}

export const notFound = (message: string) => new AppError(404, message);

export const conflict = (message: string) => new AppError(409, message);

export function tooManyAttempts(freeAt: Date, now: Date, problem = "Muitas tentativas"): AppError {
  const seconds = Math.max(1, Math.ceil((freeAt.getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? "1 minuto" : `${minutes} minutos`;
  return new AppError(429, `${problem}. Tente novamente em ${wait}.`, { retryAfterSeconds: seconds });
}

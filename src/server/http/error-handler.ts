import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Logger } from "pino";
import { databaseFailure } from "#server/db/database-failure.ts";
import { AppError, MOST_ISSUES } from "./errors.ts";
import { FailureLog } from "./failure-log.ts";
import { loggedPath } from "./request-log.ts";

/** Turns every failure into an answer: in Portuguese, and without internals. */
export function errorHandler(log: Logger) {
  const failures = new FailureLog(log);
  return (error: Error, c: Context): Response => {
    if (error instanceof AppError) {
      const { status, message, issues } = error;
      setRefusalHeaders(c, error);
      const requestId = status >= 500 ? idOf(c) : undefined;
      return c.json(
        {
          message,
          error: message,
          ...(issues && { issues: issues.slice(0, MOST_ISSUES) }),
          ...(requestId && { requestId }),
          ...(error.stepUp && { stepUp: true }),
          ...(error.secondStep && { secondStep: true }),
        },
        status,
      );
    }
    if (hasHungUp(c, error)) {
      log.debug({ method: c.req.method, path: loggedPath(c.req.path) }, "client hung up");
      return c.body(null, 400);
    }
    const requestId = idOf(c);
    const isUnreachable = databaseFailure(error) === "unavailable";
    failures.add(error, { requestId, method: c.req.method, path: loggedPath(c.req.path) });
    return isUnreachable
      ? answer(c, 503, "Serviço temporariamente indisponível", requestId)
      : answer(c, 500, "Erro interno do servidor", requestId);
  };
}

/** Sets the headers of a refusal, whether it is a page or JSON. */
export function setRefusalHeaders(c: Context, { status, retryAfterSeconds }: AppError): void {
  if (retryAfterSeconds) c.header("Retry-After", String(retryAfterSeconds));
  // The rest of the body is not read, so nothing more can come over this connection.
  if (status === 413) c.header("Connection", "close");
}

/**
 * True if the client hung up before its request was complete, or while it waited for a turn: nobody reads the answer, and
 * it is no fault of ours.
 */
function hasHungUp(c: Context, error: Error): boolean {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  if (c.req.raw.signal.aborted && error === c.req.raw.signal.reason) return true;
  return incoming?.destroyed === true && incoming.complete === false;
}

/** The id of the request; a failure outside the app has one of its own. */
const idOf = (c: Context): string => (c.get("requestId") as string | undefined) ?? randomUUID();

function answer(c: Context, status: 500 | 503, message: string, requestId: string): Response {
  if (status === 503) c.header("Retry-After", "2");
  return c.json({ message, error: message, requestId }, status);
}

import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import { databaseFailure, isDatabaseError } from "#server/db/database-failure.ts";
import { AppError } from "#server/http/errors.ts";
import { DatabaseSilent } from "#server/http/limits/database-watch.ts";
import type { FailureKind, Metrics, RefusedFor } from "./metrics.ts";

/** Label of every path that no route names: files, pages of the app, and what strangers try. */
const ANY_PATH = "*";
/** Node.js accepts three dozen methods, of which the product knows these. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Counts every answer by its route's pattern, and why it was refused or failed. */
export const measureRequests = (metrics: Metrics) =>
  createMiddleware(async (c, next) => {
    const startedAt = performance.now();
    await next();
    const method = METHODS.has(c.req.method) ? c.req.method : "other";
    metrics.countRequest(method, routePattern(c), c.res.status, (performance.now() - startedAt) / 1000);
    if (!c.error) return;
    const kind = failureKind(c.error);
    if (kind) metrics.countFailure(kind);
    const limit = limitOf(c.error);
    if (limit) metrics.countRefusal(limit);
  });

/** The pattern a request was routed by, wherever on its way it was answered: never its path, which may hold a token. */
function routePattern(c: Context): string {
  const own = matchedRoutes(c).findLast(({ path }) => !path.endsWith("*"));
  return own?.path ?? ANY_PATH;
}

function failureKind(error: Error): FailureKind | undefined {
  if (error instanceof DatabaseSilent) return "silent";
  if (error instanceof AppError) return undefined;
  if (databaseFailure(error) === "unavailable") return "unavailable";
  return isDatabaseError(error) ? "error" : undefined;
}

function limitOf(error: Error): RefusedFor | undefined {
  if (!(error instanceof AppError) || error instanceof DatabaseSilent) return undefined;
  if (error.status === 413) return "size";
  if (error.status === 429) return "caller";
  // Only what is too busy right now says when to come again.
  return error.status === 503 && error.retryAfterSeconds ? "server" : undefined;
}

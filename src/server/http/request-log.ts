import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import type { AccountEnv } from "./context.ts";

const LONGEST_PATH = 200;

/** The beginning of a path, without the token of a link, which opens what it is for, however it was mistyped. */
export const loggedPath = (path: string): string =>
  path.replace(/^\/+(p|t|o|agenda|avisos|acesso)\/+[^/]+/i, "/$1/…").slice(0, LONGEST_PATH);

/**
 * Gives every request an id, which its answer, its failure and its line in the log name.
 *
 * Logs one line per request with `LOG_LEVEL=info`: user, path, status and duration. No query, body, address or name:
 * logs are kept and copied by others than those who may read such things.
 */
export function requestLog(log: Logger) {
  return createMiddleware<AccountEnv>(async (c, next) => {
    const requestId = randomUUID();
    c.set("requestId", requestId);
    c.header("X-Request-Id", requestId);
    if (!log.isLevelEnabled("info")) return next();
    const startedAt = performance.now();
    await next();
    // Routes that need no session have none.
    const user = (c.var as Partial<AccountEnv["Variables"]>).session?.user;
    log.info(
      {
        requestId,
        method: c.req.method,
        path: loggedPath(c.req.path),
        status: c.res.status,
        durationMs: Math.round(performance.now() - startedAt),
        userId: user?.id,
        companyId: user?.companyId ?? undefined,
      },
      "request",
    );
  });
}

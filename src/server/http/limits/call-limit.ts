import { createMiddleware } from "hono/factory";
import type { AccountEnv } from "#server/http/context.ts";
import { AppError } from "#server/http/errors.ts";

/** Limits the calls of a user. Runs after the session look-up, so a refused call costs as much as `GET /api/user`. */
export const limitCalls = createMiddleware<AccountEnv>((c, next) => {
  const { calls, now } = c.get("services");
  const wait = calls?.count(c.get("session").user.id, c.req.method !== "GET", now().getTime());
  if (wait !== undefined) {
    const seconds = Math.max(1, Math.ceil(wait / 1000));
    const inSeconds = seconds === 1 ? "1 segundo" : `${seconds} segundos`;
    throw new AppError(429, `Muitas operações em pouco tempo. Tente novamente em ${inSeconds}.`, {
      retryAfterSeconds: seconds,
    });
  }
  return next();
});

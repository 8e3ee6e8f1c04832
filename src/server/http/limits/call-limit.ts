import { createMiddleware } from "hono/factory";
import type { AccountEnv } from "#server/http/context.ts";
import { AppError } from "#server/http/errors.ts";

/** Comes after the look-up of the session, which is therefore as dear for a refused call as `GET /api/user` is. */
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

import { createMiddleware } from "hono/factory";
import type { AccountEnv } from "./context.ts";
import { AppError } from "./errors.ts";

const WINDOW = 60_000;
/** Far more than a person does with all screens open, and far less than a program in a loop. */
const MOST_CALLS = 600;
const MOST_WRITES = 120;

/**
 * What each user has called for in this minute. It is kept in the process, as a counter in the database would make a
 * write of every read: of several processes each counts for itself.
 */
export class CallCounter {
  #endsAt = 0;
  readonly #users = new Map<number, { calls: number; writes: number }>();

  /** Counts one call; answers the milliseconds until the next one is let through, if this one is not. */
  count(userId: number, isWrite: boolean, now: number): number | undefined {
    if (now >= this.#endsAt || now < this.#endsAt - WINDOW) {
      this.#users.clear();
      this.#endsAt = now + WINDOW;
    }
    const user = this.#users.get(userId) ?? { calls: 0, writes: 0 };
    this.#users.set(userId, user);
    user.calls++;
    if (isWrite) user.writes++;
    const isOver = user.calls > MOST_CALLS || (isWrite && user.writes > MOST_WRITES);
    return isOver ? this.#endsAt - now : undefined;
  }
}

/** Comes after the look-up of the session, which is therefore as dear for a refused call as `GET /api/user` is. */
export const limitCalls = createMiddleware<AccountEnv>(async (c, next) => {
  const { calls, now } = c.var.services;
  const wait = calls?.count(c.var.session.user.id, c.req.method !== "GET", now().getTime());
  if (wait !== undefined) {
    const seconds = Math.max(1, Math.ceil(wait / 1000));
    const inSeconds = seconds === 1 ? "1 segundo" : `${seconds} segundos`;
    throw new AppError(429, `Muitas operações em pouco tempo. Tente novamente em ${inSeconds}.`, {
      retryAfterSeconds: seconds,
    });
  }
  await next();
});

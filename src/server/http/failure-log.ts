import type { Logger } from "pino";
import { callsOf } from "#server/start/logged-error.ts";

const MINUTE = 60_000;
/** Kinds within a minute; those beyond count as one, so that neither log nor memory grows with them. */
const MOST_KINDS = 100;
const OTHERS = "others";
/** Calls of a stack that tell one kind from another; further down is how the request came in. */
const TELLING_CALLS = 8;

/** Logs the first failure of a kind with its stack, and a minute later how many more there were: a stack has kilobytes. */
export class FailureLog {
  readonly #log: Logger;
  readonly #period: number;
  /** Failures after the first, by kind. */
  readonly #again = new Map<string, number>();

  constructor(log: Logger, period = MINUTE) {
    this.#log = log;
    this.#period = period;
  }

  add(error: Error, about: { requestId?: string; method?: string; path?: string }): void {
    const own = kindOf(error);
    const kind = this.#again.has(own) || this.#again.size < MOST_KINDS ? own : OTHERS;
    const again = this.#again.get(kind);
    if (again !== undefined) {
      this.#again.set(kind, again + 1);
      return;
    }
    this.#again.set(kind, 0);
    this.#log.error({ err: error, ...about }, "request failed");
    const { requestId } = about;
    setTimeout(() => {
      const times = this.#again.get(kind);
      this.#again.delete(kind);
      if (times) this.#log.error({ requestId, times }, "request failed again");
    }, this.#period).unref();
  }
}

/** Class, code and place of an error. Not its message, which may be of the caller's choosing. */
function kindOf(error: Error): string {
  const { code } = (error.cause instanceof Error ? error.cause : error) as Error & { code?: unknown };
  const calls = callsOf(error).split("\n", TELLING_CALLS);
  return [error.name, String(code), ...calls].join("\n");
}

import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "#server/http/errors.ts";

type Times = {
  /** Milliseconds between two looks at who waits. */
  look: number;
  /** Milliseconds a call may take before the database is probed. */
  unremarkable: number;
  /** Looks for which a probe may stay unanswered. */
  looksUnanswered: number;
};

const TIMES: Times = { look: 250, unremarkable: 1_000, looksUnanswered: 10 };

type Caller = { since: number; giveUp: (error: Error) => void };

/**
 * Detects an unresponsive database, which looks like a slow one to whoever waits. When a call has waited for a second,
 * the database is probed over a connection of its own. If nothing comes, everybody who waits gets a 503, and so does
 * every call until it answers again.
 */
export class DatabaseWatch {
  /** Probe; settles once the database has answered anything, even a refusal. */
  readonly #probe: (signal: AbortSignal) => Promise<unknown>;
  readonly #times: Times;
  readonly #callers = new Set<Caller>();
  #timer: NodeJS.Timeout | undefined;
  #isProbing = false;
  #isSilent = false;
  #heardAt = 0;

  constructor(probe: (signal: AbortSignal) => Promise<unknown>, times = TIMES) {
    this.#probe = probe;
    this.#times = times;
  }

  /** Runs work, or gives up waiting for it. Work that has begun still ends, wholly or not at all. */
  during<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isSilent) return Promise.reject(silent());
    this.#timer ??= setInterval(() => void this.#look(), this.#times.look).unref();
    return new Promise((resolve, reject) => {
      const caller = { since: performance.now(), giveUp: reject };
      this.#callers.add(caller);
      work()
        .then(resolve, reject)
        .finally(() => this.#callers.delete(caller));
    });
  }

  async #look(): Promise<void> {
    if (this.#isProbing) return;
    const [oldest] = this.#callers;
    if (!oldest && !this.#isSilent) {
      clearInterval(this.#timer);
      this.#timer = undefined;
      return;
    }
    const quietSince = Math.max(oldest?.since ?? 0, this.#heardAt);
    if (!this.#isSilent && performance.now() - quietSince < this.#times.unremarkable) return;
    this.#isProbing = true;
    this.#isSilent = !(await this.#isHeard());
    this.#isProbing = false;
    if (this.#isSilent) for (const { giveUp } of this.#callers) giveUp(silent());
    else this.#heardAt = performance.now();
  }

  /** Waits for the probe in many short waits: a process that was busy itself has then still read what had come. */
  async #isHeard(): Promise<boolean> {
    const over = new AbortController();
    let isHeard = false;
    const hear = () => {
      isHeard = true;
    };
    const probe = this.#probe(over.signal).then(hear, hear);
    for (let look = 0; look < this.#times.looksUnanswered && !isHeard; look++)
      await Promise.race([probe, sleep(this.#times.look, undefined, { ref: false })]);
    over.abort();
    return isHeard;
  }
}

/** What callers get while the database says nothing. */
export class DatabaseSilent extends AppError {
  constructor() {
    super(503, "Serviço temporariamente indisponível", { retryAfterSeconds: 2 });
  }
}

const silent = () => new DatabaseSilent();

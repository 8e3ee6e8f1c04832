import { AppError } from "#server/http/errors.ts";

export const serverBusy = () =>
  new AppError(503, "O servidor está ocupado. Tente de novo em instantes", { retryAfterSeconds: 10 });

/** Most imports and copies at once in a process. */
const MOST_IMPORTS = 8;
const MOST_COPIES = 4;

export type Limits = {
  /** Keyed by company. */
  imports: LimitedWork;
  /** Keyed by user. */
  copies: LimitedWork;
};

export const createLimits = (): Limits => ({
  imports: new LimitedWork(MOST_IMPORTS),
  copies: new LimitedWork(MOST_COPIES),
});

/** Limits heavy work: one at a time for each key (a company or a user), and so many in all. */
export class LimitedWork {
  readonly #most: number;
  readonly #busy = new Set<number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Takes a place or refuses; returns a function that gives the place back. */
  enter(key: number, refusal: string): () => void {
    if (this.#busy.has(key)) throw new AppError(429, refusal, { retryAfterSeconds: 5 });
    if (this.#busy.size >= this.#most) throw serverBusy();
    this.#busy.add(key);
    return () => void this.#busy.delete(key);
  }
}

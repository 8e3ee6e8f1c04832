import { AppError } from "#server/http/errors.ts";
import type { PdfBytes } from "./pdf-pool.ts";

/** Read by nobody. */
export const hungUp = () => new AppError(400, "Conexão encerrada");

/** A document that waits for its turn or is being made, for all who asked for it meanwhile. */
export class PdfJob {
  readonly link: string;
  readonly #made: Promise<PdfBytes>;
  readonly #abandoned = new AbortController();
  #isWaiting = true;
  #callers = 0;

  /** `make` is called at once, and calls `begin` when the turn has come. */
  constructor(link: string, make: (begin: () => void, abandoned: AbortSignal) => Promise<PdfBytes>) {
    this.link = link;
    const begin = () => {
      this.#isWaiting = false;
    };
    this.#made = make(begin, this.#abandoned.signal);
  }

  get isWaiting(): boolean {
    return this.#isWaiting && !this.isAbandoned;
  }

  /** True if all who asked have gone before its turn came. */
  get isAbandoned(): boolean {
    return this.#abandoned.signal.aborted;
  }

  /** Waits for the document until `signal` is aborted. */
  join(signal: AbortSignal | undefined): Promise<PdfBytes> {
    this.#callers++;
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#callers--;
        if (this.#callers === 0 && this.#isWaiting) this.#abandoned.abort();
        reject(hungUp());
      };
      this.#made.then(resolve, reject);
      signal?.addEventListener("abort", leave, { once: true });
    });
  }
}

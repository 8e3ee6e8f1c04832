/**
 * Coalesces concurrent calls with the same key: whoever comes while one runs waits for the next, shared with everybody
 * else who came meanwhile. The shared call thus began after each of them had asked.
 */
export class MadeTogether<T> {
  readonly #present = new Map<string, Promise<T>>();
  readonly #next = new Map<string, Promise<T>>();

  make(key: string, make: () => Promise<T>): Promise<T> {
    const present = this.#present.get(key);
    if (!present) return this.#begin(key, make);
    const waiting = this.#next.get(key);
    if (waiting) return waiting;
    const begin = () => {
      this.#next.delete(key);
      return this.#begin(key, make);
    };
    const next = present.then(begin, begin);
    this.#next.set(key, next);
    return next;
  }

  #begin(key: string, make: () => Promise<T>): Promise<T> {
    const made = make();
    this.#present.set(key, made);
    const end = () => {
      // Whoever waits begins in the same moment, and has taken this place by now or takes it next.
      if (this.#present.get(key) === made && !this.#next.has(key)) this.#present.delete(key);
    };
    made.then(end, end);
    return made;
  }
}

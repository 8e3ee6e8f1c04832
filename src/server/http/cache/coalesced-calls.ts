/**
 * Coalesces concurrent calls with the same key: whoever comes while one runs waits for the next, shared with everybody
 * else who came meanwhile. The shared call thus began after each of them had asked.
 */
export class CoalescedCalls<T> {
  readonly #present = new Map<string, Promise<T>>();
  readonly #next = new Map<string, Promise<T>>();

  run(key: string, call: () => Promise<T>): Promise<T> {
    const present = this.#present.get(key);
    if (!present) return this.#begin(key, call);
    const waiting = this.#next.get(key);
    if (waiting) return waiting;
    const begin = () => {
      this.#next.delete(key);
      return this.#begin(key, call);
    };
    const next = present.then(begin, begin);
    this.#next.set(key, next);
    return next;
  }

  #begin(key: string, call: () => Promise<T>): Promise<T> {
    const called = call();
    this.#present.set(key, called);
    const end = () => {
      // Whoever waits begins in the same moment, and has taken this place by now or takes it next.
      if (this.#present.get(key) === called && !this.#next.has(key)) this.#present.delete(key);
    };
    called.then(end, end);
    return called;
  }
}

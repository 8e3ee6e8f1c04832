type Asker<Answer> = { resolve: (answer: Answer | undefined) => void; reject: (error: unknown) => void };

/**
 * Puts what many ask at the same moment into one question. Nothing is kept: a question leaves after everybody in it has
 * asked, so each gets what is true then, as if it had asked alone.
 */
export class AskedTogether<Answer> {
  /** As many keys as one question may have. */
  readonly #most: number;
  readonly #ask: (keys: string[]) => Promise<Map<string, Answer>>;
  #asking = new Map<string, Asker<Answer>[]>();

  constructor(most: number, ask: (keys: string[]) => Promise<Map<string, Answer>>) {
    this.#most = most;
    this.#ask = ask;
  }

  find(key: string): Promise<Answer | undefined> {
    return new Promise((resolve, reject) => {
      // Once everything that has arrived by now was read.
      if (this.#asking.size === 0) setImmediate(() => void this.#send());
      const askers = this.#asking.get(key);
      if (askers) askers.push({ resolve, reject });
      else this.#asking.set(key, [{ resolve, reject }]);
      if (this.#asking.size === this.#most) void this.#send();
    });
  }

  async #send(): Promise<void> {
    const asking = this.#asking;
    if (asking.size === 0) return;
    this.#asking = new Map();
    try {
      const answers = await this.#ask([...asking.keys()]);
      for (const [key, askers] of asking) for (const { resolve } of askers) resolve(answers.get(key));
    } catch (error) {
      for (const askers of asking.values()) for (const { reject } of askers) reject(error);
    }
  }
}

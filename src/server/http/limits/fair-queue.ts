type Waiting = { start: () => void; refuse: (error: unknown) => void };

type Settings = {
  atOnce: number;
  mayWait: number;
  /** For whom a full queue has no place. */
  refusal: () => Error;
};

/**
 * Queue with a limit of concurrent work. Turns go round the askers, however many places one of them has, and in a full
 * queue whoever has most gives way to whoever has fewer: one asker alone may use all of it, but keeps nobody out.
 */
export class FairQueue {
  readonly #settings: Settings;
  #running = 0;
  #waiting = 0;
  /** Waiting work by asker; the asker whose turn is next comes first. */
  readonly #places = new Map<string, Waiting[]>();

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Does the work when its turn comes, unless `signal` is aborted before: then it leaves the queue. */
  async takeTurn<T>(asker: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (this.#running < this.#settings.atOnce) this.#running++;
    else await this.#wait(asker, signal);
    try {
      return await work();
    } finally {
      this.#passOn();
    }
  }

  #wait(asker: string, signal: AbortSignal | undefined): Promise<void> {
    if (this.#waiting >= this.#settings.mayWait) this.#makeRoomFor(asker);
    this.#waiting++;
    return new Promise((start, refuse) => {
      const place = { start, refuse };
      const places = this.#places.get(asker);
      if (places) places.push(place);
      else this.#places.set(asker, [place]);
      const leave = () => {
        if (this.#remove(asker, place)) refuse(signal?.reason);
      };
      signal?.addEventListener("abort", leave, { once: true });
    });
  }

  #remove(asker: string, place: Waiting): boolean {
    const places = this.#places.get(asker) ?? [];
    const position = places.indexOf(place);
    if (position < 0) return false;
    places.splice(position, 1);
    if (places.length === 0) this.#places.delete(asker);
    this.#waiting--;
    return true;
  }

  #makeRoomFor(asker: string): void {
    const own = this.#places.get(asker)?.length ?? 0;
    let most: Waiting[] = [];
    for (const places of this.#places.values()) if (places.length > most.length) most = places;
    // Never the only one that somebody has, nor for somebody who would then have as many.
    if (most.length <= own + 1) throw this.#settings.refusal();
    most.pop()?.refuse(this.#settings.refusal());
    this.#waiting--;
  }

  /** Hands the place straight to the next in the queue, so that nobody slips in between. */
  #passOn(): void {
    const [next] = this.#places;
    if (!next) {
      this.#running--;
      return;
    }
    const [asker, places] = next;
    this.#places.delete(asker);
    const first = places.shift();
    if (places.length > 0) this.#places.set(asker, places);
    this.#waiting--;
    first?.start();
  }
}

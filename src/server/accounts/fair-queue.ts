import { AppError } from "#server/http/errors.ts";

type Waiting = { start: () => void; refuse: (error: AppError) => void };

const busy = () => new AppError(503, "Serviço temporariamente indisponível", { retryAfterSeconds: 2 });

/**
 * Queue with a limit of concurrent work. Turns go round the askers, however many places one of them has, and in a full
 * queue whoever has most gives way to whoever has fewer: one asker alone may use all of it, but keeps nobody out.
 */
export class FairQueue {
  readonly #atOnce: number;
  readonly #mayWait: number;
  #running = 0;
  #waiting = 0;
  /** Waiting work by asker; the asker whose turn is next comes first. */
  readonly #places = new Map<string, Waiting[]>();

  constructor({ atOnce, mayWait }: { atOnce: number; mayWait: number }) {
    this.#atOnce = atOnce;
    this.#mayWait = mayWait;
  }

  async takeTurn<T>(asker: string, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#atOnce) this.#running++;
    else await this.#wait(asker);
    try {
      return await work();
    } finally {
      this.#passOn();
    }
  }

  #wait(asker: string): Promise<void> {
    if (this.#waiting >= this.#mayWait) this.#makeRoomFor(asker);
    this.#waiting++;
    return new Promise((start, refuse) => {
      const places = this.#places.get(asker);
      if (places) places.push({ start, refuse });
      else this.#places.set(asker, [{ start, refuse }]);
    });
  }

  #makeRoomFor(asker: string): void {
    const own = this.#places.get(asker)?.length ?? 0;
    let most: Waiting[] = [];
    for (const places of this.#places.values()) if (places.length > most.length) most = places;
    // Never the only one that somebody has, nor for somebody who would then have as many.
    if (most.length <= own + 1) throw busy();
    most.pop()?.refuse(busy());
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

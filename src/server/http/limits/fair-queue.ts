/** A kind of work with limits of its own. */
type Lane = {
  /** Most at once of one asker, and of all. */
  ofOne?: number;
  ofAll?: number;
  /** Most that wait, of one asker. */
  mayWait?: number;
  /** Milliseconds, where it is worth a longer wait than all else. */
  longestWait?: number;
};

type Settings<Name extends string> = {
  atOnce: number;
  /** Most at once of one asker, where others shall always find a place. */
  ofOne?: number;
  lanes?: Readonly<Record<Name, Lane>>;
  mayWait: number;
  /** Most that wait, of one asker. */
  mayWaitOfOne?: number;
  /** Milliseconds after which whoever waits is turned away. */
  longestWait?: number;
  /** For whom a full queue has no place, and whoever has waited for too long. */
  refusal: () => Error;
};

export type Turn<Name extends string> = {
  lanes?: readonly Name[];
  /** Aborted when nobody waits for the work any more. */
  signal?: AbortSignal | undefined;
  /** Refuses whoever has lost, while waiting, what lets them do the work. */
  recheck?: (() => Promise<unknown>) | undefined;
};

type Waiting<Name> = { lanes: readonly Name[]; start: () => void; refuse: (error: unknown) => void };

/**
 * Queue with limits of concurrent work. Turns go round the askers, however many places one of them has, and in a full
 * queue whoever has most gives way to whoever has fewer: one asker alone may use all that `ofOne` leaves it, but keeps
 * nobody out. Whoever works may not ask for another turn of the same queue: it might wait for itself.
 */
export class FairQueue<Name extends string = never> {
  readonly #settings: Settings<Name>;
  /** Counts running work: in all, per asker, per lane, and per asker and lane. */
  readonly #running = new Map<string, number>();
  #waiting = 0;
  /** Waiting work by asker; the asker whose turn is next comes first. */
  readonly #places = new Map<string, Waiting<Name>[]>();

  constructor(settings: Settings<Name>) {
    this.#settings = settings;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Does the work when its turn comes, unless whoever asked has gone before: then it leaves the queue. */
  async takeTurn<T>(
    asker: string,
    work: () => Promise<T>,
    { lanes = [], signal, recheck }: Turn<Name> = {},
  ): Promise<T> {
    signal?.throwIfAborted();
    const hasToWait = !this.#mayStart(asker, lanes);
    if (hasToWait) await this.#wait(asker, lanes, signal);
    else this.#count(asker, lanes, 1);
    try {
      if (hasToWait) await recheck?.();
      return await work();
    } finally {
      this.#count(asker, lanes, -1);
      this.#passOn();
    }
  }

  #mayStart(asker: string, lanes: readonly Name[]): boolean {
    const { atOnce, ofOne = atOnce } = this.#settings;
    const isFull = (key: string, most: number | undefined) =>
      most !== undefined && (this.#running.get(key) ?? 0) >= most;
    if (isFull(ALL, atOnce) || isFull(of(asker), ofOne)) return false;
    return !lanes.some((lane) => {
      const limits = this.#settings.lanes?.[lane];
      return isFull(inLane(lane), limits?.ofAll) || isFull(inLane(lane, asker), limits?.ofOne);
    });
  }

  #count(asker: string, lanes: readonly Name[], change: 1 | -1): void {
    const ofLanes = lanes.flatMap((lane) => [inLane(lane), inLane(lane, asker)]);
    for (const key of [ALL, of(asker), ...ofLanes]) {
      const count = (this.#running.get(key) ?? 0) + change;
      if (count > 0) this.#running.set(key, count);
      else this.#running.delete(key);
    }
  }

  #wait(asker: string, lanes: readonly Name[], signal: AbortSignal | undefined): Promise<void> {
    const { mayWait, refusal } = this.#settings;
    const longestWait = this.#longestWaitIn(lanes);
    this.#refuseManyOf(asker, lanes);
    if (this.#waiting >= mayWait) this.#makeRoomFor(asker);
    this.#waiting++;
    return new Promise((resolve, reject) => {
      const settled = (settle: () => void) => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", leave);
        settle();
      };
      const place: Waiting<Name> = {
        lanes,
        start: () => settled(resolve),
        refuse: (error) => settled(() => reject(error)),
      };
      const leave = () => {
        if (this.#remove(asker, place)) place.refuse(signal?.reason);
      };
      const giveUp = () => {
        if (this.#remove(asker, place)) place.refuse(refusal());
      };
      const timer = longestWait === undefined ? undefined : setTimeout(giveUp, longestWait).unref();
      signal?.addEventListener("abort", leave, { once: true });
      const places = this.#places.get(asker);
      if (places) places.push(place);
      else this.#places.set(asker, [place]);
    });
  }

  #longestWaitIn(lanes: readonly Name[]): number | undefined {
    const ofLanes = lanes.flatMap((lane) => this.#settings.lanes?.[lane].longestWait ?? []);
    return ofLanes.length > 0 ? Math.max(...ofLanes) : this.#settings.longestWait;
  }

  #refuseManyOf(asker: string, lanes: readonly Name[]): void {
    const { mayWaitOfOne = Number.POSITIVE_INFINITY, refusal } = this.#settings;
    const places = this.#places.get(asker) ?? [];
    const isFull = (lane: Name) =>
      places.filter((place) => place.lanes.includes(lane)).length >=
      (this.#settings.lanes?.[lane].mayWait ?? Number.POSITIVE_INFINITY);
    if (places.length >= mayWaitOfOne || lanes.some(isFull)) throw refusal();
  }

  #remove(asker: string, place: Waiting<Name>): boolean {
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
    let most: Waiting<Name>[] = [];
    for (const places of this.#places.values()) if (places.length > most.length) most = places;
    // Never the only one that somebody has, nor for somebody who would then have as many.
    if (most.length <= own + 1) throw this.#settings.refusal();
    most.pop()?.refuse(this.#settings.refusal());
    this.#waiting--;
  }

  /**
   * Hands what has become free straight to those next in the queue, so that nobody slips in between. Work of two lanes
   * may make room for two.
   */
  #passOn(): void {
    let hasPassedOn = this.#waiting > 0;
    while (hasPassedOn) hasPassedOn = this.#startNext();
  }

  #startNext(): boolean {
    if ((this.#running.get(ALL) ?? 0) >= this.#settings.atOnce) return false;
    for (const [asker, places] of this.#places) {
      const next = places.find(({ lanes }) => this.#mayStart(asker, lanes));
      if (!next) continue;
      this.#remove(asker, next);
      // Behind all others.
      if (this.#places.delete(asker)) this.#places.set(asker, places);
      this.#count(asker, next.lanes, 1);
      next.start();
      return true;
    }
    return false;
  }
}

/** Keys of the counts: askers and lanes must not be taken for each other. */
const ALL = "all";
const of = (asker: string) => `of ${asker}`;
const inLane = (lane: string, asker?: string) =>
  asker === undefined ? `in ${lane}` : `in ${lane} of ${asker}`;

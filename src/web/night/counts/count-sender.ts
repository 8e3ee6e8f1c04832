import type { TakenCount } from "#shared/night/counts/contract.ts";
import type { CountChange, CountItem } from "#shared/night/counts/count-lines.ts";
import {
  refuse,
  seal,
  type WaitingCount,
  withChange,
  withGuests,
  without,
} from "#shared/night/counts/waiting-counts.ts";
import { randomUuid } from "#web/browser/random-uuid.ts";
import { browserCountStore, type CountStore } from "./count-store.ts";

/** What became of a count that was sent. Without an answer, nothing is known. */
export type Sent =
  | { count: TakenCount }
  /** The entry itself is wrong, or something else keeps the server from taking it. */
  | { problem: string; isInvalid: boolean }
  | "unanswered";

type Options = {
  /** Whose counts these are: nobody else's are seen or sent. */
  owner: string;
  store?: CountStore;
  /** Who counts, where that is no account. */
  by?: () => string | undefined;
  post: (waiting: WaitingCount) => Promise<Sent>;
  /** The server has confirmed a count. */
  onTaken?: (eventId: number, count: TakenCount) => void;
  makeId?: () => string;
  now?: () => Date;
};

/**
 * Keeps the counts of one person until the server has them, each exactly once: an entry keeps its id however often it
 * is sent.
 */
export class CountSender {
  readonly #options: Required<Options>;
  readonly #listeners = new Set<() => void>();
  #waiting: readonly WaitingCount[] = [];
  #sending: Promise<void> | undefined;
  /** The round asked for last: while one is under way, the network may come back after its call has failed. */
  #next: { alsoRefused: boolean } | undefined;
  #isStopped = false;
  #changesUnderWay = 0;

  constructor(options: Options) {
    this.#options = {
      store: browserCountStore(),
      onTaken: () => {},
      by: () => undefined,
      makeId: randomUuid,
      now: () => new Date(),
      ...options,
    };
  }

  /** The counts that wait, for React. */
  readonly waiting = (): readonly WaitingCount[] => this.#waiting;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads what an earlier page has left, another tab included. */
  async load(): Promise<void> {
    await this.#change((waiting) => waiting);
  }

  async add(eventId: number, item: CountItem, change: CountChange): Promise<void> {
    const place = { eventId, item, by: this.#options.by() };
    await this.#note((waiting, stamp) => withChange(waiting, place, change, stamp));
  }

  /** How many guests came; null takes that back. */
  async addGuests(eventId: number, guestsPresent: number | null): Promise<void> {
    const place = { eventId, by: this.#options.by() };
    await this.#note((waiting, stamp) => withGuests(waiting, place, guestsPresent, stamp));
  }

  async #note(
    change: (waiting: readonly WaitingCount[], stamp: { id: string; at: string }) => WaitingCount[],
  ): Promise<void> {
    const stamp = { id: this.#options.makeId(), at: this.#options.now().toISOString() };
    const edit = (waiting: readonly WaitingCount[]) => change(waiting, stamp);
    // Shown at once: the next touch must not wait for the disk.
    this.#show(edit(this.#waiting));
    await this.#change(edit);
  }

  /** Removes these: the server is known to have them, whether or not its answer came, or they are thrown away. */
  async forget(ids: ReadonlySet<string>): Promise<void> {
    if (this.#waiting.some(({ entry }) => ids.has(entry.id)))
      await this.#change((waiting) => without(waiting, ids));
  }

  /** Sends what waits, one after the other, until one gets no answer. Refused ones only if asked to. */
  send({ alsoRefused = false } = {}): Promise<void> {
    this.#next = { alsoRefused: alsoRefused || this.#next?.alsoRefused === true };
    this.#sending ??= this.#sendRounds().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  /** Somebody else may use this device from now on. */
  stop(): void {
    this.#isStopped = true;
  }

  resume(): void {
    this.#isStopped = false;
  }

  async #sendRounds(): Promise<void> {
    while (this.#next) {
      const { alsoRefused } = this.#next;
      this.#next = undefined;
      await this.#sendAll(alsoRefused);
    }
  }

  async #sendAll(alsoRefused: boolean): Promise<void> {
    const tried = new Set<string>();
    while (!this.#isStopped) {
      const next = (await this.#change((waiting) => waiting)).find(
        ({ entry, problem }) => !tried.has(entry.id) && (alsoRefused || problem === undefined),
      );
      if (!next) return;
      tried.add(next.entry.id);
      if (!(await this.#sendOne(next.entry.id))) return;
    }
  }

  /** False if no answer came. */
  async #sendOne(id: string): Promise<boolean> {
    const waiting = await this.#change((before) => seal(before, id));
    // As it was sealed: it may have changed since it was found, or another tab has sent it.
    const sealed = waiting.find(({ entry }) => entry.id === id);
    if (!sealed || this.#isStopped) return true;
    const sent = await this.#options.post(sealed);
    if (sent === "unanswered") return false;
    if ("problem" in sent) await this.#change((before) => refuse(before, sealed.entry, sent));
    else {
      this.#options.onTaken(sealed.eventId, sent.count);
      await this.#change((before) => without(before, new Set([id])));
    }
    return true;
  }

  async #change(edit: (waiting: WaitingCount[]) => WaitingCount[]): Promise<WaitingCount[]> {
    const { owner, store } = this.#options;
    this.#changesUnderWay += 1;
    const waiting = await store.change(owner, edit);
    this.#changesUnderWay -= 1;
    // Until the last of several touches is stored, the screen knows more than the disk.
    if (this.#changesUnderWay === 0) this.#show(waiting);
    return waiting;
  }

  #show(waiting: readonly WaitingCount[]): void {
    if (waiting.length === 0 && this.#waiting.length === 0) return;
    this.#waiting = waiting;
    for (const listener of this.#listeners) listener();
  }
}

import { setTimeout as sleep } from "node:timers/promises";

const MINUTE = 60_000;
/** Limits per minute: far more than a person does with all pages open, and far less than a program in a loop. */
const MOST: Calls = { calls: 600, writes: 120 };
/** Part of the limits below which other processes need not hear of a user. */
const UNREMARKABLE = 0.1;
const PAUSE_BETWEEN_SHARES = 1_000;

/** Calls of a user, of which some are writes. */
export type Calls = { calls: number; writes: number };

/** Adds to the shared count of a user in a minute, and returns the sum of all processes. */
export type ShareCalls = (userId: number, minute: number, more: Calls) => Promise<Calls>;

type Caller = {
  own: Calls;
  /** Part of `own` that has been shared. */
  shared: Calls;
  /** Calls counted by other processes. */
  others: Calls;
  isSharing: boolean;
};

const none = (): Calls => ({ calls: 0, writes: 0 });
const plus = (a: Calls, b: Calls): Calls => ({ calls: a.calls + b.calls, writes: a.writes + b.writes });
const minus = (a: Calls, b: Calls): Calls => ({ calls: a.calls - b.calls, writes: a.writes - b.writes });

/**
 * Counts the calls of each user in this minute, in memory: in the database every read would be a write. Counts of users
 * who call remarkably often are shared between processes once a second.
 */
export class CallCounter {
  readonly #share: ShareCalls;
  readonly #pause: number;
  /** Minutes since 1970, equal for all processes. */
  #minute = 0;
  readonly #callers = new Map<number, Caller>();

  constructor(share: ShareCalls, pause = PAUSE_BETWEEN_SHARES) {
    this.#share = share;
    this.#pause = pause;
  }

  /** Counts one call; returns the milliseconds until the next one is allowed, if this one is not. */
  count(userId: number, isWrite: boolean, now: number): number | undefined {
    const minute = Math.floor(now / MINUTE);
    if (minute !== this.#minute) this.#callers.clear();
    this.#minute = minute;
    const caller = this.#callers.get(userId) ?? {
      own: none(),
      shared: none(),
      others: none(),
      isSharing: false,
    };
    this.#callers.set(userId, caller);
    caller.own = plus(caller.own, { calls: 1, writes: isWrite ? 1 : 0 });
    if (!caller.isSharing && isRemarkable(caller.own)) void this.#shareCount(userId, caller);
    const { calls, writes } = plus(caller.own, caller.others);
    const isOver = calls > MOST.calls || (isWrite && writes > MOST.writes);
    return isOver ? (minute + 1) * MINUTE - now : undefined;
  }

  /** Shares a user's count until there is nothing new; no call waits for it. */
  async #shareCount(userId: number, caller: Caller): Promise<void> {
    const minute = this.#minute;
    caller.isSharing = true;
    try {
      while (this.#minute === minute && caller.shared.calls < caller.own.calls) {
        const { own } = caller;
        const sum = await this.#share(userId, minute, minus(own, caller.shared));
        caller.shared = own;
        caller.others = minus(sum, own);
        await sleep(this.#pause, undefined, { ref: false });
      }
    } catch {
      // The database is away: whatever needs it fails by itself, and this process counts for itself meanwhile.
      await sleep(this.#pause, undefined, { ref: false });
    }
    caller.isSharing = false;
  }
}

const isRemarkable = ({ calls, writes }: Calls): boolean =>
  calls > MOST.calls * UNREMARKABLE || writes > MOST.writes * UNREMARKABLE;

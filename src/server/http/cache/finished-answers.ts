import type { Encoding } from "#server/http/compression.ts";

/** A company's list, ready to be sent. */
export type FinishedAnswer = { revision: string; encoding: Encoding; bytes: Uint8Array };

type Key = { companyId: number; list: string; wanted: Encoding };

/** Enough for the lists of some hundred companies; the least recently used is evicted first. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Bytes of a key and its entry in the map. */
const OVERHEAD = 512;

/**
 * Caches the lists this process has sent, the latest revision of each. A lookup names the revision just seen in the
 * database and finds the list of that state or nothing, so no write and no other process needs to invalidate anything.
 */
export class FinishedAnswers {
  /** Insertion-ordered: the first entry is the least recently used. */
  readonly #answers = new Map<string, FinishedAnswer>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes = MOST_BYTES) {
    this.#mostBytes = mostBytes;
  }

  find(key: Key, revision: string): FinishedAnswer | undefined {
    const place = placeOf(key);
    const answer = this.#answers.get(place);
    // A revision names one state of one company and never comes back: an equal one is the same data.
    if (answer?.revision !== revision) return undefined;
    this.#answers.delete(place);
    this.#answers.set(place, answer);
    return answer;
  }

  keep(key: Key, answer: FinishedAnswer): void {
    const place = placeOf(key);
    this.#forget(place);
    if (sizeOf(answer) > this.#mostBytes) return;
    this.#answers.set(place, answer);
    this.#bytes += sizeOf(answer);
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#forget(oldest);
    }
  }

  /** Bytes of all entries. */
  get bytes(): number {
    return this.#bytes;
  }

  #forget(place: string): void {
    const answer = this.#answers.get(place);
    if (!answer) return;
    this.#answers.delete(place);
    this.#bytes -= sizeOf(answer);
  }
}

const placeOf = ({ companyId, list, wanted }: Key) => `${companyId} ${list} ${wanted}`;

const sizeOf = ({ bytes }: FinishedAnswer) => bytes.byteLength + OVERHEAD;

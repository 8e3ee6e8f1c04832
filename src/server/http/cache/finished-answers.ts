import type { Encoding } from "#server/http/compression.ts";

/** A list of one company, ready to be sent. */
export type FinishedAnswer = { revision: string; encoding: Encoding; bytes: Uint8Array };

type Key = { companyId: number; list: string; wanted: Encoding };

/** Room for what some hundred companies look at; what was asked for longest ago makes way. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Beside its bytes each answer takes its key and its place in the map. */
const OVERHEAD = 512;

/**
 * The lists that this process has sent lately, one state of each. Whoever asks says which revision of the company's
 * data it has just seen in the database, and gets the list of that very state or nothing: no other process, and no
 * write, needs to tell this one anything.
 */
export class FinishedAnswers {
  /** A map keeps the order in which its keys were set: the first is the one that was used longest ago. */
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

  /** What all of them take. */
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

import type { Encoding } from "#server/http/compression.ts";

/** A company's list, ready to be sent. */
export type CachedList = { revision: string; encoding: Encoding; bytes: Uint8Array };

/** Enough for the lists of some hundred companies; the least recently used is evicted first. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Bytes of a key and its entry in the map. */
const OVERHEAD = 512;

/**
 * Caches the lists this process has sent, the latest revision of each. A lookup names the revision just seen in the
 * database and finds the list of that state or nothing, so no write and no other process needs to invalidate anything.
 */
export class ListCache {
  /** Insertion-ordered: the first entry is the least recently used. */
  readonly #lists = new Map<string, CachedList>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes = MOST_BYTES) {
    this.#mostBytes = mostBytes;
  }

  find(key: string, revision: string): CachedList | undefined {
    const list = this.#lists.get(key);
    // A revision names one state of one company and never comes back: an equal one is the same data.
    if (list?.revision !== revision) return undefined;
    this.#lists.delete(key);
    this.#lists.set(key, list);
    return list;
  }

  store(key: string, list: CachedList): void {
    this.#remove(key);
    if (sizeOf(list) > this.#mostBytes) return;
    this.#lists.set(key, list);
    this.#bytes += sizeOf(list);
    for (const oldest of this.#lists.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#remove(oldest);
    }
  }

  /** Bytes of all entries. */
  get bytes(): number {
    return this.#bytes;
  }

  #remove(key: string): void {
    const list = this.#lists.get(key);
    if (!list) return;
    this.#lists.delete(key);
    this.#bytes -= sizeOf(list);
  }
}

const sizeOf = ({ bytes }: CachedList) => bytes.byteLength + OVERHEAD;

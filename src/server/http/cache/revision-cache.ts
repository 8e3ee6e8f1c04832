/** Something made for a company, ready to be sent. */
type Made = { revision: string; bytes: Uint8Array };

/** Bytes of a key and its entry in the map. */
const OVERHEAD = 512;

/**
 * Caches what this process has made, the latest revision of each; the least recently used is evicted first. A lookup
 * names the revision just seen in the database and finds what was made of that state or nothing, so no write and no
 * other process needs to invalidate anything.
 */
export class RevisionCache<T extends Made> {
  /** Insertion-ordered: the first entry is the least recently used. */
  readonly #entries = new Map<string, T>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  find(key: string, revision: string): T | undefined {
    const entry = this.#entries.get(key);
    // A revision names one state of one company and never comes back: an equal one is the same data.
    if (entry?.revision !== revision) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  store(key: string, entry: T): void {
    this.#remove(key);
    if (sizeOf(entry) > this.#mostBytes) return;
    this.#entries.set(key, entry);
    this.#bytes += sizeOf(entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#remove(oldest);
    }
  }

  /** Bytes of all entries. */
  get bytes(): number {
    return this.#bytes;
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= sizeOf(entry);
  }
}

const sizeOf = ({ bytes }: Made) => bytes.byteLength + OVERHEAD;

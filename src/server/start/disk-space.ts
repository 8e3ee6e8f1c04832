import { statfs } from "node:fs/promises";

const LOOK_EVERY = 5_000;
const MEGABYTE = 1024 * 1024;

/**
 * Watches the free space where the database writes. Stopping before the last page keeps the data safe and readable;
 * polled, since a disk does not fill up from one request to the next.
 */
export class DiskSpace {
  readonly #freeMegabytes: () => Promise<number>;
  readonly #minimum: number;
  #isScarce = false;

  constructor(freeMegabytes: () => Promise<number>, minimum: number) {
    this.#freeMegabytes = freeMegabytes;
    this.#minimum = minimum;
  }

  get isScarce(): boolean {
    return this.#isScarce;
  }

  async look(): Promise<void> {
    // A system that does not tell is no reason to refuse anything.
    const free = await this.#freeMegabytes().catch(() => Number.POSITIVE_INFINITY);
    this.#isScarce = free < this.#minimum;
  }

  watch(onChange: () => void): void {
    const lookAgain = async () => {
      const before = this.#isScarce;
      await this.look();
      if (this.#isScarce !== before) onChange();
    };
    setInterval(() => void lookAgain(), LOOK_EVERY).unref();
  }
}

/** Megabytes that this user may still write. */
export async function freeMegabytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return (bavail * bsize) / MEGABYTE;
}

import type { ServerResponse } from "node:http";
import { AppError } from "#server/http/errors.ts";

const MEGABYTE = 1024 * 1024;
/** Far more than all pages of a user ask for at once, compressed or not. */
const MOST_OF_ONE = 64 * MEGABYTE;
const MOST_OF_ALL = 192 * MEGABYTE;
/** Bytes from which on an answer counts; smaller ones are limited by the number of connections. */
const WORTH_COUNTING = 32 * 1024;

/**
 * Limits the bytes of answers that wait in memory for their readers. The same bytes sent to many count once; of one
 * user every answer counts, so that nobody who reads nothing takes the memory of the others.
 */
export class UnreadAnswers {
  readonly #most: { ofOne: number; ofAll: number };
  readonly #readers = new Map<Uint8Array, number>();
  readonly #ofUser = new Map<number, number>();
  #bytes = 0;

  constructor(most = { ofOne: MOST_OF_ONE, ofAll: MOST_OF_ALL }) {
    this.#most = most;
  }

  /** Bytes of all answers. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Counts an answer until its response is closed; refuses it if there is no room. */
  hold(bytes: Uint8Array, userId: number, response: ServerResponse): void {
    const size = bytes.byteLength;
    if (size < WORTH_COUNTING) return;
    const readers = this.#readers.get(bytes) ?? 0;
    const more = readers === 0 ? size : 0;
    const ofUser = this.#ofUser.get(userId) ?? 0;
    // One answer may always wait, however large it is.
    if (ofUser > 0 && ofUser + size > this.#most.ofOne) {
      throw new AppError(429, "Muitas respostas esperam ser lidas. Tente de novo em instantes", retry);
    }
    if (this.#bytes > 0 && this.#bytes + more > this.#most.ofAll) {
      throw new AppError(503, "O servidor está ocupado. Tente de novo em instantes", retry);
    }
    this.#readers.set(bytes, readers + 1);
    this.#ofUser.set(userId, ofUser + size);
    this.#bytes += more;
    response.once("close", () => this.#release(bytes, userId));
  }

  #release(bytes: Uint8Array, userId: number): void {
    const readers = (this.#readers.get(bytes) ?? 0) - 1;
    if (readers > 0) this.#readers.set(bytes, readers);
    else {
      this.#readers.delete(bytes);
      this.#bytes -= bytes.byteLength;
    }
    const left = (this.#ofUser.get(userId) ?? 0) - bytes.byteLength;
    if (left > 0) this.#ofUser.set(userId, left);
    else this.#ofUser.delete(userId);
  }
}

const retry = { retryAfterSeconds: 10 };

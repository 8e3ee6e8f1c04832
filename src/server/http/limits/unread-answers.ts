import type { Server } from "node:http";
import type { Socket } from "node:net";
import { AppError } from "#server/http/errors.ts";
import { groupBy } from "#shared/group-by.ts";

const MEGABYTE = 1024 * 1024;

const LIMITS = {
  /** Unread bytes from which on a caller is refused more; far more than all pages of a user ask for at once. */
  refusedFrom: 24 * MEGABYTE,
  /** Unread bytes past which a connection is closed, should answers that were begun together come to so much. */
  ofOne: 32 * MEGABYTE,
  ofAll: 128 * MEGABYTE,
  /**
   * Bytes that a reader has to take of an unread answer in each `unreadFor`: 1 KB/s, a quarter of what a phone gets of
   * the slowest mobile network (GPRS). Without it a byte every half minute would hold megabytes for hours.
   */
  takenAtLeast: 90 * 1024,
  /**
   * Milliseconds. The system tells what was taken in lumps, of a third of its own buffer: from a reader of 4 KB/s nothing
   * may be heard for more than a minute.
   */
  unreadFor: 90_000,
};
const LONGEST_INTERVAL = 2_000;

type Progress = { taken: number; since: number };

/**
 * Limits the bytes that wait in memory for their readers, whoever wrote them: it is the connection that is looked at,
 * not the response. Only what a write leaves in the connection's buffer past its high-water mark counts; less is
 * limited by the number of connections.
 */
export class UnreadAnswers {
  readonly #limits: typeof LIMITS;
  readonly #callers = new WeakMap<Socket, string>();
  readonly #waiting = new Map<Socket, Progress>();

  constructor(limits: Partial<typeof LIMITS> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  watch(server: Server): void {
    server.on("connection", (socket: Socket) => this.#watchWrites(socket));
    const interval = Math.min(LONGEST_INTERVAL, this.#limits.unreadFor / 4);
    const timer = setInterval(() => this.#closeSlowReaders(), interval).unref();
    server.once("close", () => clearInterval(timer));
  }

  /** Counts what a connection is sent from now on as this caller's; a proxy sends many callers over one connection. */
  setCaller(socket: Socket | undefined, caller: string): void {
    if (socket) this.#callers.set(socket, caller);
  }

  /** Refuses a caller who has too much to read already, before more is made. */
  refuseTooMuch(socket: Socket | undefined): void {
    if (!socket || sum(this.#ofCaller(this.#callerOf(socket))) < this.#limits.refusedFrom) return;
    throw new AppError(429, "Muitas respostas esperam ser lidas. Tente de novo em instantes", {
      retryAfterSeconds: 10,
    });
  }

  #watchWrites(socket: Socket): void {
    const write = socket.write.bind(socket) as (...args: unknown[]) => boolean;
    socket.write = (...args: unknown[]) => {
      const isNew = socket.writableLength === 0;
      const isTaken = write(...args);
      if (!isTaken) {
        if (isNew || !this.#waiting.has(socket)) this.#waiting.set(socket, progressOf(socket));
        this.#makeRoom(socket);
      }
      return isTaken;
    };
  }

  /** Closes the newcomer if its caller has too much, and then whoever has most; a single answer may have any size. */
  #makeRoom(socket: Socket): void {
    const own = this.#ofCaller(this.#callerOf(socket));
    if (own.length > 1 && sum(own) > this.#limits.ofOne) socket.destroy();
    for (let all = this.#unread(); all.length > 1 && sum(all) > this.#limits.ofAll; all = this.#unread()) {
      this.#heaviestOf(all).destroy();
    }
  }

  #heaviestOf(all: Socket[]): Socket {
    const ofCallers = groupBy(all, (socket) => this.#callerOf(socket));
    const heaviest = [...ofCallers.values()].reduce((a, b) => (sum(b) > sum(a) ? b : a));
    return heaviest.reduce((a, b) => (unreadBytes(b) > unreadBytes(a) ? b : a));
  }

  #closeSlowReaders(): void {
    const { takenAtLeast, unreadFor } = this.#limits;
    for (const [socket, { taken, since }] of this.#waiting) {
      const now = progressOf(socket);
      if (unreadBytes(socket) === 0) this.#waiting.delete(socket);
      else if (now.taken - taken >= takenAtLeast) this.#waiting.set(socket, now);
      else if (now.since - since >= unreadFor) socket.destroy();
    }
  }

  #callerOf = (socket: Socket): string => this.#callers.get(socket) ?? socket.remoteAddress ?? "";

  #unread = (): Socket[] => [...this.#waiting.keys()].filter((socket) => unreadBytes(socket) > 0);

  #ofCaller = (caller: string): Socket[] =>
    this.#unread().filter((socket) => this.#callerOf(socket) === caller);
}

/** Node.js tells nobody else how much of a write the system has taken; its own timeout of sockets goes by this too. */
type Internals = { _handle?: { bytesWritten: number; writeQueueSize: number } | null };
const handleOf = (socket: Socket) =>
  (socket as unknown as Internals)._handle ?? { bytesWritten: 0, writeQueueSize: 0 };

/** A buffered text counts in characters until it is written, and then in bytes. */
const unreadBytes = (socket: Socket): number =>
  socket.destroyed ? 0 : Math.max(socket.writableLength, handleOf(socket).writeQueueSize);

const sum = (sockets: Socket[]): number => sockets.reduce((bytes, socket) => bytes + unreadBytes(socket), 0);

function progressOf(socket: Socket): Progress {
  const { bytesWritten, writeQueueSize } = handleOf(socket);
  return { taken: bytesWritten - writeQueueSize, since: performance.now() };
}

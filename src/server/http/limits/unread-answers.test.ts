import { randomBytes } from "node:crypto";
import { once } from "node:events";
import net from "node:net";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { expect, onTestFinished, test, vi } from "vitest";
import { findFreePort } from "#server/db/embedded/loopback-address.ts";
import { plainJson, sendPacked } from "#server/http/json-answer.ts";
import { listen } from "#server/http/listen.ts";
import { UnreadAnswers } from "./unread-answers.ts";

const MEGABYTE = 1024 * 1024;
/** More than the system takes for a reader who takes nothing. */
const LARGE = 12 * MEGABYTE;
const bytes = randomBytes(LARGE);
const text = "x".repeat(LARGE);

type TestContext = Context<{ Bindings: HttpBindings }>;
const kinds: Record<string, (c: TestContext) => Response | Promise<Response>> = {
  "JSON of an object": (c) => c.json({ text }),
  "JSON of a text": (c) => plainJson(c, JSON.stringify(text)),
  "a packed list": (c) => sendPacked(c, { encoding: "identity", bytes }),
  "a text": (c) => c.text(text),
  "a page": (c) => c.html(text),
  "a file": (c) => c.body(bytes),
  "a blob": (c) => c.body(new Blob([bytes]).stream()),
  "a stream": (c) => c.body(Readable.toWeb(Readable.from([bytes])) as ReadableStream),
  "a response of its own": () => new Response(text),
};

async function serve(
  limits: ConstructorParameters<typeof UnreadAnswers>[0],
  answer: (c: TestContext) => Response | Promise<Response> = (c) => c.body(bytes),
) {
  const port = await findFreePort();
  const unread = new UnreadAnswers(limits);
  const app = new Hono<{ Bindings: HttpBindings }>().get("/:caller", (c) => {
    unread.setCaller(c.env.incoming.socket, c.req.param("caller"));
    return answer(c);
  });
  const server = await listen(app.fetch, { host: "127.0.0.1", port, unread });
  onTestFinished(() => server.drain());
  /** Asks as these callers without waiting for an answer, and reads nothing. */
  async function ask(...callers: string[]) {
    const socket = net.connect(port, "127.0.0.1").on("error", () => undefined);
    onTestFinished(() => void socket.destroy());
    await once(socket, "connect");
    socket.pause();
    socket.write(callers.map((caller) => `GET /${caller} HTTP/1.1\r\nHost: x\r\n\r\n`).join(""));
    await sleep(150);
    return socket;
  }
  return { ask, unread };
}

/** Reads until nothing more comes; the number of bytes. */
async function readOf(socket: net.Socket): Promise<number> {
  let read = 0;
  socket.on("data", (chunk) => {
    read += chunk.length;
  });
  socket.resume();
  for (let before = -1; read !== before; ) {
    before = read;
    await sleep(100);
  }
  return read;
}

test.each(Object.keys(kinds))("%s counts, and what is too much for a caller is closed", async (kind) => {
  const { ask } = await serve({ ofOne: LARGE + MEGABYTE }, kinds[kind]);
  const [first, second, stranger] = [await ask("one"), await ask("one"), await ask("other")];
  expect(await readOf(second)).toBeLessThan(LARGE);
  expect(await readOf(first)).toBeGreaterThan(LARGE);
  expect(await readOf(stranger)).toBeGreaterThan(LARGE);
});

test("one answer may have any size", async () => {
  const { ask } = await serve({ ofOne: 1, ofAll: 1 });
  expect(await readOf(await ask("one"))).toBeGreaterThan(LARGE);
});

test("a caller with too much to read is refused more, others are not, and what was taken is free", async () => {
  const { ask, unread } = await serve({ refusedFrom: MEGABYTE });
  const [one, other] = [new net.Socket(), new net.Socket()];
  unread.setCaller(one, "one");
  unread.setCaller(other, "other");
  unread.refuseTooMuch(one);
  const reader = await ask("one");
  expect(() => unread.refuseTooMuch(one)).toThrow("esperam ser lidas");
  unread.refuseTooMuch(other);
  await readOf(reader);
  unread.refuseTooMuch(one);
});

test("where all together have too much, who has most makes room", async () => {
  const { ask } = await serve({ ofAll: 2.5 * LARGE });
  const sockets = [await ask("greedy"), await ask("greedy"), await ask("modest")];
  const read = await Promise.all(sockets.map(readOf));
  expect(read.map((each) => each > LARGE)).toEqual([false, true, true]);
});

test("who takes nothing of an answer is cut off, and who only sips at it; who takes it slowly is not", async () => {
  const { ask } = await serve({ unreadFor: 600, takenAtLeast: MEGABYTE });
  /** Takes this much every 20 ms for a while, and then all that still comes. */
  async function takeBy(most: number) {
    const socket = await ask(`caller-of-${most}`);
    let read = 0;
    for (const end = Date.now() + 2_000; Date.now() < end; await sleep(20)) {
      if (most > 0) read += (socket.read(most) ?? socket.read())?.length ?? 0;
    }
    return read + (await readOf(socket));
  }
  const [nothing, sips, slow] = await Promise.all([takeBy(0), takeBy(100), takeBy(MEGABYTE / 8)]);
  expect(nothing).toBeLessThan(LARGE);
  expect(sips).toBeLessThan(LARGE);
  expect(slow).toBeGreaterThan(LARGE);
});

test("of requests that are sent without waiting for an answer one is answered at a time", async () => {
  const answer = vi.fn((c: TestContext) => c.body(bytes));
  const { ask } = await serve({}, answer);
  const socket = await ask("one", "one", "one");
  expect(answer).toHaveBeenCalledOnce();
  expect(await readOf(socket)).toBeGreaterThan(3 * LARGE);
  expect(answer).toHaveBeenCalledTimes(3);
});

test("of more than a connection may send ahead nothing more is begun", async () => {
  const answer = vi.fn((c: TestContext) => c.body(bytes));
  const { ask } = await serve({}, answer);
  const socket = await ask(...Array<string>(40).fill("one"));
  expect(await readOf(socket)).toBeLessThan(LARGE);
  expect(answer).toHaveBeenCalledOnce();
});

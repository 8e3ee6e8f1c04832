import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { Hono } from "hono";
import { pino } from "pino";
import { expect, inject, onTestFinished, test } from "vitest";
import { askDatabase } from "#server/db/pools/connect.ts";
import { errorHandler } from "#server/http/error-handler.ts";
import { DatabaseWatch } from "./database-watch.ts";

const QUICK = { look: 10, unremarkable: 30, looksUnanswered: 4 };
const never = () => new Promise<never>(() => undefined);

test("whoever waits for a silent database is told so, and so is who comes, until it speaks again", async () => {
  let answer = never as () => Promise<unknown>;
  const watch = new DatabaseWatch(() => answer(), QUICK);
  const app = new Hono()
    .use((_c, next) => watch.during(next))
    .get("/slow", never)
    .get("/quick", (c) => c.text("ok"));
  app.onError(errorHandler(pino({ level: "silent" })));
  expect((await app.request("/quick")).status).toBe(200);
  const waited = await app.request("/slow");
  expect(waited.status).toBe(503);
  expect(waited.headers.get("retry-after")).toBe("2");
  expect(await waited.json()).toMatchObject({ message: "Serviço temporariamente indisponível" });
  expect((await app.request("/quick")).status).toBe(503);
  answer = () => Promise.reject(new Error("the database system is starting up"));
  await expect.poll(async () => (await app.request("/quick")).status).toBe(200);
});

test("a slow answer is waited for while the database speaks", async () => {
  const watch = new DatabaseWatch((signal) => askDatabase(inject("testServer"), signal), {
    ...QUICK,
    looksUnanswered: 500,
  });
  const slow = () => new Promise<string>((resolve) => setTimeout(() => resolve("late"), 150));
  expect(await watch.during(slow)).toBe("late");
});

test("a server that takes connections and says nothing is not asked for ever", async () => {
  const sockets: Socket[] = [];
  const mute = createServer((socket) => sockets.push(socket)).listen(0, "127.0.0.1");
  onTestFinished(() => void mute.close());
  await once(mute, "listening");
  const { port } = mute.address() as AddressInfo;
  const watch = new DatabaseWatch((signal) => askDatabase({ host: "127.0.0.1", port }, signal), QUICK);
  await expect(watch.during(never)).rejects.toMatchObject({ status: 503 });
  const [asked] = sockets;
  if (asked && !asked.closed) await once(asked.resume(), "close");
});

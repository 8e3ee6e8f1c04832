import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import net from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { findFreePort } from "#server/db/embedded/loopback-address.ts";
import { listen } from "./listen.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

async function serve() {
  const responses: WeakRef<object>[] = [];
  const note = (message: unknown) => responses.push(new WeakRef((message as { response: object }).response));
  subscribe("http.server.request.start", note);
  onTestFinished(() => void unsubscribe("http.server.request.start", note));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const app = new Hono().get("/", async (c) => {
    await held;
    return c.text("ok");
  });
  const port = await findFreePort();
  const server = await listen(app.fetch, { host: "127.0.0.1", port });
  const ask = async (times: number) => {
    const socket = net.connect(port, "127.0.0.1").on("error", () => undefined);
    await once(socket, "connect");
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n".repeat(times));
    await expect.poll(() => responses.length).toBe(times);
    return socket;
  };
  return { ask, release, responses, server };
}

test("nothing is kept of requests that were sent ahead on a connection that is lost", async () => {
  const { ask, release, responses, server } = await serve();
  onTestFinished(() => server.drain());
  (await ask(5)).destroy();
  release();
  const kept = () => {
    collectGarbage();
    return responses.filter((response) => response.deref()).length;
  };
  await expect.poll(kept, { timeout: 5_000 }).toBe(0);
});

test("who is being answered at the end is told to come back on another connection", async () => {
  const { ask, release, server } = await serve();
  const socket = await ask(1);
  const drained = server.drain();
  release();
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/200 OK.*connection: close/is);
  await drained;
});

test("who was connected before the end is answered, however slowly a busy process takes them", async () => {
  const busyFor = (milliseconds: number) => {
    for (const end = performance.now() + milliseconds; performance.now() < end; );
  };
  const app = new Hono().get("/", (c) => {
    busyFor(20);
    return c.text("ok");
  });
  const port = await findFreePort();
  const server = await listen(app.fetch, { host: "127.0.0.1", port });
  const answers = Array.from({ length: 150 }, async () => {
    const socket = net.connect(port, "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    return String((await once(socket, "data"))[0]).slice(0, 15);
  });
  await Promise.race(answers);
  const settled = Promise.allSettled(answers);
  await server.drain();
  expect((await settled).filter(({ status }) => status === "rejected")).toEqual([]);
}, 20_000);

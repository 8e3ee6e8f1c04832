import { once } from "node:events";
import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Hono } from "hono";
import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { findFreePort } from "#server/db/embedded/loopback-address.ts";
import { streamJson } from "./json-stream.ts";
import { listen } from "./listen.ts";

const KILOBYTE = 1024;

/** Somebody who asks and then reads nothing. */
async function ask(port: number): Promise<net.Socket> {
  const socket = net.connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.pause();
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  return socket;
}

async function serve(app: Hono) {
  const port = await findFreePort();
  const server = await listen(app.fetch, { host: "127.0.0.1", port });
  onTestFinished(() => server.drain());
  return port;
}

const withServices = (make: Parameters<typeof streamJson>[1], limits?: Parameters<typeof streamJson>[2]) => {
  const app = new Hono<{ Variables: { services: object } }>();
  app.get("/", (c) => {
    c.set("services", { log: pino({ level: "silent" }) });
    return streamJson(c, make, limits);
  });
  return app as unknown as Hono;
};

test("a stream is made no faster than it is read, and given up when nobody reads", async () => {
  let written = 0;
  const ended = vi.fn();
  const piece = "x".repeat(64 * KILOBYTE);
  const app = withServices(
    async (write) => {
      try {
        for (; written < 2_000; written++) await write(piece);
      } catch (error) {
        ended(error);
        throw error;
      }
    },
    { longestPause: 300 },
  );
  const socket = await ask(await serve(app));
  await vi.waitFor(() => expect(ended).toHaveBeenCalled(), { timeout: 5_000 });
  // Only what the buffers of the system take.
  expect(written).toBeLessThan(400);
  socket.destroy();
});

test("a stream that breaks off is no whole answer", async () => {
  const app = withServices(async (write) => {
    await write('{"events":[');
    await sleep(20);
    throw new Error("away");
  });
  const port = await serve(app);
  await expect(fetch(`http://127.0.0.1:${port}`).then((answer) => answer.text())).rejects.toThrow();
});

test("what fails before the first piece is answered like any failure", async () => {
  const app = withServices(async () => {
    throw new Error("away");
  });
  app.onError((_error, c) => c.text("failed", 503));
  expect((await fetch(`http://127.0.0.1:${await serve(app)}`)).status).toBe(503);
});

test("one long text that nobody reads waits in pieces, and its place is taken until the connection is closed", async () => {
  const onClosed = vi.fn();
  const made = vi.fn();
  const long = "x".repeat(40 * KILOBYTE * KILOBYTE);
  const port = await serve(
    withServices((write) => write(long).then(made), { longestPause: 60_000, onClosed }),
  );
  const idle = await ask(port);
  await sleep(1_000);
  expect(made).not.toHaveBeenCalled();
  expect(onClosed).not.toHaveBeenCalled();
  idle.destroy();
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
  expect(made).not.toHaveBeenCalled();
});

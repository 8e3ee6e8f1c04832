import { once } from "node:events";
import net from "node:net";
import { Hono } from "hono";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { findFreePort } from "#server/db/embedded/loopback-address.ts";
import { errorHandler } from "./error-handler.ts";
import { limitBodyTo } from "./limit-body.ts";
import { listen } from "./listen.ts";

const KIB = 1024;
const piece = Buffer.alloc(64 * KIB, "x");

async function serve() {
  const app = new Hono()
    .use(limitBodyTo(10 * KIB))
    .post("/", async (c) => c.text(`${(await c.req.text()).length} bytes`));
  app.onError(errorHandler(pino({ level: "silent" })));
  const port = await findFreePort();
  const server = await listen(app.fetch, { host: "127.0.0.1", port });
  onTestFinished(() => server.drain());
  return port;
}

/** Writes a body piece by piece and reads nothing before its end, as a proxy does; tells how the connection ended. */
async function write(port: number, head: string, pieces: Buffer[], pauseMs = 2) {
  const socket = net.connect(port, "127.0.0.1");
  let error = "";
  socket.on("error", (problem: NodeJS.ErrnoException) => (error = problem.code ?? ""));
  await once(socket, "connect");
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n`);
  for (const one of pieces) {
    socket.write(one);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  let answer = "";
  socket.on("data", (text) => (answer += text));
  await once(socket, "close");
  return { answer, error };
}

const chunked = (one: Buffer) =>
  Buffer.concat([Buffer.from(`${one.length.toString(16)}\r\n`), one, Buffer.from("\r\n")]);

test.each<[string, string, Buffer[]]>([
  ["with a length", `Content-Length: ${32 * piece.length}`, Array(32).fill(piece)],
  [
    "without one",
    "Transfer-Encoding: chunked",
    [...Array(32).fill(chunked(piece)), Buffer.from("0\r\n\r\n")],
  ],
])(
  "who writes a body of 2 MiB %s to its end gets the refusal, and no broken pipe",
  async (_what, head, pieces) => {
    const { answer, error } = await write(await serve(), head, pieces);
    expect(answer).toMatch(/^HTTP\/1\.1 413 .*connection: close/is);
    expect(answer).toContain("Conteúdo grande demais");
    expect(error).toBe("");
  },
);

test.each([
  ["announces much more", "Content-Length: 99999999999", 1_000],
  ["announces somewhat more and never sends it", `Content-Length: ${KIB * KIB}`, 4_000],
])("who %s does not hold the server up", async (_what, head, limitMs) => {
  const port = await serve();
  const startedAt = performance.now();
  const { answer } = await write(port, head, [Buffer.from("x")]);
  expect(answer).toContain("413");
  expect(performance.now() - startedAt).toBeLessThan(limitMs);
});

test("a body without a length that is within the limit arrives whole", async () => {
  const url = `http://127.0.0.1:${await serve()}/`;
  const post = (body: ReadableStream | string) =>
    fetch(url, { method: "POST", body, duplex: "half" } as RequestInit);
  const stream = new Blob(["x".repeat(9 * KIB)]).stream();
  expect(await (await post(stream)).text()).toBe(`${9 * KIB} bytes`);
  expect(await (await post("")).text()).toBe("0 bytes");
});

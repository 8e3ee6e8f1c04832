import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { dropIdleConnections } from "./drop-idle-connections.ts";

const GET = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
const HALF_A_HEAD = "GET / HTTP/1.1\r\nHost: lo";
const HALF_A_BODY = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{";

/** A server for this many connections that answers when the test lets it. */
async function serverFor(most: number) {
  const waiting: ServerResponse[] = [];
  const server = createServer((request, response) => {
    request.resume();
    waiting.push(response);
  });
  dropIdleConnections(server, most);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  async function open(bytes: string) {
    const socket = connect(port, "127.0.0.1").on("error", () => undefined);
    sockets.push(socket);
    const arrived = once(server, "connection");
    await once(socket, "connect");
    const before = waiting.length;
    socket.write(bytes);
    await arrived;
    if (bytes !== HALF_A_HEAD) await expect.poll(() => waiting.length).toBe(before + 1);
    return socket;
  }
  return { open, waiting };
}

const isClosed = (socket: Socket) =>
  new Promise((resolve) => socket.once("close", () => resolve(true)).resume());

test.each([
  ["its headers", HALF_A_HEAD],
  ["its body", HALF_A_BODY],
])("the oldest that keeps us waiting with %s makes room", async (_what, bytes) => {
  const { open, waiting } = await serverFor(3);
  const busy = await open(GET);
  const idler = await open(bytes);
  await open(bytes);
  const closed = isClosed(idler);
  const late = await open(GET);
  expect(await closed).toBe(true);
  expect(busy.destroyed).toBe(false);
  waiting.at(-1)?.end("ok");
  expect(String((await once(late, "data"))[0])).toContain("200 OK");
});

test("one that has its answer makes room; one whose answer is being worked on does not", async () => {
  const { open, waiting } = await serverFor(2);
  const busy = await open(GET);
  const done = await open(GET);
  waiting[1]?.end("ok");
  await once(done, "data");
  const closed = isClosed(done);
  await open(GET);
  expect(await closed).toBe(true);
  expect(busy.destroyed).toBe(false);
});

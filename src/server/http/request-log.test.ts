import { once } from "node:events";
import net from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createApp } from "#server/app.ts";
import { createOwnTestApp, PASSWORD } from "#server/testing/test-app.ts";

async function logging(level: string) {
  const app = await createOwnTestApp();
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const isReady = async () => {
    throw new Error("no database");
  };
  return { app, lines, hono: createApp({ services: { ...app.services, log }, isReady }) };
}

test("a line tells who asked for what, how it ended and how long it took, and nothing personal", async () => {
  const { app, lines, hono } = await logging("info");
  const { user } = await app.addCompany("Bar da Ana", "ana@bar.com.br");
  const headers = { authorization: `Bearer ${user.token}` };
  const reply = await hono.request("/api/clients?nome=Segredo", { headers });
  const body = JSON.stringify({ email: "ana@bar.com.br", password: PASSWORD });
  await hono.request("/api/login", { method: "POST", body, headers: { "content-type": "application/json" } });

  const requests = lines.filter(({ msg }) => msg === "request");
  expect(requests).toMatchObject([
    { method: "GET", path: "/api/clients", status: 200, userId: user.id, companyId: user.companyId },
    { method: "POST", path: "/api/login", status: 200 },
  ]);
  expect(requests[0]).toMatchObject({
    requestId: reply.headers.get("x-request-id"),
    durationMs: expect.any(Number),
  });
  expect(JSON.stringify(lines)).not.toMatch(/Segredo|ana@|senha|Bearer|token|127\.0\.0\.1/i);
  expect(JSON.stringify(lines)).not.toContain(user.token);
});

test("an answer that is the server's fault names the line it can be found by", async () => {
  const { lines, hono } = await logging("info");
  const { requestId } = (await (await hono.request("/readyz")).json()) as { requestId: string };
  expect(lines.find((line) => line.requestId === requestId)).toMatchObject({ status: 503, path: "/readyz" });
});

test("a path of any length takes little room", async () => {
  const { lines, hono } = await logging("info");
  await hono.request(`/api/${"x".repeat(15_000)}`);
  expect(JSON.stringify(lines).length).toBeLessThan(1_000);
});

test.each(["/p/segredo", "/t/segredo/counts", "/o/segredo/obrigado", "//P//segredo/aceitar"])(
  "the token of a link is in no line (%s)",
  async (path) => {
    const { lines, hono } = await logging("info");
    await hono.request(`http://localhost:3000${path}`);
    expect(lines).toMatchObject([{ msg: "request", path: expect.stringMatching(/^\/[ptoP]\/…/) }]);
    expect(JSON.stringify(lines)).not.toContain("segredo");
  },
);

test("unless asked for there are no lines, and every answer has an id of its own", async () => {
  const { lines, hono } = await logging("warn");
  const ids = [];
  for (const path of ["/healthz", "/api/user", "/p/nada", "/nada"])
    ids.push((await hono.request(path)).headers.get("x-request-id"));
  expect(ids).toEqual(ids.map(() => expect.stringMatching(/^[\da-f-]{36}$/)));
  expect(new Set(ids).size).toBe(4);
  expect(lines).toEqual([]);
});

test.each([
  ["told in advance", "Content-Length: 500\r\n\r\n", '{"email":"ana'],
  ["sent in pieces", "Transfer-Encoding: chunked\r\n\r\n", '5\r\n{"ema\r\n'],
])(
  "who hangs up within a body whose length is %s leaves no failure in the log",
  async (_how, head, begun) => {
    const { lines, hono } = await logging("debug");
    const server = createAdaptorServer({ fetch: hono.fetch }).listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const socket = net.connect((server.address() as net.AddressInfo).port, "127.0.0.1");
    socket.write(
      `POST /api/login HTTP/1.1\r\nHost: localhost:3000\r\nContent-Type: application/json\r\n${head}${begun}`,
    );
    await once(server, "request");
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    await expect.poll(() => lines.some(({ msg }) => msg === "request")).toBe(true);
    expect(lines).toMatchObject([
      { level: 20, method: "POST", path: "/api/login", msg: "client hung up" },
      { level: 30, status: 400, msg: "request" },
    ]);
    expect(JSON.stringify(lines)).not.toContain("stack");
  },
);

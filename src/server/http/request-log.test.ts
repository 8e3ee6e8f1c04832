import { pino } from "pino";
import { expect, test } from "vitest";
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

test("unless asked for there are no lines", async () => {
  const { lines, hono } = await logging("warn");
  const reply = await hono.request("/healthz");
  expect(reply.headers.has("x-request-id")).toBe(false);
  expect(lines).toEqual([]);
});

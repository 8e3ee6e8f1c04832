import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routeTable } from "./routes.ts";
import { createOwnTestApp, createTestApp, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const post = (body: string, headers: Record<string, string> = {}) =>
  app.call("POST", "/api/login", { body, headers });

describe("what cannot be read", () => {
  test.each([
    ["a body that is not JSON", "{email:", {}, 400, "O corpo da requisição não é um JSON válido"],
    ["an empty body", "", {}, 400, "O corpo da requisição não é um JSON válido"],
    ["a list", "[]", {}, 400, "Envie um objeto JSON"],
    ["a bare text", '"x"', {}, 400, "Envie um objeto JSON"],
    ["null", "null", {}, 400, "Envie um objeto JSON"],
    [
      "a form",
      "email=x",
      { "content-type": "application/x-www-form-urlencoded" },
      415,
      "Envie os dados em formato JSON",
    ],
    ["plain text", "{}", { "content-type": "text/plain" }, 415, "Envie os dados em formato JSON"],
    ["more than 1 MiB", `"${"x".repeat(1024 * 1024)}"`, {}, 413, "Conteúdo grande demais"],
    [
      "a call from another site's page",
      "{}",
      { "sec-fetch-site": "cross-site" },
      403,
      "Requisição de outra origem recusada",
    ],
  ])("%s", async (_what, body, headers, status, message) => {
    const reply = await post(body, headers);
    expect(reply).toMatchObject({ status, body: { message, error: message } });
  });

  test("a call of the page itself is not held up", async () => {
    expect((await post("{}", { "sec-fetch-site": "same-origin" })).status).toBe(400);
  });

  test("every wrong field is named", async () => {
    const { body } = await post('{"email":"","password":""}');
    expect(body).toMatchObject({ issues: [{ path: "email" }, { path: "password" }] });
  });
});

test.each([
  ["GET", "/api/nada"],
  ["DELETE", "/api/login"],
  ["PUT", "/api/user"],
  ["GET", "/api"],
])("%s %s: 404 in JSON", async (method, path) => {
  const message = "Rota não encontrada";
  expect(await app.call(method, path)).toMatchObject({ status: 404, body: { message, error: message } });
});

test.each(routeTable.filter(({ method }) => method === "GET"))("HEAD $path: 405", async ({ path }) => {
  const { status, text, headers } = await app.call("HEAD", path);
  expect([status, text, headers.has("allow")]).toEqual([405, "", true]);
});

test("answers carry the protecting headers, are not kept and set no cookie", async () => {
  const { headers } = await app.call("GET", "/api/user");
  expect(Object.fromEntries(headers)).toMatchObject({
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
  });
  expect(headers.has("set-cookie")).toBe(false);
  expect([...headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
});

test("over https every answer tells the browser to stay there, over http none", async () => {
  const own = await createOwnTestApp({ PUBLIC_URL: "https://balcao.exemplo.com.br" });
  for (const path of ["/healthz", "/api/user", "/api/nada", "/nada"]) {
    const told = (await own.call("GET", path)).headers.get("strict-transport-security");
    expect(told).toBe("max-age=31536000; includeSubDomains");
    expect((await app.call("GET", path)).headers.has("strict-transport-security")).toBe(false);
  }
});

test("/healthz and /readyz answer while the database does", async () => {
  for (const path of ["/healthz", "/readyz"]) {
    expect(await app.call("GET", path)).toMatchObject({ status: 200, body: { status: "ok" } });
  }
});

test("/healthz tells which version runs", async () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  expect((await app.call("GET", "/healthz")).body).toEqual({ status: "ok", version });
});

describe("when the database fails", () => {
  test("a call answers with a request id and no word of what is inside; readiness is over, health is not", async () => {
    const broken = await createTestApp();
    await broken.pool.query("drop table sessions cascade");
    const internal = await broken.call("GET", "/api/user", { token: "A".repeat(43) });
    expect(internal).toMatchObject({
      status: 500,
      body: {
        message: "Erro interno do servidor",
        error: "Erro interno do servidor",
        requestId: expect.any(String),
      },
    });
    expect(internal.text).not.toMatch(/sessions|select|stack/i);

    await broken.close();
    expect((await broken.call("GET", "/healthz")).status).toBe(200);
    expect((await broken.call("GET", "/readyz")).status).toBe(503);
  });
});

import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { UnreadAnswers } from "#server/http/limits/unread-answers.ts";
import { routeTable } from "#server/routes.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  app = await createTestApp();
  tokens.account =
    tokens.person =
    tokens.company =
      (await app.addCompany("Bar", "bar@exemplo.com.br")).user.token;
  tokens.admin = (await app.addUser({ email: "admin@exemplo.com.br", role: "admin_system" })).token;
  // As if everybody had too much to read.
  app.services.unread = new UnreadAnswers({ refusedFrom: 0 });
});
afterAll(() => app.close());

const refused = { status: 429, text: expect.stringContaining("Muitas respostas esperam ser lidas") };

test.each(routeTable)("$method $path makes no answer for a caller who reads none", async (route) => {
  const path = route.path.replaceAll(/:\w+/g, "1");
  expect(await app.call(route.method, path, { token: tokens[route.access] })).toMatchObject(refused);
});

test.each(["lixo", "x".repeat(43)])("nor does any for a token that opens no session (%s)", async (token) => {
  for (const { method, path } of [...routeTable, { method: "GET", path: "/api/nada" }]) {
    expect(await app.call(method, path.replaceAll(/:\w+/g, "1"), { token }), path).toMatchObject(refused);
  }
});

test.each([
  "/",
  "/estoque",
  "/assets/index.js",
  "/p/x",
  "/p/x.pdf",
  "/p/x/logo",
  "/t/x",
  "/t/x/counts",
  "/o/x",
  "/caixa-de-saida",
])("nor does GET %s", async (path) => {
  expect(await app.call("GET", path)).toMatchObject(refused);
});

test("the server still says that it is well", async () => {
  for (const path of ["/healthz", "/readyz", "/metrics"])
    expect((await app.call("GET", path)).status).toBe(200);
});

test("who has a session is counted as that user, whatever others at the same address leave unread", async () => {
  const setCaller = vi.spyOn(app.services.unread, "setCaller");
  await app.call("GET", "/api/user", { token: tokens.account });
  expect(setCaller.mock.calls.map(([, caller]) => caller)).toEqual(["127.0.0.1", "user 1"]);
});

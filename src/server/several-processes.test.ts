import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { createApp } from "./app.ts";
import { databaseUrl } from "./testing/database-url.ts";
import { createOwnTestApp, PASSWORD, type TestApp } from "./testing/test-app.ts";

/** Another process on the same database: nothing is shared but that. */
function neighbourOf({ services }: TestApp) {
  const app = createApp({ services: { ...services }, isReady: async () => {} });
  return async (method: string, path: string, token?: string, body?: unknown) => {
    const headers = {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const incoming = { socket: { remoteAddress: "127.0.0.1" } };
    return app.request(
      path,
      { method, headers, body: body === undefined ? undefined : JSON.stringify(body) },
      { incoming },
    );
  };
}

test("a session that one process opened is known to the next, and so is its end", async () => {
  const app = await createOwnTestApp();
  await app.addCompany("Bar", "ze@bar.com.br");
  const neighbour = neighbourOf(app);
  const credentials = { email: "ze@bar.com.br", password: PASSWORD };
  const { token } = (await app.call("POST", "/api/login", { body: credentials })).body as { token: string };
  expect((await neighbour("GET", "/api/user", token)).status).toBe(200);
  await neighbour("POST", "/api/logout", token);
  expect((await app.call("GET", "/api/user", { token })).status).toBe(401);
});

test("failures at one process count at the next", async () => {
  const app = await createOwnTestApp();
  await app.addCompany("Bar", "ze@bar.com.br");
  const wrong = { email: "ze@bar.com.br", password: "errada" };
  for (let n = 0; n < 5; n++) await app.call("POST", "/api/login", { body: wrong });
  expect((await neighbourOf(app)("POST", "/api/login", undefined, wrong)).status).toBe(429);
});

test("verify-stock says that all agrees and ends with 0, or what does not and ends with 1", async () => {
  const app = await createOwnTestApp();
  const { user } = await app.addCompany("Bar", "ze@bar.com.br");
  const body = { name: "Rum", category: "Outros", quantity: 10, unit: "L", pricePerUnit: 100 };
  await app.call("POST", "/api/ingredients", { body, token: user.token });
  const verify = () =>
    spawnSync(process.execPath, ["--import", "tsx", "src/server/verify-stock.ts"], {
      env: { ...process.env, DATABASE_URL: databaseUrl(app.connection) },
      encoding: "utf8",
    });
  const good = verify();
  expect([good.status, good.stdout.trim()]).toEqual([0, "1 ingredientes verificados: todos conferem."]);
  await app.pool.query("update ingredients set quantity = 9.99");
  const bad = verify();
  expect([bad.status, bad.stdout.trim().split("\n")]).toEqual([
    1,
    [
      "Empresa 1, ingrediente 1 (Rum): estoque 9.99, movimentos 10",
      "1 ingredientes verificados: 1 não conferem.",
    ],
  ]);
});

import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { databaseUrl } from "#server/db/pools/database-url.ts";
import { stockDifferences } from "#server/ingredients/verify-stock.ts";
import { eventPayload } from "#server/testing/events.ts";
import { startMailServer } from "#server/testing/mail-server.ts";
import { type ServerProcess, startServerProcess } from "#server/testing/server-process.ts";
import { createOwnTestApp, PASSWORD, type TestApp } from "#server/testing/test-app.ts";

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

const ZE = { email: "ze@bar.com.br", password: PASSWORD };
const RUM = { name: "Rum", category: "Outros", quantity: 10, unit: "unidade", pricePerUnit: 100 };

async function twoServers(env: Record<string, string> = {}) {
  const app = await createOwnTestApp();
  await app.addCompany("Bar", ZE.email);
  const start = () => startServerProcess({ env: { DATABASE_URL: databaseUrl(app.connection), ...env } });
  // At once, as two machines would.
  const [first, second] = await Promise.all([start(), start()]);
  return { app, first, second };
}

const logIn = async (server: ServerProcess) =>
  ((await server.call("POST", "/api/login", undefined, ZE)).body as { token: string }).token;

test("two servers: who logs in at one works at the other, and of two withdrawals at once one wins", async () => {
  const { app, first, second } = await twoServers();
  const token = await logIn(first);
  expect((await second.call("POST", "/api/ingredients", token, RUM)).status).toBe(201);
  const ingredients = [{ ingredientId: 1, quantity: 1, unit: "unidade" }];
  await first.call("POST", "/api/drinks", token, { name: "Drink", ingredients });
  for (let id = 1; id <= 3; id++) {
    const event = eventPayload([{ ingredientId: 1, unit: "unidade", planned: 2 }]);
    await second.call("POST", "/api/events", token, event);
    const path = `/api/events/${id}/withdraw-stock`;
    const answers = await Promise.all([first, second].map((server) => server.call("POST", path, token)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    for (const server of [first, second]) {
      expect((await server.call("GET", "/api/ingredients", token)).body).toMatchObject([
        { quantity: 10 - 2 * id },
      ]);
    }
  }
  expect((await stockDifferences(app.db)).differences).toEqual([]);
}, 90_000);

test("two servers count failed logins together and send each message once", async () => {
  const mail = await startMailServer();
  const { first, second } = await twoServers({ SMTP_URL: mail.url });
  for (let turn = 0; turn < 4; turn++) {
    const company = { name: `Bar ${turn}`, email: `bar${turn}@exemplo.com.br` };
    await (turn % 2 ? first : second).call("POST", "/api/register-company", undefined, company);
  }
  for (let turn = 0; turn < 4; turn++) await mail.newestTo(`bar${turn}@exemplo.com.br`);
  expect(mail.received).toHaveLength(4);
  const wrong = { ...ZE, password: "errada" };
  for (const server of [first, second, first, second, first])
    expect((await server.call("POST", "/api/login", undefined, wrong)).status).toBe(401);
  expect((await second.call("POST", "/api/login", undefined, wrong)).status).toBe(429);
  await mail.stop();
}, 90_000);

test.each(["SIGTERM", "SIGKILL"] as const)(
  "%s to one of two servers under load: nothing answered is lost",
  async (signal) => {
    const { first, second } = await twoServers();
    const token = await logIn(first);
    const answered: string[] = [];
    const refused: number[] = [];
    let [sent, isOver] = [0, false];
    const work = async (server: ServerProcess) => {
      while (!isOver) {
        const name = `Item ${sent++}`;
        const answer = await server
          .call("POST", "/api/ingredients", token, { ...RUM, name })
          .catch(() => undefined);
        if (!answer) return;
        if (answer.status === 201) answered.push(name);
        else refused.push(answer.status);
      }
    };
    const working = [first, second, first, second, second, second].map(work);
    await expect.poll(() => answered.length, { timeout: 20_000 }).toBeGreaterThan(40);
    const code = await second.stop(signal);
    const whenStopped = answered.length;
    await expect.poll(() => answered.length, { timeout: 20_000 }).toBeGreaterThan(whenStopped + 10);
    isOver = true;
    await Promise.all(working);
    expect(code).toBe(signal === "SIGTERM" ? 0 : null);
    expect(refused).toEqual([]);
    const stored = (await first.call("GET", "/api/ingredients", token)).body as { name: string }[];
    const names = new Set(stored.map(({ name }) => name));
    expect(answered.filter((name) => !names.has(name))).toEqual([]);
  },
  90_000,
);

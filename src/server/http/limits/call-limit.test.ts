import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { userCalls } from "#server/db/schema/user-calls.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { CallCounter } from "./call-counter.ts";
import { shareCalls } from "./shared-calls.ts";

const app = await createTestApp({ PUBLIC_URL: "https://bar.exemplo.com.br" });
afterAll(app.close);
const count = (userId: number, calls: number, isWrite: boolean) => {
  for (let n = 0; n < calls; n++) app.services.calls?.count(userId, isWrite, app.clock.now.getTime());
};

test("a user has 120 writes a minute, and reads on after them", async () => {
  const { user } = await app.addCompany("A", "a@bar.com.br");
  const other = (await app.addCompany("B", "b@bar.com.br")).user;
  // An empty name is refused, but the call counts.
  const write = ({ token }: { token: string }) =>
    app.call("POST", "/api/clients", { token, body: { name: "" } });
  count(user.id, 119, true);
  expect((await write(user)).status).toBe(400);
  app.later(18_000);
  const refused = await write(user);
  const message = "Muitas operações em pouco tempo. Tente novamente em 42 segundos.";
  expect(refused).toMatchObject({ status: 429, body: { message, error: message } });
  expect(refused.headers.get("retry-after")).toBe("42");
  expect((await app.call("GET", "/api/clients", { token: user.token })).status).toBe(200);
  expect((await write(other)).status).toBe(400);
  app.later(42_000);
  expect((await write(user)).status).toBe(400);
});

test("and 600 calls; who one is and leaving do not count", async () => {
  const { user } = await app.addCompany("C", "c@bar.com.br");
  count(user.id, 600, false);
  expect((await app.call("GET", "/api/clients", { token: user.token })).status).toBe(429);
  expect((await app.call("GET", "/api/user", { token: user.token })).status).toBe(200);
  expect((await app.call("POST", "/api/logout", { token: user.token })).status).toBe(200);
});

test("a clock that is set back starts a new minute", () => {
  const counter = new CallCounter(shareCalls(app.db));
  for (let n = 0; n < 601; n++) counter.count(1, false, 7_200_000);
  expect(counter.count(1, false, 7_200_001)).toBe(59_999);
  expect(counter.count(1, false, 0)).toBeUndefined();
});

const sharedOf = (userId: number) => app.db.select().from(userCalls).where(eq(userCalls.userId, userId));

test("what a user calls for at two processes is limited together", async () => {
  const { user } = await app.addCompany("D", "d@bar.com.br");
  const processes = [1, 2].map(() => {
    const services = { ...app.services, calls: new CallCounter(shareCalls(app.db), 20) };
    return createApp({ services, isReady: async () => {} });
  });
  const headers = { "content-type": "application/json", authorization: `Bearer ${user.token}` };
  const statuses: Record<number, number> = {};
  // Each gets 110, which is less than the limit.
  for (let n = 0; n < 220; n++) {
    const incoming = { socket: { remoteAddress: "127.0.0.1" } };
    const call = { method: "POST", headers: { ...headers, host: "bar.exemplo.com.br" }, body: "{}" };
    const { status } = (await processes[n % 2]?.request("/api/clients", call, { incoming })) ?? { status: 0 };
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  expect(Object.keys(statuses)).toEqual(["400", "429"]);
  expect(statuses[400]).toBeGreaterThanOrEqual(120);
  // More than the limit only by what came between two times of telling.
  expect(statuses[400]).toBeLessThan(160);
  await expect.poll(() => sharedOf(user.id)).toMatchObject([{ calls: 220, writes: 220 }]);
});

test("whoever calls for as much as a person does is not written down", async () => {
  const { user } = await app.addCompany("E", "e@bar.com.br");
  count(user.id, 12, true);
  count(user.id, 48, false);
  expect((await app.call("GET", "/api/user", { token: user.token })).status).toBe(200);
  expect(await sharedOf(user.id)).toEqual([]);
  count(user.id, 1, false);
  await expect.poll(() => sharedOf(user.id)).toMatchObject([{ calls: 61, writes: 12 }]);
});

test("a database that is away leaves the process to count for itself", async () => {
  let tries = 0;
  const counter = new CallCounter(() => Promise.reject(new Error(`away ${++tries}`)), 5);
  for (let n = 0; n < 600; n++) expect(counter.count(1, false, 0)).toBeUndefined();
  expect(counter.count(1, false, 0)).toBe(60_000);
  expect(tries).toBe(1);
});

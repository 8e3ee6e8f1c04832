import { afterAll, expect, test } from "vitest";
import { createTestApp } from "#server/testing/test-app.ts";
import { CallCounter } from "./call-limit.ts";

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
  const counter = new CallCounter();
  for (let n = 0; n < 601; n++) counter.count(1, false, 7_200_000);
  expect(counter.count(1, false, 7_200_001)).toBe(59_999);
  expect(counter.count(1, false, 0)).toBeUndefined();
});

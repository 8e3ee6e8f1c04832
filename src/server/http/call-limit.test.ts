import { expect, test } from "vitest";
import { createOwnTestApp } from "#server/testing/test-app.ts";
import { CallCounter } from "./call-limit.ts";

const PUBLIC = { PUBLIC_URL: "https://bar.exemplo.com.br" };

test("a user has 120 writes a minute, and reads on after them", async () => {
  const app = await createOwnTestApp(PUBLIC);
  const { user } = await app.addCompany("A", "a@bar.com.br");
  const other = (await app.addCompany("B", "b@bar.com.br")).user;
  // An empty name is refused, but the call counts.
  const write = ({ token }: { token: string }) =>
    app.call("POST", "/api/clients", { token, body: { name: "" } });
  for (let n = 0; n < 119; n++) app.services.calls?.count(user.id, true, app.clock.now.getTime());
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
  const app = await createOwnTestApp(PUBLIC);
  const { user } = await app.addCompany("A", "a@bar.com.br");
  for (let n = 0; n < 600; n++) app.services.calls?.count(user.id, false, app.clock.now.getTime());
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

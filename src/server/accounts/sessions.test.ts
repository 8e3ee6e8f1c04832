import { expect, test } from "vitest";
import { sessions } from "#server/db/schema/accounts.ts";
import { createOwnTestApp, type TestApp } from "#server/testing/test-app.ts";
import { forgetDeadSessions } from "./end-sessions.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const status = async (app: TestApp, headers: Record<string, string>) =>
  (await app.call("GET", "/api/user", { headers })).status;

async function appWithSession() {
  const app = await createOwnTestApp();
  const { user } = await app.addCompany("Bar", "ze@bar.com.br");
  return { app, bearer: { authorization: `Bearer ${user.token}` }, token: user.token };
}

test("a session dies after 7 days without use", async () => {
  const { app, bearer } = await appWithSession();
  app.later(7 * DAY - 1);
  expect(await status(app, bearer)).toBe(200);
  app.later(7 * DAY);
  expect(await status(app, bearer)).toBe(401);
});

test("the use of a session is noted once an hour, so that a read is no write", async () => {
  const { app, bearer } = await appWithSession();
  const [{ lastSeenAt: opened } = {}] = await app.db.select().from(sessions);
  const seen = async () => {
    await status(app, bearer);
    const [{ lastSeenAt } = {}] = await app.db.select().from(sessions);
    return Number(lastSeenAt) - Number(opened);
  };
  app.later(HOUR - 1);
  expect(await seen()).toBe(0);
  app.later(1);
  expect(await seen()).toBe(HOUR);
});

test("a session dies 30 days after the login, however much it is used", async () => {
  const { app, bearer } = await appWithSession();
  for (let day = 0; day < 29; day++) {
    app.later(DAY);
    expect(await status(app, bearer)).toBe(200);
  }
  app.later(DAY);
  expect(await status(app, bearer)).toBe(401);
});

test("a logout ends the session for good", async () => {
  const { app, bearer, token } = await appWithSession();
  expect((await app.call("POST", "/api/logout", { token })).status).toBe(200);
  expect(await status(app, bearer)).toBe(401);
});

test("only a well-formed bearer header opens anything", async () => {
  const { app, token } = await appWithSession();
  const attempts: Record<string, string>[] = [
    {},
    { cookie: `auth_token=${token}` },
    { authorization: token },
    { authorization: `Basic ${token}` },
    { authorization: `Bearer ${token}x` },
    { authorization: `x Bearer ${token}` },
    { authorization: "Bearer " },
    { authorization: `Bearer ${"A".repeat(43)}` },
    { "x-auth-token": token },
  ];
  for (const headers of attempts) expect(await status(app, headers)).toBe(401);
  const inQuery = await app.call("GET", `/api/user?token=${token}&access_token=${token}`);
  expect(inQuery.status).toBe(401);
  expect(inQuery.headers.has("set-cookie")).toBe(false);
});

test("dead sessions are deleted in time", async () => {
  const { app } = await appWithSession();
  await forgetDeadSessions(app.db, app.clock.now);
  expect(await app.db.$count(sessions)).toBe(1);
  app.later(8 * DAY);
  await forgetDeadSessions(app.db, app.clock.now);
  expect(await app.db.$count(sessions)).toBe(0);
});

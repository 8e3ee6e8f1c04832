import { expect, test } from "vitest";
import { attempts, companies, loginFailures, sessions } from "#server/db/schema/accounts.ts";
import { emails } from "#server/db/schema/emails.ts";
import { userCalls } from "#server/db/schema/user-calls.ts";
import { createOwnTestApp } from "#server/testing/test-app.ts";
import { tidyUp } from "./housekeeping.ts";

const DAY = 24 * 60 * 60 * 1000;

test("what has run out is deleted, and nothing else", async () => {
  const app = await createOwnTestApp();
  await app.addCompany("Fica", "fica@bar.com.br");
  await app.call("POST", "/api/register-company", { body: { name: "Some", email: "some@bar.com.br" } });
  await app.call("POST", "/api/login", { body: { email: "fica@bar.com.br", password: "errada" } });
  await app.db.insert(userCalls).values({ userId: 1, minute: app.clock.now, calls: 70, writes: 0 });
  await app.settled();
  const count = () =>
    Promise.all(
      [sessions, attempts, loginFailures, emails, companies, userCalls].map((table) => app.db.$count(table)),
    );

  await tidyUp(app.db, app.clock.now);
  expect(await count()).toEqual([1, 4, 1, 1, 2, 1]);
  app.later(7 * DAY + 1);
  await tidyUp(app.db, app.clock.now);
  expect(await count()).toEqual([0, 0, 1, 0, 1, 0]);
  app.later(84 * DAY);
  await tidyUp(app.db, app.clock.now);
  expect(await count()).toEqual([0, 0, 0, 0, 1, 0]);
});

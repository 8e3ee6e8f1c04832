import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { createOwnTestApp } from "#server/testing/test-app.ts";

function countQueries() {
  const query = vi.spyOn(pg.Client.prototype, "query");
  onTestFinished(() => query.mockRestore());
  return () => query.mock.calls.length;
}

test("who calls is found by one query, by the key of the sessions", async () => {
  const app = await createOwnTestApp();
  const { user } = await app.addCompany("Bar", "ze@bar.com.br");
  await app.call("GET", "/api/user", { token: user.token });
  const queries = countQueries();
  expect((await app.call("GET", "/api/user", { token: user.token })).status).toBe(200);
  expect(queries()).toBe(1);
  const { rows } = await app.pool.query(`
    select indexdef from pg_indexes where tablename = 'sessions' and indexdef like '%UNIQUE%(token_hash)'`);
  expect(rows).toHaveLength(1);
});

test("those who call at the same moment are found by one query, each as who they are", async () => {
  const app = await createOwnTestApp();
  const { user: ze } = await app.addCompany("Bar", "ze@bar.com.br");
  const { user: ana } = await app.addCompany("Outro", "ana@outro.com.br");
  const nobody = "x".repeat(43);
  const callAll = () =>
    Promise.all([ze, ana, { token: nobody }, ze].map(({ token }) => app.call("GET", "/api/user", { token })));
  await callAll();
  const queries = countQueries();
  const replies = await callAll();
  expect(replies.map(({ status, body }) => (body as { email?: string }).email ?? status)).toEqual([
    "ze@bar.com.br",
    "ana@outro.com.br",
    401,
    "ze@bar.com.br",
  ]);
  expect(queries()).toBe(1);
});

test("the query is planned once, not each time it is asked", async () => {
  const app = await createOwnTestApp();
  const { user } = await app.addCompany("Bar", "ze@bar.com.br");
  for (let turn = 0; turn < 12; turn++) await app.call("GET", "/api/user", { token: user.token });
  const { rows } = await app.pool.query(
    "select generic_plans::int from pg_prepared_statements where name = 'sessions_1'",
  );
  expect(rows[0]?.generic_plans).toBeGreaterThan(0);
});

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

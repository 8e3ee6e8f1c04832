import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { stockDifferences } from "#server/ingredients/verify-stock.ts";
import { furnishCompany } from "#server/testing/companies.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { databaseFailure } from "./database-failure.ts";
import { inTransaction } from "./transaction.ts";

const app = await createTestApp();
afterAll(app.close);

test.each([
  ["", {}],
  [", also with a key", { "idempotency-key": "baixa-em-impasse" }],
])("a withdrawal that PostgreSQL ends in a deadlock is done after all, once%s", async (what, headers) => {
  const own = await furnishCompany(app, `a${what.length}`);
  const other = new pg.Client(app.connection);
  await other.connect();
  onTestFinished(() => other.end());
  // It waits longer than the call before it looks for a circle, so that the call is the one that is ended.
  await other.query("set deadlock_timeout = '20s'");
  await other.query("begin");
  await other.query("select from ingredients where id = $1 for no key update", [own.ingredientId]);
  const path = `/api/events/${own.eventId}/withdraw-stock`;
  const withdrawing = app.call("POST", path, { token: own.token, headers });
  await expect.poll(waiting).toBe(1);
  // The call has it, and waits for us: we get it only because PostgreSQL ends the call's transaction.
  await other.query("select from events where id = $1 for no key update", [own.eventId]);
  await other.query("commit");
  expect((await withdrawing).status).toBe(200);
  const taken = "select from stock_movements where event_id = $1";
  expect((await app.pool.query(taken, [own.eventId])).rowCount).toBe(1);
  expect((await stockDifferences(app.db)).differences).toEqual([]);
});

const waiting = async () =>
  (
    await app.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).rowCount;

/** How often the work was begun, and how it ended. */
async function attempt(code: string, failures: number) {
  let begun = 0;
  const outcome = await inTransaction(app.db, async (tx) => {
    if (++begun > failures) return "done";
    await tx.execute(sql.raw(`do $$ begin raise exception 'x' using errcode = '${code}'; end $$`));
    return "not reached";
  }).catch(databaseFailure);
  return [begun, outcome];
}

test.each([
  ["40001", 2, [3, "done"]],
  ["40P01", 3, [4, "done"]],
  ["40P01", 9, [4, "unavailable"]],
  ["23505", 9, [1, "duplicate"]],
  ["55P03", 9, [1, "unavailable"]],
])("work that fails with %s, %i times: begun so often, ended so: %j", async (code, failures, expected) => {
  expect(await attempt(code, failures)).toEqual(expected);
});

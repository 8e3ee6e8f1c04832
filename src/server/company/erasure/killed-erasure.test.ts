import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { databaseUrl } from "#server/db/pools/database-url.ts";
import { GROWN, growCompanies } from "#server/testing/grown-companies.ts";
import { type ServerProcess, startServerProcess } from "#server/testing/server-process.ts";
import { createOwnTestApp, PASSWORD, type TestApp } from "#server/testing/test-app.ts";
import { companyTables } from "./company-tables.ts";

const FEW = { ...GROWN, ingredients: 50, clients: 50, events: 60, out: 20, movements: 30_000 };

async function rowsOf({ db }: TestApp, companyId: number): Promise<number> {
  const counts = (await companyTables(db)).map(async ({ name, isOwn }) => {
    const { rows } = await db.execute<{ rows: number }>(
      sql`select count(*)::int as rows from ${sql.identifier(name)} where ${isOwn(companyId)}`,
    );
    return rows[0]?.rows ?? 0;
  });
  return (await Promise.all(counts)).reduce((sum, rows) => sum + rows, 0);
}

const lineOf = async ({ pool }: TestApp) =>
  (await pool.query("select number, erased_at, rows::int from erased_companies")).rows[0];

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 120_000; !(await isSo()); await sleep(20))
    if (Date.now() > end) throw new Error("It did not happen");
}

test("a server that is killed while it erases leaves the rest to those that start next, and each row is counted once", async () => {
  const app = await createOwnTestApp();
  const { id: gone } = await app.addCompany("Some", "some@bar.com.br");
  const { id: stays } = await app.addCompany("Fica", "fica@bar.com.br");
  await growCompanies(app.pool, [gone, stays], FEW);
  await app.pool.query("analyze");
  const [rows, others] = [await rowsOf(app, gone), await rowsOf(app, stays)];
  expect(rows).toBeGreaterThan(FEW.movements);
  const close =
    "update companies set is_active = false, closed_at = now() - interval '31 days' where id = $1";
  await app.pool.query(close, [gone]);

  const start = () => startServerProcess({ env: { DATABASE_URL: databaseUrl(app.connection) } });
  const first = await start();
  await until(async () => ((await lineOf(app))?.rows ?? 0) > 2_000);
  first.child.kill("SIGKILL");
  await first.exited;
  const half = await lineOf(app);
  expect(half).toMatchObject({ number: gone, erased_at: null });
  expect(half.rows + (await rowsOf(app, gone))).toBe(rows);

  const servers: [ServerProcess, ServerProcess] = await Promise.all([start(), start()]);
  const login = { email: "fica@bar.com.br", password: PASSWORD };
  const { body } = await servers[0].call("POST", "/api/login", undefined, login);
  const { token } = body as never as { token: string };
  await until(async () => {
    for (const server of servers) expect((await server.call("GET", "/api/clients", token)).status).toBe(200);
    return (await lineOf(app)).erased_at !== null;
  });
  expect(await lineOf(app)).toMatchObject({ rows });
  expect([await rowsOf(app, gone), (await app.pool.query("select from companies")).rowCount]).toEqual([0, 1]);
  // Besides the session, the device and the trail of the login.
  expect((await rowsOf(app, stays)) - others).toBe(4);
  for (const server of servers) expect(server.output()).not.toContain("tidying failed");
}, 240_000);

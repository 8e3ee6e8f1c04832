import { sql } from "drizzle-orm";
import type pg from "pg";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import type { CompanyId } from "#server/db/company/company-id.ts";
import { databaseFailure } from "#server/db/database-failure.ts";
import { companies } from "#server/db/schema/accounts.ts";
import { SUPERVISED } from "#server/start/env.ts";
import { makeOlderSchema } from "#server/testing/older-schema.ts";
import { createRentedDatabase, createTestDatabase, EMPTY } from "#server/testing/test-database.ts";
import { openDatabase } from "./connect.ts";

const silent = { dataDir: "unused", onProgress: () => undefined, onLost: () => undefined };

/** The test server as an address; its host may be the folder of a Unix socket. */
function addressOf(database: string | undefined, login: pg.ClientConfig = inject("testServer")): string {
  const { host = "", port, user, password } = login;
  const query = new URLSearchParams({ host, ...(typeof password === "string" && { password }) });
  return `postgres://${user}@localhost:${port}/${database}?${query.toString()}`;
}

test("DATABASE_URL opens that database, migrated and answering", async () => {
  const { connection, close } = await createTestDatabase();
  onTestFinished(close);
  const database = await openDatabase({ ...silent, databaseUrl: addressOf(connection.database) });
  await database.ping();
  expect(await database.db.$count(companies)).toBe(0);
  await database.close();
  await expect(database.ping()).rejects.toThrow();
});

test("the login of a rented database is enough, and so are options of its own in the address", async () => {
  const { pool, connection, close } = await createRentedDatabase();
  onTestFinished(close);
  await pool.query("insert into companies (name, email) values ('A', 'a@bar.com.br'), ('B', 'b@bar.com.br')");
  const databaseUrl = `${addressOf(connection.database, connection)}&options=-c%20search_path%3Dpublic`;
  const database = await openDatabase({ ...silent, databaseUrl });
  const shown = sql`select name, current_setting('search_path') as path, current_setting('jit') as jit from companies`;
  expect((await database.db.execute(shown)).rowCount).toBe(2);
  const { rows } = await database.companies.of(2 as CompanyId).execute(shown);
  expect(rows).toEqual([{ name: "B", path: "public", jit: "off" }]);
  await database.close();
});

test("a statement of a request has 5 s, and 4 s until the next; one of a tool has what it takes", async () => {
  const { connection, close } = await createTestDatabase();
  onTestFinished(close);
  for (const [isUnhurried, limit, lock, idle] of [
    [false, "5s", "3500ms", "4s"],
    [true, "0", "0", "0"],
  ] as const) {
    const databaseUrl = addressOf(connection.database);
    const database = await openDatabase({ ...silent, databaseUrl, isUnhurried });
    const { rows } = await database.db.execute(
      sql`select current_setting('statement_timeout') as statement,
        current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    expect(rows).toEqual([{ statement: limit, lock, idle }]);
    await database.close();
  }
});

test("a database that is not there ends in one sentence without its password", async () => {
  const opening = openDatabase({ ...silent, databaseUrl: `${addressOf("nao_existe")}&password=segredo` });
  await expect(opening).rejects.toThrow(
    /^O banco de dados de DATABASE_URL não responde \((?!.*segredo).*nao_existe.*\)\.$/,
  );
});

test("a connection that the server ends in the midst of a transaction fails that alone", async () => {
  const { connection, close } = await createTestDatabase();
  onTestFinished(close);
  const database = await openDatabase({ ...silent, databaseUrl: addressOf(connection.database) });
  const broken = database.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await database.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await tx.$count(companies);
  });
  await expect(broken).rejects.toSatisfy((error) => databaseFailure(error) === "unavailable");
  expect(await database.db.$count(companies)).toBe(0);
  await database.close();
});

test("where no copy can be kept of an embedded database, the start ends with one sentence and changes nothing", async () => {
  const { pool, connection, close } = await createTestDatabase(EMPTY);
  onTestFinished(close);
  await makeOlderSchema(pool);
  await pool.query("insert into companies (name, email) values ('Bar', 'ze@bar.com.br')");
  const schema = async () =>
    (await pool.query("select hash from drizzle.__drizzle_migrations order by id")).rows;
  const before = await schema();
  // As a server of `npm run cluster` opens it, whose supervisor has the embedded database.
  vi.stubEnv(SUPERVISED, "1");
  onTestFinished(() => void vi.unstubAllEnvs());
  const databaseUrl = addressOf(connection.database);
  const opening = openDatabase({ ...silent, databaseUrl, dataDir: "nowhere/at/all" });
  await expect(opening).rejects.toThrow(
    /^A cópia dos dados antes da atualização não pôde ser gravada em nowhere.*: .*; nada foi alterado\.$/,
  );
  expect(await schema()).toEqual(before);
});

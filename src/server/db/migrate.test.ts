import { randomBytes } from "node:crypto";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { migrateDatabase } from "./migrate.ts";

/** A database with nothing in it, and as many pools on it as there are processes. */
async function emptyDatabase(processes: number): Promise<pg.Pool[]> {
  const server = inject("testServer");
  const name = `balcao_empty_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database ${name} template template0`);
  const pools = Array.from({ length: processes }, () => new pg.Pool({ ...server, database: name, max: 2 }));
  for (const pool of pools) pool.on("error", () => undefined);
  onTestFinished(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  return pools;
}

const appliedTo = async (pool: pg.Pool) =>
  (await pool.query("select hash from drizzle.__drizzle_migrations")).rows.map(({ hash }) => hash);

test("processes that start at once migrate once, and a later start finds nothing to do", async () => {
  const [first, ...others] = (await emptyDatabase(4)) as [pg.Pool, ...pg.Pool[]];
  await Promise.all([first, ...others].map((pool) => migrateDatabase(pool)));
  const applied = await appliedTo(first);
  expect(new Set(applied).size).toBe(applied.length);
  await migrateDatabase(first);
  expect(await appliedTo(first)).toEqual(applied);
});

test("a schema from a newer version is refused and left alone", async () => {
  const [pool] = (await emptyDatabase(1)) as [pg.Pool];
  await migrateDatabase(pool);
  await pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('from the future', 9e15)",
  );
  await expect(migrateDatabase(pool)).rejects.toThrow(
    "O banco de dados foi migrado por uma versão mais nova do Balcão",
  );
});

test("a migration that fails half-way is told in one sentence and leaves nothing behind", async () => {
  const [pool] = (await emptyDatabase(1)) as [pg.Pool];
  await pool.query("create table given_answers (id integer)");
  await expect(migrateDatabase(pool)).rejects.toThrow(
    /^A atualização do banco de dados falhou e foi desfeita \(.*given_answers.*\); a versão anterior .*\.$/,
  );
  const { rows } = await pool.query("select tablename from pg_tables where schemaname = 'public'");
  expect(rows).toEqual([{ tablename: "given_answers" }]);
});

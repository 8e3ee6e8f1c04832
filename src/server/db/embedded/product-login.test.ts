import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/db/pools/connect.ts";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "./embedded-database.ts";

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "balcao-test-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const start = async (dataDir: string): Promise<EmbeddedDatabase> => {
  const embedded = await startEmbeddedDatabase({ dataDir, isDurable: false });
  onTestFinished(() => embedded.stop());
  return embedded;
};

async function ask(connection: pg.ClientConfig, ...statements: string[]) {
  const client = new pg.Client(connection);
  await client.connect();
  const answers = [];
  try {
    for (const statement of statements) answers.push((await client.query(statement)).rows);
    return answers;
  } finally {
    await client.end();
  }
}

test("the product's login has no way to the machine, to the server's settings or to more power", async () => {
  const { connection } = await start(await newFolder());
  for (const statement of [
    "select pg_read_file('/etc/hostname')",
    "select pg_ls_dir('/')",
    "copy (select 1) to program 'true'",
    "alter system set fsync = off",
    "create role other superuser",
  ]) {
    await expect(ask(connection, statement), statement).rejects.toMatchObject({ code: "42501" });
  }
});

test("what a superuser owned before there was such a login is handed over, and served as before", async () => {
  const dataDir = await newFolder();
  const options = { dataDir, onProgress: () => {}, onLost: () => {} };
  const first = await openDatabase({ ...options, started: start(dataDir) });
  await first.db.execute("insert into companies (name, email) values ('Bar', 'a@bar.com.br')");
  await first.close();

  // As it was: everything the superuser's, and no other login.
  const before = await start(dataDir);
  const objects = `select format('alter table %s owner to balcao', oid::regclass) as "change" from pg_class
      where relkind = 'r' and relowner = 'balcao_app'::regrole
    union all select format('alter function %s owner to balcao', oid::regprocedure) from pg_proc
      where proowner = 'balcao_app'::regrole
    union all values ('alter schema drizzle owner to balcao'), ('alter database balcao owner to balcao'),
      ('drop role balcao_app')`;
  const [changes = []] = await ask(before.superuser, objects);
  await ask(before.superuser, ...changes.map(({ change }) => change));
  await before.stop();
  await rm(join(dataDir, "postgres/balcao-login-made"));

  const opened = await openDatabase({ ...options, started: start(dataDir) });
  onTestFinished(() => opened.close());
  const { db, companies } = opened;
  const { rows } = await db.execute(
    "select name, (select rolsuper from pg_roles where rolname = current_user) from companies",
  );
  expect(rows).toEqual([{ name: "Bar", rolsuper: false }]);
  const owners = await db.execute(
    "select distinct tableowner as owner from pg_tables where schemaname in ('public', 'drizzle')",
  );
  expect(owners.rows).toEqual([{ owner: "balcao_app" }]);
  await db.execute("alter table companies add column later text");
  const served = await companies.of(1 as never).execute("select current_user as role, name from companies");
  expect(served.rows).toEqual([{ role: "balcao_company", name: "Bar" }]);
});

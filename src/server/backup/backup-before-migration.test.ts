import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startEmbeddedDatabase } from "#server/db/embedded/embedded-database.ts";
import { systemPool } from "#server/db/pools/pools.ts";
import { makeOlderSchema } from "#server/testing/older-schema.ts";
import { startServerProcess } from "#server/testing/server-process.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { backUpBeforeMigration } from "./backup-before-migration.ts";
import { readBackupFile, requireWholeBackup } from "./backup-file.ts";
import { load } from "./load.ts";

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "balcao-before-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const copiesIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.startsWith("copia-"));

/** The data folder of an installation that the version before this one has made. */
async function olderInstallation(statement: string) {
  const dataDir = await dataFolder();
  const embedded = await startEmbeddedDatabase({ dataDir, isDurable: false });
  const pool = systemPool(embedded.connection);
  try {
    const schema = await makeOlderSchema(pool);
    await pool.query(statement);
    return { dataDir, schema };
  } finally {
    await pool.end();
    await embedded.stop();
  }
}

const A_COMPANY = "insert into companies (name, email, is_active) values ('Bar', 'ze@bar.com.br', true)";

test("a start that changes the schema keeps a copy of the data first, which can be restored", async () => {
  const { dataDir, schema } = await olderInstallation(A_COMPANY);
  const server = await startServerProcess({ env: { DATA_DIR: dataDir } });
  const [name = "", ...others] = await copiesIn(dataDir);
  expect(others).toEqual([]);
  expect(name).toMatch(new RegExp(`^copia-automatica-\\d{4}-\\d\\d-\\d\\dT[\\d-]+Z-esquema-${schema}$`));
  const path = join(dataDir, name);
  expect(server.output()).toContain(
    `Guardando uma cópia dos dados em ${path} antes de atualizar o banco de dados…`,
  );
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  await requireWholeBackup(path);
  const target = await createTestDatabase();
  onTestFinished(target.close);
  expect(await load(target.db, readBackupFile(path))).toMatchObject({ companies: 1, users: 0 });
  await server.stop();

  const next = await startServerProcess({ env: { DATA_DIR: dataDir } });
  expect(next.output()).not.toContain("Guardando");
  expect(await copiesIn(dataDir)).toEqual([name]);
}, 60_000);

test("a schema without data needs no copy", async () => {
  const dataDir = await dataFolder();
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  await backUpBeforeMigration(db, { folder: dataDir, schema: 4, onProgress: () => {} });
  expect(await copiesIn(dataDir)).toEqual([]);
});

test("the last three are kept, and whatever is not of ours", async () => {
  const dataDir = await dataFolder();
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  await db.execute(A_COMPANY);
  const older = ["2025-01-01", "2025-02-01", "2025-03-01"].map(
    (day) => `copia-automatica-${day}T10-00-00-000Z-esquema-2`,
  );
  const foreign = ["copia-automatica-minha", "copia-de-domingo"];
  const unfinished = "copia-automatica-2025-03-02T10-00-00-000Z-esquema-2.parcial";
  for (const name of [...older, ...foreign, unfinished]) await writeFile(join(dataDir, name), "");
  await backUpBeforeMigration(db, { folder: dataDir, schema: 4, onProgress: () => {} });
  const left = await copiesIn(dataDir);
  const newest = left.filter((name) => name.endsWith("-esquema-4"));
  expect(newest).toHaveLength(1);
  expect(left.sort()).toEqual([...older.slice(1), ...newest, ...foreign].sort());
});

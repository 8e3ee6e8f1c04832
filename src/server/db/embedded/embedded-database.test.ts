import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { StartError } from "#server/start/start-error.ts";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "./embedded-database.ts";
import { inspectProcess } from "./running-process.ts";
import { processesLeftOn, startInChild } from "./start-in-child.ts";

const isRoot = process.getuid?.() === 0;

let home: string;
let dataDir: string;
const cleanups: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "balcao-test-"));
  // So that the socket folders of killed processes go with the rest.
  vi.stubEnv("TMPDIR", home);
});

beforeEach(() => {
  dataDir = join(home, "shared");
});

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  expect(await processesLeftOn(home)).toEqual([]);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(home, { recursive: true, force: true });
});

/** For tests of the creation, which takes a second; the others share one folder. */
async function useNewFolder() {
  dataDir = await mkdtemp(join(home, "new-"));
}

async function start(options: { isDurable?: boolean; onProgress?: (sentence: string) => void } = {}) {
  const database = await startEmbeddedDatabase({ dataDir, isDurable: false, ...options });
  cleanups.push(() => database.stop());
  return database;
}

function startChild({ isDurable = false } = {}) {
  const child = startInChild({ dataDir, isDurable });
  cleanups.push(child.kill);
  return child;
}

async function query(database: Pick<EmbeddedDatabase, "connection">, sql: string) {
  const client = new pg.Client(database.connection);
  await client.connect();
  return client.query(sql).finally(() => client.end());
}

const refusal = (start: Promise<unknown>) =>
  start.then(
    () => undefined,
    (error: unknown) => (error instanceof StartError ? error.message : error),
  );

test("the first start creates, a later one finds what was stored", async () => {
  await useNewFolder();
  const progress: string[] = [];
  const first = await start({ onProgress: (sentence) => progress.push(sentence) });
  await query(first, "CREATE TABLE note AS SELECT 'São João' AS body");
  const { rows } = await query(
    first,
    `SELECT name, setting FROM pg_settings WHERE name IN ('listen_addresses', 'max_connections', 'data_checksums', 'TimeZone')`,
  );
  expect(rows.map(({ name, setting }) => `${name}=${setting}`).sort()).toEqual([
    "TimeZone=UTC",
    "data_checksums=on",
    "listen_addresses=",
    "max_connections=40",
  ]);
  expect((await stat(first.connection.host)).mode & 0o777).toBe(0o700);
  expect((await stat(join(dataDir, "postgres"))).mode & 0o777).toBe(0o700);
  await first.stop();
  await expect(stat(first.connection.host)).rejects.toThrow("ENOENT");

  const second = await start({ onProgress: (sentence) => progress.push(sentence) });
  expect((await query(second, "SELECT body, upper(body) AS shouted FROM note")).rows).toEqual([
    { body: "São João", shouted: "SÃO JOÃO" },
  ]);
  expect(progress).toEqual([
    "Criando o banco de dados (só na primeira vez)…",
    "Abrindo o banco de dados…",
    "Abrindo o banco de dados…",
  ]);
});

test("a second process is refused at once and told who is there", async () => {
  await start();
  const began = Date.now();
  expect(await refusal(startEmbeddedDatabase({ dataDir }))).toBe(
    `A pasta de dados ${dataDir} já está em uso pelo processo ${process.pid}; encerre-o ou escolha outra pasta em DATA_DIR.`,
  );
  expect(Date.now() - began).toBeLessThan(1000);
});

test("of two simultaneous first starts one wins and the other is refused", async () => {
  await useNewFolder();
  const children = [startChild(), startChild()];
  const outcomes = await Promise.all(children.map((child) => child.outcome));
  const winner = children[outcomes.findIndex((outcome) => outcome.pid)];
  expect(outcomes.filter((outcome) => outcome.pid)).toHaveLength(1);
  const refused = outcomes.find((outcome) => outcome.error);
  expect(refused?.kind).toBe("StartError");
  expect(refused?.error).toContain(`já está em uso pelo processo ${winner?.process.pid};`);
  expect(await readdir(dataDir)).toEqual(["postgres", "postgres.log"]);
});

test("a kill -9 loses no acknowledged row, and the next start waits for the orphan", async () => {
  const child = startChild({ isDurable: true });
  const { connection, pid } = await child.outcome;
  if (!connection || !pid) throw new Error("the child did not start");
  const client = new pg.Client(connection);
  client.on("error", () => {});
  await client.connect();
  await client.query("CREATE TABLE written (id int)");
  // The open transaction of a second client must not hold up the shutdown.
  const idle = new pg.Client(connection);
  idle.on("error", () => {});
  await idle.connect();
  await idle.query("BEGIN; LOCK TABLE written IN ACCESS SHARE MODE");

  let acknowledged = 0;
  const writing = (async () => {
    for (;;) {
      await client.query("INSERT INTO written VALUES ($1)", [acknowledged + 1]);
      acknowledged++;
    }
  })().catch(() => {});
  while (acknowledged < 50) await sleep(5);
  await child.kill();
  const again = await start();
  await writing;
  const { rows } = await query(again, "SELECT count(*)::int AS count FROM written");
  expect(rows[0].count).toBeGreaterThanOrEqual(acknowledged);
  expect(await inspectProcess(pid)).toBeUndefined();
  await Promise.all([client.end(), idle.end()]);
});

test("a postmaster that dies is reported once, and does not block the next start", async () => {
  const database = await start({ isDurable: true });
  await query(database, "CREATE TABLE kept AS SELECT 1 AS id");
  const reasons: string[] = [];
  const reported = new Promise<void>((resolve) => {
    database.onUnexpectedExit((reason) => {
      reasons.push(reason);
      resolve();
    });
  });
  process.kill(database.pid, "SIGKILL");
  await reported;
  const again = await start();
  expect((await query(again, "SELECT id FROM kept")).rows).toEqual([{ id: 1 }]);
  // The folder of the killed one's socket is gone too.
  await expect(stat(database.connection.host)).rejects.toThrow("ENOENT");
  let isReported = false;
  again.onUnexpectedExit(() => {
    isReported = true;
  });
  await again.stop();
  expect(isReported).toBe(false);
  expect(reasons).toEqual([
    "O banco de dados embutido parou sem ter sido pedido (sinal SIGKILL); veja postgres.log na pasta de dados.",
  ]);
});

test("a stale lock file whose pid is now another's does not block", async () => {
  const first = await start();
  const lockFile = join(dataDir, "postgres", "postmaster.pid");
  const lock = (await readFile(lockFile, "utf8")).split("\n");
  await first.stop();

  // PostgreSQL itself is misled only by processes of its own user.
  const sameUser: ChildProcess = spawn("sleep", ["60"], isRoot ? { uid: 65534, gid: 65534 } : {});
  cleanups.push(async () => sameUser.kill("SIGKILL"));
  for (const pid of [process.pid, sameUser.pid]) {
    await writeFile(lockFile, [pid, ...lock.slice(1)].join("\n"));
    const database = await start();
    expect((await query(database, "SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
    await database.stop();
  }
});

test("a kill in the middle of the first creation leaves nothing in the way", async () => {
  await useNewFolder();
  const child = startChild();
  const isUnderWay = async () => {
    const [unfinished] = (await readdir(dataDir)).filter((name) => name.startsWith("postgres-new-"));
    return unfinished && (await readdir(join(dataDir, unfinished))).includes("base");
  };
  while (!(await isUnderWay())) await sleep(5);
  await child.kill();
  expect(child.progress).toEqual(["Criando o banco de dados (só na primeira vez)…"]);
  const database = await start();
  expect((await query(database, "SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
  expect(await readdir(dataDir)).toEqual(["postgres", "postgres.log"]);
});

test("a server that does not come up is explained by its own last words", async () => {
  await (await start()).stop();
  const versionFile = join(dataDir, "postgres", "PG_VERSION");
  const version = await readFile(versionFile);
  cleanups.push(() => writeFile(versionFile, version));
  await writeFile(versionFile, "12\n");
  expect(await refusal(start())).toBe(
    "O banco de dados embutido não iniciou: FATAL: database files are incompatible with server",
  );
});

test("a folder that cannot be used is refused in one sentence", async () => {
  await useNewFolder();
  const file = join(dataDir, "ocupado");
  await writeFile(file, "");
  expect(await refusal(startEmbeddedDatabase({ dataDir: file }))).toBe(
    `Não foi possível usar a pasta de dados ${file}: já existe um arquivo com esse nome; corrija-a ou escolha outra em DATA_DIR.`,
  );
  expect(await refusal(startEmbeddedDatabase({ dataDir: join(file, "data") }))).toContain(
    "parte do caminho é um arquivo, não uma pasta;",
  );
  await writeFile(join(dataDir, "postgres"), "not a cluster");
  expect(await refusal(startEmbeddedDatabase({ dataDir }))).toContain(
    "existe, mas não contém um banco de dados;",
  );
});

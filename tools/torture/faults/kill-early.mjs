import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import pg from "pg";
import { startProduct } from "../../../scripts/start-product.mjs";
import { inMs, quantile } from "../quantiles.mjs";
import { columns } from "./broken-migration.mjs";
import { startPostgres } from "./postgres-server.mjs";
import { inFolder, sleep, withDatabase } from "./scene.mjs";

const LONGEST_START = 10_000;
/** Least duration of each migration, so that a kill falls into it. */
const SLOW_MIGRATION = 0.2;
const SLOW_ENOUGH = 0.05;

/** The server is killed before it ever served: while the database is made. @param {import("./kill.mjs").Task} task */
export async function killFirstStart({ rounds, report }) {
  const whole = await inFolder(async (folder) => {
    const server = await startProduct({ DATA_DIR: folder });
    const made = await withDatabase({ DATA_DIR: folder }, columns);
    await server.stop();
    return { made, took: server.startTook };
  });
  /** @type {number[]} */
  const starts = [];
  /** @type {string[]} */
  const faults = [];
  for (let round = 1; round <= rounds; round++) {
    await inFolder(async (folder) => {
      const environment = { DATA_DIR: folder };
      const first = await startProduct(environment, { readyPath: null });
      await sleep(Math.random() * whole.took);
      first.child.kill("SIGKILL");
      await first.exited;
      const second = await startProduct(environment);
      starts.push(second.startTook);
      if ((await withDatabase(environment, columns)) !== whole.made)
        faults.push(`round ${round}: another schema`);
      const admin = { email: "admin@balcao.local", password: "senha-do-admin" };
      const login = await fetch(`${second.url}/api/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(admin),
      });
      if (login.status !== 200) faults.push(`round ${round}: the admin's login ends with ${login.status}`);
      await second.stop();
      const left = (await readdir(folder)).filter((name) => name.startsWith("postgres-new-"));
      if (left.length > 0) faults.push(`round ${round}: ${left.join(", ")} is left behind`);
    });
  }
  for (const fault of faults.slice(0, 10)) report.note(fault);
  const worst = quantile(starts, 1);
  report.check(
    `${rounds} × kill -9 at any moment of the first start: the next one makes a whole database and serves`,
    faults.length === 0 && report.isWithin(worst, Math.max(LONGEST_START, 2 * whole.took)),
    `undisturbed ${inMs(whole.took)}; afterwards median ${inMs(quantile(starts, 0.5))}, worst ${inMs(worst)}`,
  );
}

/** The server is killed within a migration, from each older schema in turn. @param {import("./kill.mjs").Task} task */
export async function killMigration({ rounds, report }) {
  const postgres = await startPostgres();
  if (!postgres) return report.leaveOut("kill -9 within a migration", "not run: no PostgreSQL is installed");
  const admin = new pg.Client(postgres.url);
  await admin.connect();
  const folder = await mkdtemp(resolve("dist/server-slow-"));
  try {
    await cp("dist/server", folder, { recursive: true });
    const seconds = report.isSmoke ? SLOW_ENOUGH : SLOW_MIGRATION;
    const migrations = await slowMigrations(join(folder, "migrations"), seconds);
    const seen = { old: 0, whole: 0 };
    /** @type {string[]} */
    const faults = [];
    /** @type {string | undefined} */
    let wanted;
    for (let round = 0; round <= rounds; round++) {
      const database = `round_${round}`;
      await admin.query(`create database ${database}`);
      const url = new URL(postgres.url);
      url.pathname = `/${database}`;
      const environment = { DATABASE_URL: url.href };
      const kept = round % migrations.count;
      if (kept > 0) {
        await migrations.keep(kept);
        // Today's server may need more than an older schema has, and end; by then it has made it.
        await startProduct(environment, { folder }).then(
          (server) => server.stop(),
          () => undefined,
        );
      }
      await migrations.keep(migrations.count);
      const before = await withDatabase(environment, ownColumns);
      if (wanted !== undefined) {
        await killWithin({
          environment,
          folder,
          admin,
          database,
          slowFor: (migrations.count - kept) * seconds,
        });
        const after = await withDatabase(environment, ownColumns);
        if (after === before) seen.old++;
        else if (after === wanted) seen.whole++;
        else faults.push(`round ${round}: half a schema`);
      }
      const next = await startProduct(environment, { folder });
      const whole = await withDatabase(environment, ownColumns);
      await next.stop();
      // The first round is left in peace: what it makes is what all others have to be.
      wanted ??= whole;
      if (whole !== wanted) faults.push(`round ${round}: another schema in the end`);
      await admin.query(`drop database ${database} with (force)`);
    }
    for (const fault of faults.slice(0, 10)) report.note(fault);
    report.check(
      `${rounds} × kill -9 within a migration: the old schema or the new one, never half of one, and the next start ends it`,
      faults.length === 0 && seen.old > 0,
      `${seen.old} times the old one, ${seen.whole} times the new one`,
    );
  } finally {
    await admin.end();
    await postgres.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Without the list of what was migrated, which is there, empty, before the first migration begins. @param {pg.Pool} db */
const ownColumns = async (db) =>
  (await columns(db))
    .split("\n")
    .filter((line) => !line.startsWith("drizzle."))
    .join("\n");

/** @param {{ environment: Record<string, string>, folder: string, admin: pg.Client, database: string, slowFor: number }} scene */
async function killWithin({ environment, folder, admin, database, slowFor }) {
  const server = await startProduct(environment, { folder, readyPath: null });
  const count = async (/** @type {string} */ condition) => {
    const text = `select count(*)::int as count from pg_stat_activity where datname = $1 and ${condition}`;
    return (await admin.query(text, [database])).rows[0].count;
  };
  while (!server.hasEnded() && (await count("query like '%pg_sleep%'")) === 0) await sleep(5);
  await sleep(Math.random() * slowFor * 1000);
  server.child.kill("SIGKILL");
  await server.exited;
  // The database notices only when it has something to say to it.
  while ((await count("true")) > 0) await sleep(20);
}

/** Makes every migration take a while in its middle. @param {string} folder @param {number} seconds */
async function slowMigrations(folder, seconds) {
  const journal = join(folder, "meta/_journal.json");
  const { entries, ...rest } = JSON.parse(await readFile(journal, "utf8"));
  for (const { tag } of entries) {
    const file = join(folder, `${tag}.sql`);
    const statements = (await readFile(file, "utf8")).split("--> statement-breakpoint");
    statements.splice(Math.ceil(statements.length / 2), 0, `\nselect pg_sleep(${seconds});\n`);
    await writeFile(file, statements.join("--> statement-breakpoint"));
  }
  return {
    count: entries.length,
    keep: (/** @type {number} */ count) =>
      writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) })),
  };
}

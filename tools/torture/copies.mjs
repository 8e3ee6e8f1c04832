import { randomBytes, randomInt } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { startProduct } from "../../scripts/start-product.mjs";
import { ask, openCompany, work } from "./faults/company-at-work.mjs";
import { startPostgres } from "./faults/postgres-server.mjs";
import { inFolder, sleep, withDatabase } from "./faults/scene.mjs";

export const name = "copies";
const SHORT_ROUNDS = 2;
const LONGEST_WORK = 1000;
/** Bytes of a gzip header, which says nothing about the content. */
const GZIP_HEAD = 10;

/** Backups that go from one kind of database to the other and back. @param {Parameters<import("./report.mjs").Part["run"]>[0]} task */
export async function run({ rounds = SHORT_ROUNDS, report }) {
  const postgres = await startPostgres();
  if (!postgres) return report.leaveOut("copies", "not run: no PostgreSQL is installed");
  const admin = new pg.Client(postgres.url);
  await admin.connect();
  let databases = 0;
  const newDatabase = async () => {
    const database = `copy_${databases++}`;
    await admin.query(`create database ${database}`);
    const url = new URL(postgres.url);
    url.pathname = `/${database}`;
    return { DATABASE_URL: url.href };
  };
  const seen = { rows: 0, refused: 0 };
  /** @type {string[]} */
  const faults = [];
  try {
    for (let round = 1; round <= rounds; round++) {
      const found = await inFolder((folder) => copyRound(folder, newDatabase, seen));
      faults.push(...found.map((fault) => `round ${round}: ${fault}`));
    }
  } finally {
    await admin.end();
    await postgres.remove();
  }
  for (const fault of faults.slice(0, 10)) report.note(fault);
  report.check(
    `${rounds} × embedded → file → PostgreSQL → file → embedded → file, and move-to-postgres: the same, line for line`,
    faults.length === 0 && seen.rows > 0,
    `${seen.rows} rows in all`,
  );
  report.check(
    `${2 * rounds} × a copy with one bit turned, or cut off: refused, and nothing written`,
    seen.refused === 2 * rounds,
    `${seen.refused} refused`,
  );
}

/** @param {string} folder @param {() => Promise<Record<string, string>>} newDatabase @param {{ rows: number, refused: number }} seen */
async function copyRound(folder, newDatabase, seen) {
  const embedded = { DATA_DIR: join(folder, "first") };
  const server = await startProduct(embedded);
  await fill(server, embedded);
  const file = (/** @type {string} */ each) => join(folder, each);
  await tool("backup", embedded, file("while-it-runs"));
  await server.stop();
  const [there, back, moved] = [
    await newDatabase(),
    { DATA_DIR: join(folder, "second") },
    await newDatabase(),
  ];
  await tool("backup", embedded, file("while-it-rests"));
  await tool("restore", there, file("while-it-runs"));
  await tool("backup", there, file("from-postgres"));
  await tool("restore", back, file("from-postgres"));
  await tool("backup", back, file("back-again"));
  await tool("move-to-postgres", { ...embedded, ...moved });
  await tool("backup", moved, file("moved"));

  const first = await contentOf(file("while-it-runs"));
  seen.rows += rowsIn(first);
  const faults = [];
  for (const copy of ["while-it-rests", "from-postgres", "back-again", "moved"]) {
    if ((await contentOf(file(copy))).join("\n") !== first.join("\n")) faults.push(`${copy} differs`);
  }
  const whole = await readFile(file("while-it-runs"));
  const turned = Buffer.from(whole);
  const place = randomInt(GZIP_HEAD, whole.length);
  turned.writeUInt8(turned.readUInt8(place) ^ (1 << randomInt(8)), place);
  for (const damaged of [turned, whole.subarray(0, randomInt(1, whole.length))]) {
    await writeFile(file("damaged"), damaged);
    const target = await newDatabase();
    const { code, said } = await runTool("restore", target, file("damaged"));
    const { rows } = await withDatabase(target, (db) => db.query("select to_regclass('companies') as made"));
    const isRefused = code === 1 && said.includes("danificado") && rows[0].made === null;
    if (isRefused) seen.refused++;
    else faults.push(`a damaged copy (bit at ${place} of ${whole.length}): ${code} ${said}`);
  }
  return faults;
}

/** Companies at work, and texts of all kinds. @param {import("../../scripts/start-product.mjs").Product} server @param {Record<string, string>} environment */
async function fill(server, environment) {
  const count = randomInt(1, 4);
  for (let n = 0; n < count; n++) {
    const company = await withDatabase(environment, (db) =>
      openCompany({ url: server.url, db, people: randomInt(1, 5) }),
    );
    const isOver = new AbortController();
    const working = work(company, server.url, isOver.signal);
    await sleep(Math.random() * LONGEST_WORK);
    isOver.abort();
    await working;
    for (let text = randomInt(2, 10); text > 0; text--) {
      const body = { name: strangeText(), notes: `${strangeText()}\n${strangeText()}` };
      const { status, body: made } = await ask(server.url, "POST", "/api/clients", {
        token: company.token,
        body,
      });
      if (status !== 201) throw new Error(`${status} ${JSON.stringify(made)}`);
      const { id } = /** @type {{ id: number }} */ (made);
      if (text % 3 === 0) await ask(server.url, "DELETE", `/api/clients/${id}`, { token: company.token });
    }
  }
}

const PIECES = ["\\", '"', "'", "\\u0000", "é", "ß", "漢", "🍹", "<b>", "%s", "null", "{}", "\\N", "ﬁ", "$1"];
const strangeText = () =>
  randomBytes(8).toString("hex") +
  Array.from({ length: randomInt(1, 12) }, () => PIECES[randomInt(PIECES.length)]).join("");

/** All but the first line, which names the moment, and the seal. @param {string} path */
const contentOf = async (path) =>
  gunzipSync(await readFile(path))
    .toString()
    .trimEnd()
    .split("\n")
    .slice(1, -1);

/** @param {string[]} lines @returns {number} */
function rowsIn(lines) {
  const { rows } = JSON.parse(lines.at(-1) ?? "");
  return Object.values(rows).reduce((sum, count) => sum + count, 0);
}

/** @param {string} program @param {Record<string, string>} environment @param {string[]} files */
async function runTool(program, environment, ...files) {
  const options = { program, args: [program, ...files], readyPath: null };
  const { exited, output } = await startProduct(environment, options);
  return { code: await exited, said: output().trim() };
}

/** @param {Parameters<typeof runTool>} task */
async function tool(...task) {
  const { code, said } = await runTool(...task);
  if (code !== 0) throw new Error(`${task[0]}: ${said}`);
}

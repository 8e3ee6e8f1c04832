import { createHash, randomBytes } from "node:crypto";
import { startProduct } from "../../scripts/start-product.mjs";
import { openCompany } from "./faults/company-at-work.mjs";
import { startPostgres } from "./faults/postgres-server.mjs";
import { inFolder, withDatabase } from "./faults/scene.mjs";
import { verifyStock } from "./faults/verify-stock.mjs";
import { longTest } from "./long-test.mjs";
import { addCompany, call } from "./running-product.mjs";

export const name = "races";
const SHORT_ROUNDS = 3;
const AT_ONCE = 50;
const MIXED_SECONDS = 60;

/** Fifty people do the same thing at the same moment, and it is done once. @param {Parameters<import("./report.mjs").Part["run"]>[0]} task */
export async function run({ rounds = SHORT_ROUNDS, report }) {
  const seconds = report.isSmoke ? 1 : MIXED_SECONDS;
  await longTest({
    what: `16 people do everything at once in one company for ${seconds} s: nobody waits in a circle, nobody is sent away`,
    file: "src/server/walls/mixed-writes.test.ts",
    env: { MIXED_MILLISECONDS: String(seconds * 1000) },
    report,
  });
  await inFolder((folder) => racesOn("the embedded database", { DATA_DIR: folder }, { rounds, report }));
  const postgres = await startPostgres();
  if (!postgres) return report.leaveOut("races on PostgreSQL", "not run: no PostgreSQL is installed");
  try {
    await racesOn(postgres.version, { DATABASE_URL: postgres.url }, { rounds, report });
  } finally {
    await postgres.remove();
  }
}

/**
 * @typedef {{ url: string, db: import("pg").Pool, token: string, adminToken: string, ingredientId: number, drinkId: number }} Scene
 * @typedef {{ path: string, token?: string, body?: unknown, headers?: Record<string, string> }} Call
 * @typedef {{ what: string, losers: number[], prepare: (scene: Scene) => Promise<Call> }} Race
 */

/** @param {string} database @param {Record<string, string>} environment @param {import("./faults/kill.mjs").Task} task */
async function racesOn(database, environment, { rounds, report }) {
  const server = await startProduct(environment);
  try {
    await withDatabase(environment, async (db) => {
      const { url } = server;
      const { token, shelves, drinkId } = await openCompany({ url, db, people: 1 });
      const admin = { email: "admin@balcao.local", password: "senha-do-admin" };
      const { token: adminToken } = JSON.parse((await call(url, "POST", "/api/login", { body: admin })).text);
      const ingredientId = shelves[0]?.ingredientId ?? 0;
      const scene = { url, db, token, adminToken, ingredientId, drinkId };
      for (const race of RACES) await raceOften(race, scene, { database, rounds, report });

      const { text } = await call(url, "GET", "/api/ingredients", { token });
      const [{ quantity }] = JSON.parse(text);
      const { rows } = await db.query(
        "select deadlocks::int from pg_stat_database where datname = current_database()",
      );
      const stock = await verifyStock(environment);
      report.check(
        `after all this on ${database}: one unit is out for each withdrawal, the stock adds up, nobody waited in a circle`,
        quantity === 1000 - rounds && rows[0].deadlocks === 0 && stock.isClean,
        `${quantity} left, ${rows[0].deadlocks} deadlocks, ${stock.said}`,
      );
    });
  } finally {
    await server.stop();
  }
}

/** @param {Race} race @param {Scene} scene @param {import("./faults/kill.mjs").Task & { database: string }} task */
async function raceOften({ what, losers, prepare }, scene, { database, rounds, report }) {
  /** @type {Record<number, number>} */
  const statuses = {};
  let good = 0;
  for (let round = 0; round < rounds; round++) {
    const { path, ...options } = await prepare(scene);
    // All come from one address, which may not try tokens that often.
    await scene.db.query("delete from attempts");
    const calls = Array.from({ length: AT_ONCE }, () => call(scene.url, "POST", path, options));
    const answers = (await Promise.all(calls)).map(({ status }) => status);
    for (const status of answers) statuses[status] = (statuses[status] ?? 0) + 1;
    const lost = answers.filter((status) => status !== 200);
    if (lost.length === AT_ONCE - 1 && lost.every((status) => losers.includes(status))) good++;
  }
  report.check(
    `${rounds} × ${AT_ONCE} at once on ${database}: ${what}, exactly one wins`,
    good === rounds,
    JSON.stringify(statuses),
  );
}

const sha256 = (/** @type {string} */ text) => createHash("sha256").update(text).digest("base64url");
/** @param {import("pg").Pool} db @param {string} kind @param {string} email */
async function addLink(db, kind, email) {
  const token = randomBytes(32).toString("base64url");
  await db.query(
    "insert into link_tokens (token_hash, kind, email, expires_at) values ($1, $2, $3, now() + interval '1 h')",
    [sha256(token), kind, email],
  );
  return token;
}
const newName = () => `corrida-${randomBytes(6).toString("hex")}@exemplo.com.br`;

/** A confirmed event that plans one unit. @param {Scene} scene */
async function newEvent({ url, token, ingredientId, drinkId }) {
  const line = { ingredientId, ingredientName: "x", quantity: 1, unit: "unidade", plannedQuantity: 1 };
  const drinks = [{ drinkId, drinkName: "x", quantity: 1, ingredients: [line] }];
  const body = { name: "Festa", date: "2027-12-25T23:30:00.000Z", status: "confirmado", drinks };
  return JSON.parse((await call(url, "POST", "/api/events", { token, body })).text).id;
}

/** Too many who wait for a hash are told to come back: they have not won either. */
const BUSY = 503;

/** @type {Race[]} */
const RACES = [
  {
    what: "an event's stock is withdrawn",
    losers: [409],
    prepare: async (scene) => ({
      path: `/api/events/${await newEvent(scene)}/withdraw-stock`,
      token: scene.token,
    }),
  },
  {
    what: "an event's stock is returned",
    losers: [409],
    prepare: async (scene) => {
      const { url, token, ingredientId } = scene;
      const id = await newEvent(scene);
      await call(url, "POST", `/api/events/${id}/withdraw-stock`, { token });
      const body = { returns: [{ ingredientId, quantity: 1 }] };
      return { path: `/api/events/${id}/return-stock`, token, body };
    },
  },
  {
    what: "a user is blocked from the same list",
    losers: [409],
    prepare: async ({ db, adminToken }) => {
      const id = await addCompany(db, newName());
      const headers = { "if-match": '"1"' };
      return { path: `/api/admin/users/${id}/toggle-status`, token: adminToken, headers };
    },
  },
  {
    what: "a registration is confirmed",
    losers: [400, BUSY],
    prepare: async ({ db }) => {
      const email = newName();
      await db.query("insert into companies (name, email) values ('Corrida', $1)", [email]);
      return { path: "/api/confirm-company", body: { token: await addLink(db, "confirmation", email) } };
    },
  },
  {
    what: "a password is set by a link",
    losers: [400, BUSY],
    prepare: async ({ db }) => {
      const email = newName();
      await addCompany(db, email);
      const token = await addLink(db, "recovery", email);
      return { path: "/api/reset-password", body: { token, newPassword: "senha-nova" } };
    },
  },
];

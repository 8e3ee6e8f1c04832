import { connect } from "node:net";
import { addCompany, signIn, startWithDatabase } from "../running-product.mjs";

export const name = "unread";
const LOSSES = 58_000;
const INGREDIENTS = 40_000;
const CONNECTIONS = 2;
/** Requests that each connection sends without waiting for an answer. */
const AHEAD = 20;
const SHORT_SECONDS = 20;
const MOST_MEGABYTES = 100;
/** The server allows 90 s, and looks every 2 s. */
const CUT_OFF_AFTER_SECONDS = 93;
const SIP = 512;
const LAST_CHUNK = "0\r\n\r\n";

/** @typedef {import("../running-product.mjs").Product} Product */

/** What two connections cost that ask for much and read nothing, or only sip. @param {Parameters<import("../report.mjs").Part["run"]>[0]} task */
export async function run({ minutes, report }) {
  const seconds = report.isSmoke ? 0.5 : minutes ? Math.ceil(minutes * 60) : SHORT_SECONDS;
  const product = await startWithDatabase();
  try {
    const email = "leitor@exemplo.com.br";
    await grow(product.db, await addCompany(product.db, email), report.isSmoke ? 0.1 : 1);
    const token = await signIn(product.url, email);
    const script = /\/assets\/[^"]+\.js/.exec(await read(product, "/", token))?.[0] ?? "/";
    const paths = ["/api/losses", "/api/ingredients", "/api/company-data", script];
    // Once each, so that what is kept for good does not count.
    for (const path of paths) await read(product, path, token);
    for (const path of paths) {
      for (const sip of [0, SIP]) {
        const quiet = report.isSmoke ? (product.memoryMiB() ?? 0) : await restingMemory(product);
        const more = Math.round((await mostMemoryDuring(product, { path, token, sip, seconds })) - quiet);
        report.check(
          `${CONNECTIONS} connections that ask ${AHEAD} times for ${path} and ${sip ? "sip" : "read nothing"}: at most ${MOST_MEGABYTES} MB`,
          report.isWithin(more, MOST_MEGABYTES) && !product.hasEnded(),
          `${more} MB over ${Math.round(quiet)} MB`,
        );
      }
    }
    if (!report.isSmoke)
      report.check(
        `an answer of which nothing is taken for ${CUT_OFF_AFTER_SECONDS} s is cut off`,
        await isCutOff(product, "/api/ingredients", token),
      );
  } finally {
    await product.stop();
  }
}

/** @param {import("pg").Pool} db @param {number} userId @param {number} share of all rows */
async function grow(db, userId, share) {
  await db.query(
    `insert into ingredients (company_id, name, category, quantity, unit, unit_cost, price_per_unit)
     select company_id, 'Ingrediente de nome comprido ' || n, 'Outros', 0, 'L', 1, 1
     from users, generate_series(1, ${share * INGREDIENTS}) n where users.id = $1`,
    [userId],
  );
  await db.query(
    `insert into stock_movements
       (company_id, ingredient_id, kind, unit, quantity_delta, unit_cost, lost_quantity, reason, user_id, created_at)
     select u.company_id, (select min(id) from ingredients i where i.company_id = u.company_id), 'perda', 'L', -1, 1, 1,
       repeat('motivo ', 28), u.id, now()
     from users u, generate_series(1, ${share * LOSSES}) where u.id = $1`,
    [userId],
  );
  await db.query("analyze");
}

/** @param {Product} product @param {string} path @param {string} token */
const read = async ({ url }, path, token) =>
  (
    await fetch(url + path, { headers: { authorization: `Bearer ${token}`, "accept-encoding": "identity" } })
  ).text();

/** Opens a connection that has asked, and takes nothing. @param {number} port @param {string} path @param {string} token @param {number} times */
function ask(port, path, token, times) {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  socket.pause();
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`.repeat(times),
  );
  return socket;
}

/** @param {Product} product @param {{ path: string, token: string, sip: number, seconds: number }} scene `sip`: bytes that are read now and then */
async function mostMemoryDuring(product, { path, token, sip, seconds }) {
  const sockets = Array.from({ length: CONNECTIONS }, () => ask(product.port, path, token, AHEAD));
  let most = 0;
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(100)) {
    most = Math.max(most, product.memoryMiB() ?? 0);
    if (sip) for (const socket of sockets) socket.read(sip);
  }
  for (const socket of sockets) socket.destroy();
  return most;
}

/** Waits until the memory no longer falls. @param {Product} product */
async function restingMemory(product) {
  let least = product.memoryMiB() ?? 0;
  for (let round = 0; round < 3; round++) {
    await pause(1000);
    least = Math.min(least, product.memoryMiB() ?? 0);
  }
  return least;
}

/** Takes nothing for as long, and then everything. @param {Product} product @param {string} path @param {string} token */
async function isCutOff({ port }, path, token) {
  const socket = ask(port, path, token, 1);
  await pause(CUT_OFF_AFTER_SECONDS * 1000);
  let head = "";
  let tail = "";
  let length = 0;
  socket.on("data", (chunk) => {
    head ||= chunk.toString("latin1");
    tail = (tail + chunk.toString("latin1")).slice(-LAST_CHUNK.length);
    length += chunk.length;
  });
  socket.resume();
  for (let before = -1; length !== before; await pause(500)) before = length;
  socket.destroy();
  // What is streamed does not say how long it is, only that it is over.
  const announced = /content-length: (\d+)/i.exec(head)?.[1];
  return length > 0 && (announced === undefined ? tail !== LAST_CHUNK : length < Number(announced));
}

/** @param {number} milliseconds */
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hash } from "@node-rs/argon2";
import pg from "pg";
import { tsImport } from "tsx/esm/api";
import { freePort } from "../scripts/free-port.mjs";
import { untilReady } from "../scripts/until-ready.mjs";

export const PASSWORD = "senha-da-tortura";

/**
 * The built product as it runs for its users, beside a database that the torturer can look into.
 * @param {Record<string, string>} [environment]
 */
export async function startProduct(environment = {}) {
  const { startEmbeddedDatabase } = await tsImport(
    "../src/server/db/embedded/embedded-database.ts",
    import.meta.url,
  );
  const { ADMIN, runProduct } = await tsImport("../e2e/support/product.ts", import.meta.url);
  const folder = await mkdtemp(join(tmpdir(), "balcao-torture-"));
  const embedded = await startEmbeddedDatabase({ dataDir: folder, maxConnections: 60 });
  const port = await freePort();
  const { child, output, exited } = runProduct({
    PORT: String(port),
    DATABASE_URL: addressOf(embedded.connection),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...environment,
  });
  const db = new pg.Pool({ ...embedded.superuser, max: 4 });
  db.on("error", () => undefined);
  const url = `http://localhost:${port}`;
  const stop = async () => {
    child.kill("SIGTERM");
    await exited;
    await db.end();
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(url, { hasEnded: () => child.exitCode !== null, output });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    port,
    db,
    output,
    stop,
    isAlive: () => child.exitCode === null,
    memory: () => memoryOf(child.pid),
  };
}

/** @typedef {Awaited<ReturnType<typeof startProduct>>} Product */

/** As DATABASE_URL names it: the host may be the folder of a socket. @param {Record<string, string | number | undefined>} connection */
function addressOf({ host, port, user, password, database }) {
  const url = new URL(`postgres://localhost/${database}`);
  for (const [name, value] of Object.entries({ host, port, user, password })) {
    if (value) url.searchParams.set(name, String(value));
  }
  return url.href;
}

/** Megabytes that the server takes; undefined where the system does not tell. @param {number | undefined} pid */
async function memoryOf(pid) {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1];
  return kilobytes ? Number((Number(kilobytes) / 1024).toFixed(1)) : undefined;
}

/** @type {Promise<string> | undefined} */
let sharedHash;

/** A company with a user whose password is PASSWORD, written straight into the database. @param {pg.Pool} db @param {string} email */
export async function addCompany(db, email) {
  sharedHash ??= hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const { rows } = await db.query(
    `with company as (insert into companies (name, email, is_active) values ($1, $2, true) returning id)
     insert into users (username, email, password_hash, company_id) select $2, $2, $3, id from company returning id`,
    [`Bar ${randomBytes(3).toString("hex")}`, email, await sharedHash],
  );
  return Number(rows[0].id);
}

/**
 * @param {string} url
 * @param {string} method
 * @param {string} path
 * @param {{ body?: unknown, token?: string, headers?: Record<string, string> }} [options]
 */
export async function call(url, method, path, { body, token, headers } = {}) {
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text };
}

/** @param {string} url @param {string} email @param {Record<string, string>} [headers] @returns {Promise<string>} */
export async function signIn(url, email, headers) {
  const { text } = await call(url, "POST", "/api/login", { body: { email, password: PASSWORD }, headers });
  return JSON.parse(text).token;
}

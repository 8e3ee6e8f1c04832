import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hash } from "@node-rs/argon2";
import pg from "pg";
import { tsImport } from "tsx/esm/api";
import { startProduct } from "../../scripts/start-product.mjs";

export const PASSWORD = "senha-da-tortura";

/**
 * Starts the built product on a database of its own, which the tests can look into as superuser.
 * @param {Record<string, string>} [environment]
 */
export async function startWithDatabase(environment = {}) {
  const { startEmbeddedDatabase } = await tsImport(
    "../../src/server/db/embedded/embedded-database.ts",
    import.meta.url,
  );
  const { databaseUrl } = await tsImport("../../src/server/db/pools/database-url.ts", import.meta.url);
  const folder = await mkdtemp(join(tmpdir(), "balcao-torture-"));
  const embedded = await startEmbeddedDatabase({ dataDir: folder, maxConnections: 60 });
  const db = new pg.Pool({ ...embedded.superuser, max: 4 });
  db.on("error", () => undefined);
  const closeDatabase = async () => {
    await db.end();
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const variables = { DATABASE_URL: databaseUrl(embedded.connection), ...environment };
  const product = await startProduct(variables).catch(async (error) => {
    await closeDatabase();
    throw error;
  });
  const stop = async () => {
    await product.stop();
    await closeDatabase();
  };
  return { ...product, db, stop };
}

/** @typedef {Awaited<ReturnType<typeof startWithDatabase>>} Product */

/** @type {Promise<string> | undefined} */
let sharedHash;

/** A company with a user whose password is PASSWORD, written straight into the database. @param {pg.Pool} db @param {string} email */
export async function addCompany(db, email) {
  sharedHash ??= hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const { rows } = await db.query(
    `with company as (insert into companies (name, email, is_active) values ($1, $2, true) returning id)
     insert into users (username, email, password_hash, company_id, company_role)
     select $2, $2, $3, id, 'dono' from company returning id`,
    [`Bar ${randomBytes(3).toString("hex")}`, email, await sharedHash],
  );
  return Number(rows[0].id);
}

/**
 * @param {string} url
 * @param {string} method
 * @param {string} path
 * @param {{ body?: unknown, token?: string, headers?: Record<string, string>, signal?: AbortSignal }} [options]
 */
export async function call(url, method, path, { body, token, headers, signal } = {}) {
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text };
}

/** @param {string} url @param {string} email @param {Record<string, string>} [headers] @returns {Promise<string>} */
export async function signIn(url, email, headers) {
  const { text } = await call(url, "POST", "/api/login", { body: { email, password: PASSWORD }, headers });
  return JSON.parse(text).token;
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { companyRole } from "#server/db/company/company-role.ts";
import { startEmbeddedDatabase } from "#server/db/embedded/embedded-database.ts";
import { migrateDatabase } from "#server/db/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    testServer: pg.ClientConfig;
    templateDatabase: string;
  }
}

/**
 * One PostgreSQL for the whole run (the embedded one, or what TEST_DATABASE_URL names) with one migrated database,
 * of which every test file gets a copy of its own.
 */
export async function setup({ provide }: TestProject) {
  const server = await startServer();
  const admin = new pg.Client(server.connection);
  await admin.connect();
  const template = `balcao_template_${process.pid}_${Date.now()}`;
  await admin.query(`create database ${template} template template0`);
  const pool = new pg.Pool({ ...server.connection, database: template });
  // Its connections may still be closing when they are ended below.
  pool.on("error", () => undefined);
  await migrateDatabase(pool);
  // Copied along with the rest, so that no test file has to do it again.
  await companyRole(pool);
  await pool.end();
  // A pooler keeps connections after us, and a database that is in use cannot be copied.
  await admin.query("select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1", [
    template,
  ]);
  provide("testServer", server.connection);
  provide("templateDatabase", template);
  return async () => {
    await admin.query(`drop database ${template} with (force)`);
    await admin.end();
    await server.stop();
  };
}

async function startServer() {
  const url = process.env.TEST_DATABASE_URL;
  if (url) {
    const { host, port, user, password, database } = new pg.Client(url);
    return { connection: { host, port, user, password, database }, stop: async () => undefined };
  }
  const dataDir = await mkdtemp(join(tmpdir(), "balcao-test-"));
  const embedded = await startEmbeddedDatabase({ dataDir, isDurable: false, maxConnections: 200 });
  return {
    connection: embedded.superuser,
    stop: async () => {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { databaseOn } from "#server/db/database.ts";
import { PreparingClient } from "#server/db/preparing-client.ts";

/** With nothing in it. */
export const EMPTY = "template0";

/** A fresh, migrated database of this test file's own. */
export async function createTestDatabase(template = inject("templateDatabase")) {
  const server = inject("testServer");
  const name = `balcao_test_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`);
  const pool = new pg.Pool({ ...server, database: name, max: 10, Client: PreparingClient });
  // Dropping the database below ends connections that the pool has let go of but that are not closed yet.
  pool.on("error", () => undefined);
  return {
    db: databaseOn(pool),
    pool,
    connection: { ...server, database: name },
    close: async () => {
      await pool.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

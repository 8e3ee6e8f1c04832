import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject, onTestFinished } from "vitest";

/** A database with nothing in it, and as many pools on it as there are processes. */
export async function emptyDatabase(processes: number): Promise<pg.Pool[]> {
  const server = inject("testServer");
  const name = `balcao_empty_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database ${name} template template0`);
  const pools = Array.from({ length: processes }, () => new pg.Pool({ ...server, database: name, max: 2 }));
  for (const pool of pools) pool.on("error", () => undefined);
  onTestFinished(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  return pools;
}

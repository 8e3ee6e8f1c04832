// The least that a start on an existing data folder can be: a process, the database, its first answer. Built like the
// server, so that what differs is what the product adds.
import { startEmbeddedDatabase } from "#server/db/embedded/embedded-database.ts";

const database = await startEmbeddedDatabase({ dataDir: process.env.DATA_DIR ?? "" });
const { default: pg } = await import("pg");
const client = new pg.Client(database.connection);
await client.connect();
await client.query("select count(*) from companies");
console.log("ready");
process.once("SIGTERM", async () => {
  await client.end();
  await database.stop();
  process.exit(0);
});

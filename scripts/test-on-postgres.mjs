import { startTemporaryPostgres } from "./temporary-postgres.mjs";
import { runEverything, run as runTests } from "./test.mjs";

/** `npm run test:postgres`: the route tests on the PostgreSQL server of TEST_DATABASE_URL, or on a temporary one. */
export async function run() {
  await nameDatabase();
  await runTests(["--project=server"]);
}

/**
 * `npm run test:all`: every test, those of the routes on a PostgreSQL server as well. The embedded database is proven by
 * its own tests and by those of the browser.
 */
export async function runAll() {
  await nameDatabase();
  await runEverything();
}

async function nameDatabase() {
  if (process.env.TEST_DATABASE_URL) return;
  const server = await startTemporaryPostgres();
  process.env.TEST_DATABASE_URL = server.url;
  process.on("exit", server.stop);
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
}

import { startTemporaryPostgres } from "./temporary-postgres.mjs";
import { run as runTests } from "./test.mjs";

/** The same route tests on a PostgreSQL server: the one TEST_DATABASE_URL names, or a temporary one. */
export async function run() {
  if (!process.env.TEST_DATABASE_URL) {
    const server = await startTemporaryPostgres();
    process.env.TEST_DATABASE_URL = server.url;
    process.on("exit", server.stop);
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
  }
  await runTests(["--project=server"]);
}

import { startTemporaryPostgres } from "./temporary-postgres.mjs";
import { run as runTests } from "./test.mjs";

/** `npm run test:postgres`: the route tests on the PostgreSQL server of TEST_DATABASE_URL, or on a temporary one. */
export async function run() {
  if (!process.env.TEST_DATABASE_URL) {
    const server = await startTemporaryPostgres();
    process.env.TEST_DATABASE_URL = server.url;
    process.on("exit", server.stop);
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
  }
  await runTests(["--project=server"]);
}

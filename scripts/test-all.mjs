import { runAll } from "./test-on-postgres.mjs";

export const run = () => runAll();

import { runBuilt } from "./run-built.mjs";

export const run = () => runBuilt("move-to-postgres.js");

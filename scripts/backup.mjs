import { runBuilt } from "./run-built.mjs";

export const run = () => runBuilt("backup.js");

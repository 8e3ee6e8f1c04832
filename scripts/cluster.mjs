import { runBuilt } from "./run-built.mjs";

export const run = () => runBuilt("cluster.js");

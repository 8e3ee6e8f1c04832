import { runBuilt } from "./run-built.mjs";

export const run = () => runBuilt("verify-trail.js");

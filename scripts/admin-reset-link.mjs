import { runBuilt } from "./run-built.mjs";

export const run = () => runBuilt("admin-reset-link.js");

import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** The server's programs: each is built from `src/server/commands/NAME.ts` into `dist/server/NAME.js`. */
export const SERVER_PROGRAMS = [
  "start",
  "cluster",
  "demo",
  "backup",
  "restore",
  "move-to-postgres",
  "admin-reset-link",
  "verify-stock",
  "verify-trail",
];

/** The tools, by command: a file that exports `run(args)`, named from the project's root. */
export const TOOLS = {
  test: "scripts/test.mjs",
  "test:long": "scripts/test-long.mjs",
  "test:all": "scripts/test-all.mjs",
  "test:postgres": "scripts/test-on-postgres.mjs",
  dev: "scripts/dev.mjs",
  build: "scripts/build.mjs",
  "dependency-list": "scripts/dependency-list.mjs",
  screenshots: "scripts/screenshots.mjs",
  bench: "tools/bench/speed.mjs",
  "bench:page": "tools/bench/page/page.mjs",
  "bench:search": "tools/bench/page/search-typing.mjs",
  "bench:reports": "tools/bench/page/report-filters.mjs",
  "bench:purchases": "tools/bench/page/purchase-list.mjs",
  "bench:month": "tools/bench/page/month-switch.mjs",
  "bench:suggestion": "tools/bench/page/suggestion.mjs",
  "bench:lighthouse": "tools/bench/page/lighthouse.mjs",
  demand: "tools/demand/simulate.mjs",
  torture: "tools/torture/run.mjs",
};

const root = join(import.meta.dirname, "..");
/** @param {string} file */
const importFile = (file) => import(pathToFileURL(join(root, file)).href);

/** Runs the command of this name in this process. @param {string} name @param {string[]} args */
export async function runCommand(name, args) {
  if (SERVER_PROGRAMS.includes(name)) return await runServerProgram(name);
  const file = /** @type {Record<string, string>} */ (TOOLS)[name];
  if (!file) throw new Error(`There is no command ${name}.`);
  await (await importFile(file)).run(args);
}

/** Installs and builds what is stale first. @param {string} name */
async function runServerProgram(name) {
  const { ensureRunnable } = await import("./build.mjs");
  const { stopWithNpm } = await import("./parent-process.mjs");
  const { speakToOperators } = await import("./progress.mjs");
  speakToOperators();
  await ensureRunnable();
  process.setSourceMapsEnabled(true);
  stopWithNpm(() => process.kill(process.pid, "SIGTERM"));
  await importFile(`dist/server/${name}.js`);
}

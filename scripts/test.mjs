import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { runCommand } from "./child-process.mjs";
import { findChromium } from "./find-chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { step } from "./progress.mjs";

const root = join(import.meta.dirname, "..");
/** @param {string} path */
const bin = (path) => join(root, "node_modules", path);

/** Each counts as one test. @type {[string, string, ...string[]][]} */
const CHECKS = [
  ["tipos do servidor", bin("typescript/bin/tsc"), "-p", "tsconfig.server.json"],
  ["tipos da página", bin("typescript/bin/tsc"), "-p", "tsconfig.web.json"],
  ["tipos das ferramentas", bin("typescript/bin/tsc"), "-p", "tsconfig.tools.json"],
  ["formato e lint", bin("@biomejs/biome/bin/biome"), "check", "--error-on-warnings", "."],
  [
    "lint com tipos",
    bin("oxlint/bin/oxlint"),
    "--type-aware",
    "--deny-warnings",
    "src",
    "e2e",
    "scripts",
    "tools",
  ],
  ["código e dependências sem uso", bin("knip/bin/knip.js")],
];

/** @typedef {{ passed: number, failed: number }} Tally */

/** Everything: checks, unit and route tests, browser tests. `--project=server` and the like narrow it to Vitest. @param {string[]} args */
export async function run(args) {
  process.chdir(root);
  const startedAt = Date.now();
  await ensureInstalled();
  const tallies = args.length > 0 ? [await vitest(args)] : await runAll();
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  console.log(`\nem ${Math.round((Date.now() - startedAt) / 1000)} s`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}

/** @returns {Promise<Tally[]>} */
async function runAll() {
  // None needs another's result.
  const [browser, ...tallies] = await Promise.all([
    prepareBrowser(),
    ...CHECKS.map(([what, script, ...args]) => check(what, script, args)),
  ]);
  tallies.push(await vitest([]));
  tallies.push(await browserTests(browser));
  return tallies;
}

/** @param {string} what @param {string} script @param {string[]} args @returns {Promise<Tally>} */
async function check(what, script, args) {
  const { code, output } = await step(`Verificando ${what}`, () =>
    runCommand(process.execPath, [script, ...args], { isQuiet: true }),
  );
  if (code !== 0) console.log(output);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** @param {string[]} args @returns {Promise<Tally>} */
function vitest(args) {
  console.log("• Testes de unidade e de rotas…");
  return withReport(
    async (report) => {
      const command = [bin("vitest/vitest.mjs"), "run", "--reporter=default", "--reporter=json"];
      const { code } = await runCommand(process.execPath, [
        ...command,
        `--outputFile.json=${report}`,
        ...args,
      ]);
      return code;
    },
    ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  );
}

/** The browser, with the product built for it; or why there is none. @returns {Promise<{ path: string } | { failure: unknown }>} */
async function prepareBrowser() {
  try {
    const path = await findChromium();
    await ensureBuilt();
    return { path };
  } catch (failure) {
    return { failure };
  }
}

/** @param {Awaited<ReturnType<typeof prepareBrowser>>} browser @returns {Promise<Tally>} */
async function browserTests(browser) {
  if ("failure" in browser) {
    console.error(browser.failure instanceof Error ? browser.failure.message : browser.failure);
    return { passed: 0, failed: 1 };
  }
  console.log(`• Testes no navegador (${browser.path})…`);
  return await withReport(
    async (report) => {
      // Its workers take over what it was started with: more room for what is young saves them some of the work.
      const node = ["--max-semi-space-size=32"];
      const args = [...node, bin("@playwright/test/cli.js"), "test", "--reporter=list,json"];
      const env = { CHROMIUM_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
      return (await runCommand(process.execPath, args, { env })).code;
    },
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  );
}

/**
 * A runner that fails without a failed test (a file that does not load, say) still counts as one failure.
 * @param {(report: string) => Promise<number>} work
 * @param {(report: any) => Tally} tallyOf
 * @returns {Promise<Tally>}
 */
async function withReport(work, tallyOf) {
  const folder = mkdtempSync(join(tmpdir(), "balcao-report-"));
  try {
    const report = join(folder, "report.json");
    const code = await work(report);
    const tally = readTally(report, tallyOf);
    return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} report @param {(report: any) => Tally} tallyOf @returns {Tally} */
function readTally(report, tallyOf) {
  try {
    return tallyOf(JSON.parse(readFileSync(report, "utf8")));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ensureBuilt } from "./build.mjs";
import { runCommand } from "./child-process.mjs";
import { findChromium } from "./find-chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { LONG_FILES } from "./long-tests.mjs";
import { step } from "./progress.mjs";
import { smokeTools } from "./smoke-tools.mjs";

const root = join(import.meta.dirname, "..");
/** @param {string} path */
const bin = (path) => join(root, "node_modules", path);

/** Static checks; each counts as one test. @type {[string, string, ...string[]][]} */
const CHECKS = [
  ["types of the server", bin("typescript/bin/tsc"), "-p", "tsconfig.server.json"],
  ["types of the page", bin("typescript/bin/tsc"), "-p", "tsconfig.web.json"],
  ["types of the tools", bin("typescript/bin/tsc"), "-p", "tsconfig.tools.json"],
  ["format and lint", bin("@biomejs/biome/bin/biome"), "check", "--error-on-warnings", "."],
  [
    "lint with types",
    bin("oxlint/bin/oxlint"),
    "--type-aware",
    "--deny-warnings",
    "src",
    "e2e",
    "scripts",
    "tools",
  ],
  ["unused code and dependencies", bin("knip/bin/knip.js")],
];

/**
 * Browser tests that `npm test` leaves to the CI: all journeys but the first day on a phone, the layout, what looks at
 * every screen, and what is tagged or named for its starts, its many rows, sizes of windows or browsers.
 */
const LONG = "journeys/(?!first-day.*phone)|layout/|sweeps/|starting.spec|events-long-list.spec|@long";

/** Seconds that `npm test` should take on two idle cores, besides the installation. */
const BUDGET = 300;
const SLOWEST_SHOWN = 10;

/**
 * How many tests passed, and each that failed with the first line of its reason.
 * @typedef {{ passed: number, failures: string[] }} Tally
 * @typedef {{ file: string, seconds: number }} FileTime
 */

/** `npm test`: checks, unit and route tests, browser tests. Arguments such as `--project=server` narrow it to Vitest. @param {string[]} args */
export const run = (args) =>
  args.length > 0 ? runAndReport(async () => [await vitest(args)]) : runAndReport(runAll, { budget: BUDGET });

/** `npm run test:long`: what `npm test` leaves to the CI. */
export const runLong = () => runAndReport(runRest);

/** `npm run test:all`: both, as the CI runs them. */
export const runEverything = () => runAndReport(async () => [...(await runAll()), ...(await runRest())]);

/** @returns {Promise<Tally[]>} */
async function runRest() {
  const browser = await prepareBrowser();
  return [
    await timed("long unit and route tests", () => vitest(LONG_FILES)),
    await timed("long browser tests", () => browserTests(browser, [`--grep=${LONG}`])),
    await timed("benches and torture", smokeTools),
  ];
}

/**
 * Ends the process with what failed, by name, and the line that counts the results. A budget that is exceeded is told and fails nothing: machines
 * differ. @param {() => Promise<Tally[]>} work @param {{ budget?: number }} [options]
 */
async function runAndReport(work, { budget } = {}) {
  process.chdir(root);
  await ensureInstalled();
  const startedAt = Date.now();
  const tallies = await work();
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failures = tallies.flatMap((tally) => tally.failures);
  const took = secondsSince(startedAt);
  if (failures.length > 0) console.log(["", "Failed:", ...failures.map((one) => `  ✗ ${one}`)].join("\n"));
  console.log(`\nin ${took} s${budget ? ` of a budget of ${budget} s` : ""}`);
  if (budget && took > budget)
    console.log(`• over its budget by ${took - budget} s, unless the machine was busy`);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exit(failures.length > 0 || passed === 0 ? 1 : 0);
}

/** @param {FileTime[]} times */
function printSlowest(times) {
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_SHOWN);
  console.log(`• The slowest of ${times.length} files, in seconds:`);
  for (const { file, seconds } of slowest) console.log(`  ${seconds.toFixed(1).padStart(5)}  ${file}`);
}

/** @param {number} moment */
const secondsSince = (moment) => Math.round((Date.now() - moment) / 1000);

/** @returns {Promise<Tally[]>} */
async function runAll() {
  const [browser, ...tallies] = await timed("checks and build", () =>
    Promise.all([prepareBrowser(), ...CHECKS.map(([what, script, ...args]) => check(what, script, args))]),
  );
  tallies.push(
    await timed("unit and route tests", () => vitest(LONG_FILES.map((file) => `--exclude=${file}`))),
  );
  tallies.push(await timed("browser tests", () => browserTests(browser, [`--grep-invert=${LONG}`])));
  return tallies;
}

/** @template T @param {string} phase @param {() => Promise<T>} work */
async function timed(phase, work) {
  const startedAt = Date.now();
  const result = await work();
  console.log(`• ${phase}: ${secondsSince(startedAt)} s`);
  return result;
}

/** @param {string} what @param {string} script @param {string[]} args @returns {Promise<Tally>} */
async function check(what, script, args) {
  const { code, output } = await step(`Checking ${what}`, () =>
    runCommand(process.execPath, [script, ...args], { isQuiet: true }),
  );
  if (code !== 0) console.log(output);
  return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [what] };
}

/** @param {string[]} args @returns {Promise<Tally>} */
function vitest(args) {
  console.log("• Unit and route tests…");
  return withReport(
    "unit and route tests",
    async (report) => {
      const command = [bin("vitest/vitest.mjs"), "run", "--reporter=default", "--reporter=json"];
      const { code } = await runCommand(process.execPath, [
        ...command,
        `--outputFile.json=${report}`,
        ...args,
      ]);
      return code;
    },
    (/** @type {{ numPassedTests: number, testResults: TestFile[] }} */ { numPassedTests, testResults }) => {
      const files = testResults.map((one) => ({ ...one, file: relative(root, one.name) }));
      printSlowest(
        files.map(({ file, startTime, endTime }) => ({ file, seconds: (endTime - startTime) / 1000 })),
      );
      return {
        passed: numPassedTests,
        failures: files.flatMap(({ file, assertionResults }) =>
          assertionResults
            .filter(({ status }) => status === "failed")
            .map(({ fullName, failureMessages }) => failure(`${file} › ${fullName}`, failureMessages[0])),
        ),
      };
    },
  );
}

/** @typedef {{ name: string, startTime: number, endTime: number, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }} TestFile */

/** @param {string} test @param {string} [reason] */
const failure = (test, reason = "") => `${test}: ${stripVTControlCharacters(reason).split("\n", 1)[0]}`;

/** Finds a browser and builds the product; the failure is reported with the browser tests. @returns {Promise<{ path: string } | { failure: unknown }>} */
async function prepareBrowser() {
  try {
    const path = await findChromium();
    await ensureBuilt();
    return { path };
  } catch (failure) {
    return { failure };
  }
}

/** @param {Awaited<ReturnType<typeof prepareBrowser>>} browser @param {string[]} selection @returns {Promise<Tally>} */
async function browserTests(browser, selection) {
  if ("failure" in browser) {
    const reason = browser.failure instanceof Error ? browser.failure.message : String(browser.failure);
    console.error(reason);
    return { passed: 0, failures: [failure("browser tests", reason)] };
  }
  console.log(`• Browser tests (${browser.path})…`);
  return await withReport(
    "browser tests",
    async (report) => {
      // Playwright's workers inherit the flag: a larger young generation saves garbage collections.
      const node = ["--max-semi-space-size=32"];
      const args = [...node, bin("@playwright/test/cli.js"), "test", "--reporter=list,json", ...selection];
      const env = { CHROMIUM_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
      return (await runCommand(process.execPath, args, { env })).code;
    },
    (/** @type {{ stats: { expected: number }, suites: Suite[] }} */ { stats, suites }) => {
      printSlowest(
        suites.map((suite) => ({ file: `e2e/${suite.title}`, seconds: durationOf(suite) / 1000 })),
      );
      return { passed: stats.expected, failures: suites.flatMap(failuresOf) };
    },
  );
}

/**
 * @typedef {{ duration: number, error?: { message?: string } }} Result
 * @typedef {{ title: string, file: string, line: number, tests: { status: string, results: Result[] }[] }} Spec
 * @typedef {{ title: string, specs: Spec[], suites?: Suite[] }} Suite
 */

/** Tests of a file or a group that failed, or passed only when tried again. @param {Suite} suite @returns {string[]} */
function failuresOf({ specs, suites = [] }) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ results }) => failure(`e2e/${file}:${line} › ${title}`, results[0]?.error?.message)),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

/** Milliseconds of all tests of a file or a group. @param {Suite} suite @returns {number} */
function durationOf({ specs, suites = [] }) {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map((one) => one.duration)),
  );
  return [...own, ...suites.map(durationOf)].reduce((sum, duration) => sum + duration, 0);
}

/**
 * Runs a test runner and counts its results. One that fails without a failed test, because a file does not load for
 * instance, counts as one failure.
 * @template Report
 * @param {string} what
 * @param {(report: string) => Promise<number>} work
 * @param {(report: Report) => Tally} tallyOf
 * @returns {Promise<Tally>}
 */
async function withReport(what, work, tallyOf) {
  const folder = mkdtempSync(join(tmpdir(), "balcao-report-"));
  try {
    const report = join(folder, "report.json");
    const code = await work(report);
    const tally = readTally(what, report, tallyOf);
    return code !== 0 && tally.failures.length === 0
      ? { ...tally, failures: [failure(what, "ended with an error though no test failed")] }
      : tally;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @template Report @param {string} what @param {string} report @param {(report: Report) => Tally} tallyOf @returns {Tally} */
function readTally(what, report, tallyOf) {
  try {
    return tallyOf(JSON.parse(readFileSync(report, "utf8")));
  } catch {
    return { passed: 0, failures: [failure(what, "ended without a report")] };
  }
}

import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { runCommand, runNpm } from "../../../scripts/child-process.mjs";

/** The last one for Node 20. */
const VERSION = "9.6.1";
/** Beyond what its tests take: only what loops shall be ended so, and not what waits for a busy machine. */
const MILLISECONDS_LOST = 90_000;

/**
 * @typedef {{ mutatorName: string, replacement: string, status: string, id: string, location: { start: { line: number } } }} Mutant
 * @typedef {{ files: Record<string, { mutants: Mutant[] }> }} MutationReport
 */

/** Not among our own dependencies: everybody's installation would pay for it. @param {string} folder */
export async function fetchStryker(folder) {
  const packages = ["core", "vitest-runner"].map((name) => `@stryker-mutator/${name}@${VERSION}`);
  const quiet = ["--no-save", "--no-audit", "--no-fund", "--legacy-peer-deps"];
  writeFileSync(join(folder, "package.json"), '{ "private": true }');
  const { code } = await runNpm(["install", "--prefix", folder, ...quiet, ...packages], { isQuiet: true });
  if (code !== 0) return false;
  linkModules("node_modules/vitest", join(folder, "node_modules/vitest"));
  return true;
}

/** @param {string} from @param {string} to */
const linkModules = (from, to) => symlinkSync(join(process.cwd(), from), to, "junction");

/**
 * Changes a copy of the source in one place after the other and runs the tests on each.
 * @param {string} folder where Stryker is
 * @param {{ modules: string[], tests: string[] }} group
 * @param {Parameters<typeof import("./drawn.mjs").isDrawn>[1]} lot
 * @returns {Promise<{ mutants: (Mutant & { file: string })[], output: string }>}
 */
export async function runStryker(folder, { modules, tests }, lot) {
  const project = join(folder, "project");
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project);
  for (const part of ["src", "package.json"]) cpSync(part, join(project, part), { recursive: true });
  linkModules("node_modules", join(project, "node_modules"));
  const isServer = tests.some((test) => test.startsWith("src/server"));
  writeFileSync(join(project, "vitest.config.mjs"), vitestConfig(tests, isServer));

  const stryker = join(folder, "node_modules/@stryker-mutator");
  const file = join(folder, "report.json");
  rmSync(file, { force: true });
  const config = {
    mutate: modules,
    inPlace: true,
    testRunner: "whole-files",
    checkers: ["lot"],
    lot,
    plugins: [
      join(stryker, "vitest-runner/dist/src/index.js"),
      join(import.meta.dirname, "stryker-plugins.mjs"),
    ],
    vitest: { configFile: "vitest.config.mjs", related: false },
    coverageAnalysis: "perTest",
    concurrency: 1,
    timeoutMS: MILLISECONDS_LOST,
    reporters: ["json"],
    jsonReporter: { fileName: file },
    tempDirName: join(folder, "sandbox"),
    allowConsoleColors: false,
  };
  writeFileSync(join(project, "stryker.json"), JSON.stringify(config));
  const args = ["--input-type=module", "-e", START, project, join(stryker, "core/dist/src/index.js")];
  const { code, output } = await runCommand(process.execPath, args, {
    isQuiet: true,
    env: {
      STRYKER_VITEST_RUNNER: pathToFileURL(join(stryker, "vitest-runner/dist/src/vitest-test-runner.js"))
        .href,
      // Stryker's tests run in threads, which cannot set it for themselves as ours do.
      TZ: "America/Sao_Paulo",
    },
  });
  if (code !== 0) return { mutants: [], output };
  /** @type {MutationReport} */
  const { files } = JSON.parse(readFileSync(file, "utf8"));
  const mutants = Object.entries(files).flatMap(([name, { mutants: found }]) =>
    found.map((mutant) => ({ ...mutant, file: name })),
  );
  return { mutants, output };
}

/** Within the copy, at low priority: it takes long, and may. */
const START = `
  import { setPriority } from "node:os";
  import { pathToFileURL } from "node:url";
  const [project, core] = process.argv.slice(1);
  setPriority(10);
  process.chdir(project);
  const { Stryker } = await import(pathToFileURL(core));
  await new Stryker({ configFile: "stryker.json" }).runMutationTest();
`;

/** @param {string[]} tests @param {boolean} isServer */
const vitestConfig = (tests, isServer) => `export default { test: {
  isolate: false, include: ${JSON.stringify(tests)}, testTimeout: 30_000, hookTimeout: 90_000,
  ${isServer ? 'globalSetup: "src/server/testing/global-setup.ts",' : ""}
} };`;

import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newSeed } from "./long-test.mjs";
import { isDrawn } from "./mutants/drawn.mjs";
import { groups } from "./mutants/groups.mjs";
import { fetchStryker, runStryker } from "./mutants/stryker.mjs";

export const name = "mutants";
/** Of a hundred: all of them take hours. */
const SHORT_ROUNDS = 5;
const LEAST_KILLED = 0.85;
/** Needs no database. */
const SMOKE_GROUP = {
  name: "exact numbers",
  modules: ["src/shared/numbers/exact.ts"],
  tests: ["src/shared/numbers/exact.test.ts"],
};

/** Small faults put into the source by lot, to see whether a test notices. `--rounds 100` takes every one. @param {Parameters<import("./report.mjs").Part["run"]>[0]} task */
export async function run({ rounds = SHORT_ROUNDS, report }) {
  const folder = mkdtempSync(join(tmpdir(), "balcao-mutants-"));
  const lot = { seed: newSeed(), ofAHundred: report.isSmoke ? SHORT_ROUNDS : Math.min(rounds, 100) };
  const gone = groups
    .flatMap(({ modules }) => modules)
    .filter((path) => isOneFile(path) && !existsSync(path));
  report.check("every source that is named is there", gone.length === 0, gone.join(", "));
  try {
    if (!(await fetchStryker(folder))) return report.leaveOut("mutants", "Stryker could not be fetched");
    for (const group of report.isSmoke ? [SMOKE_GROUP] : groups) {
      const { mutants, output } = await runStryker(folder, group, lot);
      const tried = mutants.filter((mutant) => isDrawn(mutant, lot) && OUTCOMES.has(mutant.status));
      const missed = tried.filter(({ status }) => !KILLED.has(status));
      const killed = tried.length - missed.length;
      report.check(
        `${group.name}: at least ${LEAST_KILLED * 100}% of the faults put in are noticed (less two standard deviations in a sample), seed ${lot.seed}`,
        tried.length > 0 && (report.isSmoke || killed >= leastOf(tried.length, lot.ofAHundred < 100)),
        `${killed} of ${tried.length} drawn from ${mutants.length}`,
      );
      if (mutants.length === 0) report.note(output.slice(-2000));
      for (const { file, location, status, mutatorName, replacement } of missed) {
        report.note(`${status} ${file}:${location.start.line} ${mutatorName}: ${replacement.slice(0, 100)}`);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} path */
const isOneFile = (path) => !/[*{]/.test(path);

/** A small sample may miss the mark by chance: it is given two standard deviations. @param {number} count @param {boolean} isSample */
const leastOf = (count, isSample) =>
  LEAST_KILLED * count - (isSample ? 2 * Math.sqrt(count * LEAST_KILLED * (1 - LEAST_KILLED)) : 0);

const KILLED = new Set(["Killed", "Timeout"]);
/** Mutants that could not be started say nothing about the tests. */
const OUTCOMES = new Set([...KILLED, "Survived", "NoCoverage"]);

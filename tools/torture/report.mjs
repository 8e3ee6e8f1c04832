/**
 * @typedef {{
 *   check: (what: string, isGood: boolean, figures?: string) => void,
 *   note: (line: string) => void,
 *   leaveOut: (what: string, why: string) => void,
 * }} Report
 * @typedef {{ name: string, run: (task: { minutes?: number, rounds?: number, rate?: number, report: Report }) => Promise<void> }} Part
 */

/** Counts what held and what did not, and prints each as it is known. */
export function createReport() {
  const tally = { passed: 0, failed: 0, leftOut: 0 };
  /** @type {Report} */
  const report = {
    check(what, isGood, figures) {
      tally[isGood ? "passed" : "failed"]++;
      console.log(`  ${isGood ? "✓" : "✗"} ${what}${figures ? ` · ${figures}` : ""}`);
    },
    note: (line) => console.log(`    ${line}`),
    /** Notes a check that this machine cannot run; it counts neither as passed nor as failed. */
    leaveOut(what, why) {
      tally.leftOut++;
      console.log(`  – ${what}: ${why}`);
    },
  };
  return { report, tally };
}

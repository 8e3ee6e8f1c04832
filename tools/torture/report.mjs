/**
 * @typedef {{
 *   check: (what: string, isGood: boolean, figures?: string) => void,
 *   note: (line: string) => void,
 *   leaveOut: (what: string, why: string) => void,
 *   isSmoke: boolean,
 *   isWithin: (figure: number, limit: number) => boolean,
 * }} Report
 * @typedef {{ name: string, run: (task: { minutes?: number, rounds?: number, rate?: number, report: Report }) => Promise<void> }} Part
 */

/**
 * Counts what held and what did not, and prints each as it is known. In a smoke run each part is as short as it can be
 * and no figure is judged: only whether it still runs.
 * @param {{ isSmoke: boolean }} options
 */
export function createReport({ isSmoke }) {
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
    isSmoke,
    /** Judges a time or an amount of memory, which says nothing about a machine that does other things too. */
    isWithin: (figure, limit) => isSmoke || figure < limit,
  };
  return { report, tally };
}

import { runCommand } from "../../../scripts/child-process.mjs";

/** @typedef {{ seconds: number, folder: string, report: import("../report.mjs").Report }} Scan */

/** Runs a scanner for so long at the most; undefined where there is none. @param {string} command @param {string[]} args @param {number} seconds */
export async function scan(command, args, seconds) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let isCut = false;
  try {
    const { output } = await runCommand(command, args, {
      isQuiet: true,
      onSpawn: (child) => {
        timer = setTimeout(() => {
          isCut = true;
          child.kill("SIGTERM");
        }, seconds * 1000);
      },
    });
    return { output, isCut };
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

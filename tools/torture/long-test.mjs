import { runCommand } from "../../scripts/child-process.mjs";

/** A new one for every run; a run that fails names it, and with it the same test runs again. */
export const newSeed = () => Date.now() % 2 ** 31;

/**
 * A test of `npm test` at its full length.
 * @param {{ what: string, file: string, env: Record<string, string>, report: import("./report.mjs").Report }} task
 */
export async function longTest({ what, file, env, report }) {
  const { code, output } = await runCommand(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "--project=server", file],
    { isQuiet: true, env },
  );
  const [, figures] = /\w: (\{".*\})/.exec(output) ?? [];
  report.check(what, code === 0, figures);
  if (code !== 0) report.note(output);
}

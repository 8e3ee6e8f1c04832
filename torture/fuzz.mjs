import { runCommand } from "../scripts/child-process.mjs";

export const name = "fuzz";
const LEAST = 20_000;

/** The test of hostile requests at full length, with a new seed each round; goes on until the time is over. @param {Parameters<import("./report.mjs").Part["run"]>[0]} task */
export async function run({ minutes = 0, report }) {
  const endsAt = Date.now() + minutes * 60_000;
  do {
    const seed = Date.now() % 2 ** 31;
    const { code, output } = await runCommand(
      process.execPath,
      ["node_modules/vitest/vitest.mjs", "run", "--project=server", "src/server/fuzz.test.ts"],
      { isQuiet: true, env: { FUZZ_REQUESTS: String(LEAST), FUZZ_SEED: String(seed) } },
    );
    const answers = /fuzz: (\{.*\})/.exec(output)?.[1] ?? "";
    report.check(`${LEAST} hostile requests, seed ${seed}`, code === 0, answers);
    if (code !== 0) report.note(output);
  } while (Date.now() < endsAt);
}

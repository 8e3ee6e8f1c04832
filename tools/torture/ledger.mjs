import { longTest, newSeed } from "./long-test.mjs";

export const name = "ledger";
const SHORT_ROUNDS = 20;
const FILE = "src/server/night/ledger-model.test.ts";

/** Random histories of the stock beside a model of it; a round is a history of 50 steps. @param {Parameters<import("./report.mjs").Part["run"]>[0]} task */
export async function run({ rounds = SHORT_ROUNDS, report }) {
  if (report.isSmoke) {
    const what = "a few histories of 50 steps: every quantity, value and unit cost is the model's";
    return await longTest({ what, file: FILE, env: {}, report });
  }
  const seed = newSeed();
  await longTest({
    what: `${rounds} histories of 50 steps, seed ${seed}: every quantity, value and unit cost is the model's, none below zero`,
    file: FILE,
    env: { LEDGER_HISTORIES: String(rounds), LEDGER_SEED: String(seed) },
    report,
  });
}

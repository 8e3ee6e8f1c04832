import { longTest, newSeed } from "./long-test.mjs";

export const name = "ledger";
const SHORT_ROUNDS = 20;

/** Random histories of the stock beside a model of it; a round is a history of 50 steps. @param {Parameters<import("./report.mjs").Part["run"]>[0]} task */
export async function run({ rounds = SHORT_ROUNDS, report }) {
  const seed = newSeed();
  await longTest({
    what: `${rounds} histories of 50 steps, seed ${seed}: every quantity, value and unit cost is the model's, none below zero`,
    file: "src/server/events/ledger-model.test.ts",
    env: { LEDGER_HISTORIES: String(rounds), LEDGER_SEED: String(seed) },
    report,
  });
}

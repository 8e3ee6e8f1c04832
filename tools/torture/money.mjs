import { longTest, newSeed } from "./long-test.mjs";

export const name = "money";
const CASES = 10_000;

/** Costs beside the same ones in whole numbers. @param {Parameters<import("./report.mjs").Part["run"]>[0]} task */
export async function run({ report }) {
  const seed = newSeed();
  await longTest({
    what: `${CASES} random unit costs and ${CASES} costs of drinks and events, seed ${seed}: equal to the cent`,
    file: "src/server/walls/money-properties.test.ts",
    env: { MONEY_CASES: String(CASES), MONEY_SEED: String(seed) },
    report,
  });
}

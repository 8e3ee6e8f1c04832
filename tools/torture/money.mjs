import { longTest, newSeed } from "./long-test.mjs";

export const name = "money";
const ALL_CASES = 10_000;

/** Costs beside the same ones in whole numbers. @param {Parameters<import("./report.mjs").Part["run"]>[0]} task */
export async function run({ report }) {
  const seed = newSeed();
  const cases = report.isSmoke ? 100 : ALL_CASES;
  await longTest({
    what: `${cases} random unit costs and ${cases} costs of drinks and events, seed ${seed}: equal to the cent`,
    file: "src/server/walls/money-properties.test.ts",
    env: { MONEY_CASES: String(cases), MONEY_SEED: String(seed) },
    report,
  });
}

import { longTest, newSeed } from "./long-test.mjs";

export const name = "fuzz";
const AT_A_TIME = 20_000;

/** The test of hostile requests at full length, with a new seed each round; goes on until the time is over. @param {Parameters<import("./report.mjs").Part["run"]>[0]} task */
export async function run({ minutes = 0, report }) {
  const requests = report.isSmoke ? 200 : AT_A_TIME;
  const endsAt = Date.now() + minutes * 60_000;
  do {
    const seed = newSeed();
    await longTest({
      what: `${requests} hostile requests, seed ${seed}`,
      file: "src/server/walls/fuzz.test.ts",
      env: { FUZZ_REQUESTS: String(requests), FUZZ_SEED: String(seed) },
      report,
    });
  } while (!report.isSmoke && Date.now() < endsAt);
}

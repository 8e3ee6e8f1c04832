import { isReady, startProduct } from "../../../scripts/start-product.mjs";
import { inMs, quantile } from "../quantiles.mjs";
import { inFolder } from "./scene.mjs";

const LONGEST_START = 10_000;

/** One data folder belongs to one server, and to nobody once that one is dead. @param {import("./kill.mjs").Task} task */
export async function twoOnOneFolder({ rounds, report }) {
  /** @type {boolean[]} */
  const refused = [];
  /** @type {number[]} */
  const starts = [];
  let stillServing = 0;
  await inFolder(async (folder) => {
    const environment = { DATA_DIR: folder };
    let first = await startProduct(environment);
    for (let round = 0; round < rounds; round++) {
      const second = await startProduct(environment, { readyPath: null });
      const code = await second.exited;
      refused.push(
        code === 1 && second.output().includes(`já está em uso pelo processo ${first.child.pid};`),
      );
      if (await isReady(first.url)) stillServing++;
      first.child.kill("SIGKILL");
      await first.exited;
      first = await startProduct(environment);
      starts.push(first.startTook);
    }
    await first.stop();
  });
  const good = refused.filter(Boolean).length;
  report.check(
    `${rounds} × a second server on the same data folder: refused in a sentence with the other's pid, the first serves on`,
    good === rounds && stillServing === rounds,
    `${good} refused, ${stillServing} times the first served on`,
  );
  const worst = quantile(starts, 1);
  report.check(
    `${rounds} × kill -9, then another server at once: the lock is not in its way`,
    report.isWithin(worst, LONGEST_START),
    `start median ${inMs(quantile(starts, 0.5))}, worst ${inMs(worst)}`,
  );
  const single = [];
  const races = Math.max(1, Math.ceil(rounds / 5));
  for (let round = 0; round < races; round++) single.push(await inFolder(race));
  report.check(
    `${races} × two servers started at once on an empty folder: one serves, the other says why not`,
    single.every(Boolean),
    `${single.filter(Boolean).length} times`,
  );
}

/** @param {string} folder */
async function race(folder) {
  const environment = { DATA_DIR: folder };
  const both = await Promise.all([1, 2].map(() => startProduct(environment, { readyPath: null })));
  const loser = await Promise.race(both.map(async (server) => server.exited.then(() => server)));
  const winner = both.find((server) => server !== loser);
  const isTold = (await loser.exited) === 1 && /já está em uso pelo processo \d+;/.test(loser.output());
  let serves = false;
  for (const deadline = Date.now() + 30_000; !serves && Date.now() < deadline && !winner?.hasEnded(); ) {
    serves = await isReady(winner?.url ?? "");
  }
  await Promise.all(both.map((server) => server.stop()));
  return isTold && serves;
}

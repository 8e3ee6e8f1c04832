import pg from "pg";
import { startProduct } from "../../../scripts/start-product.mjs";
import { findBinaries } from "../../../scripts/temporary-postgres.mjs";
import { sleep } from "../faults/scene.mjs";
import { verifyStock } from "../faults/verify-stock.mjs";
import { missingPackages } from "../machines/programs.mjs";
import { makeWatchedDatabase, watchDatabases } from "./database-gaps.mjs";
import { openWriters, PEOPLE } from "./keyed-writers.mjs";
import { startPatroniCluster, TTL } from "./patroni-cluster.mjs";
import { startForwarder } from "./silent-forwarder.mjs";

export const name = "failover";

const SHORT_ROUNDS = 20;
const BEFORE = 2_000;
const AFTER = 3_000;
const FROZEN_FOR = (TTL + 10) * 1000;
/** Milliseconds; then it counts as never. */
const BACK_WITHIN = 120_000;
const CUT_FOR = 15_000;
/** Milliseconds that the product may take beyond Patroni. */
const BEYOND = 5_000;

/** @typedef {import("./patroni-cluster.mjs").Cluster} Cluster */
/** @typedef {import("../report.mjs").Report} Report */
/** @typedef {{ cluster: Cluster, links: Record<string, import("./silent-forwarder.mjs").Forwarder>, round: number }} Yard */

/** @type {{ what: string, hurt: (yard: Yard) => Promise<unknown> }[]} */
const FAULTS = [
  { what: "primary killed with -9", hurt: kill },
  { what: `primary frozen for ${FROZEN_FOR / 1000} s`, hurt: freeze },
  { what: "switched over by hand", hurt: ({ cluster }) => cluster.switchOver() },
  { what: `a server cut off from the primary for ${CUT_FOR / 1000} s`, hurt: cut },
];

/** The database fails over while people write to two servers. @param {Parameters<import("../report.mjs").Part["run"]>[0]} task */
export async function run({ rounds = SHORT_ROUNDS, report }) {
  const programs = { etcd: "etcd-server", patroni: "patroni", haproxy: "haproxy" };
  const missing = missingPackages({ ...programs, ...(findBinaries() ? {} : { initdb: "postgresql" }) });
  if (missing) return report.leaveOut("failover", missing);
  const cluster = await startPatroniCluster();
  /** @type {(() => Promise<unknown>)[]} */
  const ends = [cluster.stop];
  try {
    const [one, two] = cluster.nodes;
    if (!one || !two) throw new Error("There are no two databases");
    const links = {
      one: await startForwarder(one.port),
      two: await startForwarder(two.port),
      proxy: await startForwarder(cluster.proxyPort),
    };
    for (const link of Object.values(links)) ends.push(link.close);
    await makeWatchedDatabase((await cluster.leader()).port);
    const environment = { SECOND_STEP_KEY: "k".repeat(32), LOG_LEVEL: "error" };
    // One server knows both databases, the other one HAProxy in front of them.
    const addresses = [
      `postgres://balcao@127.0.0.1:${links.one.port},127.0.0.1:${links.two.port}/postgres`,
      `postgres://balcao@127.0.0.1:${links.proxy.port}/postgres?target_session_attrs=read-write`,
    ];
    const servers = [];
    for (const DATABASE_URL of addresses) {
      const server = await startProduct({ ...environment, DATABASE_URL });
      servers.push(server);
      ends.push(() => server.stop("SIGKILL"));
    }
    const watch = await watchDatabases([one.port, two.port]);
    ends.push(watch.stop);
    const urls = servers.map(({ url }) => url);
    const writers = await onPrimary(cluster, (db) => openWriters({ urls, db }));
    const order = report.isSmoke ? FAULTS.slice(2, 3) : FAULTS;
    for (let round = 0; round < rounds; round++) {
      const fault = order[round % order.length];
      if (!fault) continue;
      const scene = { cluster, links, round: Math.floor(round / order.length), writers, watch, report };
      await survive(`${round + 1}: ${fault.what}`, fault.hurt, scene);
    }
    for (const server of servers)
      report.check("the same server process all the while", !server.hasEnded(), lastErrors(server.output()));
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

/** @param {string} what @param {(yard: Yard) => Promise<unknown>} hurt @param {Yard & { writers: import("./keyed-writers.mjs").Writers, watch: Awaited<ReturnType<typeof watchDatabases>>, report: Report }} scene */
async function survive(what, hurt, { writers, watch, report, ...yard }) {
  const { cluster } = yard;
  await cluster.settled();
  writers.reset();
  const isOver = new AbortController();
  const working = writers.work(isOver.signal);
  await sleep(BEFORE);
  watch.gaps.reset();
  await hurt(yard);
  await Promise.race([Promise.all([watch.gaps.next(), writers.gaps.next()]), sleep(BACK_WITHIN)]);
  await cluster.settled();
  await sleep(AFTER);
  const [own, ours] = [watch.gaps.longest(), writers.gaps.longest()];
  isOver.abort();
  await working;
  const { lost, doubled } = await onPrimary(cluster, writers.unequal);
  const { port } = await cluster.leader();
  const stock = await verifyStock({ DATABASE_URL: `postgres://balcao@127.0.0.1:${port}/postgres` });
  const { calls, tries, longest, slowestTry, stuck, refused, statuses } = writers.seen;
  for (const fault of [...lost, ...doubled, ...stuck, ...refused].slice(0, 10)) report.note(fault);
  const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`;
  report.check(
    `${what} while ${PEOPLE} write`,
    lost.length + doubled.length + stuck.length + refused.length === 0 &&
      stock.isClean &&
      calls > 0 &&
      report.isWithin(ours, own + BEYOND),
    `${calls} writes in ${tries} tries ${JSON.stringify(statuses)}, ${lost.length} lost, ${doubled.length} twice, ${stuck.length} stuck, ${refused.length} refused; without writes ${seconds(ours)}, the databases themselves ${seconds(own)}; longest call ${seconds(longest)}, longest answer ${seconds(slowestTry)}; ${stock.said}`,
  );
}

/** Ends the machine of the primary, or every other time its PostgreSQL alone. @param {Yard} yard */
async function kill({ cluster, round }) {
  const primary = await cluster.leader();
  if (round % 2 === 1) {
    await cluster.signalPostgres(primary, "SIGKILL");
    return sleep(BEFORE);
  }
  await cluster.signal(primary, "SIGKILL");
  await sleep((TTL + 5) * 1000);
  await cluster.restart(primary);
}

/** The machine of the primary stands still for longer than Patroni waits, or every other time its PostgreSQL. @param {Yard} yard */
async function freeze({ cluster, round }) {
  const primary = await cluster.leader();
  const send = round % 2 === 1 ? cluster.signalPostgres : cluster.signal;
  await send(primary, "SIGSTOP");
  await sleep(FROZEN_FOR);
  await send(primary, "SIGCONT");
  await sleep(BEFORE);
}

/** The network between one server and the primary goes silent. @param {Yard} yard */
async function cut({ cluster, links, round }) {
  const { name: primary } = await cluster.leader();
  const link = round % 2 === 0 ? links[primary] : links.proxy;
  link?.silence();
  await sleep(CUT_FOR);
  link?.restore();
}

/** @template T @param {Cluster} cluster @param {(db: pg.Pool) => Promise<T>} task */
async function onPrimary(cluster, task) {
  const { port } = await cluster.leader();
  const db = new pg.Pool({ host: "127.0.0.1", port, user: "balcao", database: "postgres", max: 2 });
  db.on("error", () => undefined);
  try {
    return await task(db);
  } finally {
    await db.end();
  }
}

/** @param {string} output */
const lastErrors = (output) => {
  const failed = output.split("\n").filter((line) => line.includes('"level":50')).length;
  return `${failed} lines of failures in its log`;
};

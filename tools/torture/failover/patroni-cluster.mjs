import { readFileSync } from "node:fs";
import { chown, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "../../../scripts/start-product.mjs";
import { findBinaries } from "../../../scripts/temporary-postgres.mjs";
import { sleep } from "../faults/scene.mjs";
import { startEtcd } from "../machines/etcd.mjs";
import { startHaproxy } from "../machines/haproxy.mjs";
import { childrenOf, signalAllOf } from "../machines/process-tree.mjs";
import { NOBODY, startProgram } from "../machines/programs.mjs";

/** Seconds for which a primary keeps its place without a sign of life: the least that Patroni allows. */
export const TTL = 20;
const UP_WITHIN = 120_000;
const IMPATIENT = { connectionTimeoutMillis: 2_000, query_timeout: 2_000 };

/** @typedef {{ name: string, port: number, restPort: number, data: string, file: string, patroni: import("../machines/programs.mjs").Program }} Node */

/** Two PostgreSQL with synchronous replication, looked after by Patroni over etcd, and HAProxy in front; all on loopback. */
export async function startPatroniCluster() {
  const folder = await mkdtemp(join(tmpdir(), "balcao-failover-"));
  await own(folder);
  const etcd = await startEtcd(folder);
  /** @type {Node[]} */
  const nodes = [];
  const end = () => {
    for (const node of nodes) signalAllOf([node.patroni.pid, ...postmasterOf(node)], "SIGKILL");
  };
  process.once("exit", end);
  try {
    for (const name of ["one", "two"]) nodes.push(await startNode(name, folder, etcd.port));
    const haproxy = await startHaproxy(folder, nodes);
    const cluster = {
      nodes,
      proxyPort: haproxy.port,
      leader: () => leaderOf(nodes),
      settled: () => settled(nodes),
      switchOver: () => switchOver(nodes),
      /** The machine of a node: Patroni and its PostgreSQL. @param {Node} node @param {NodeJS.Signals} signal */
      signal: async (node, signal) => signalAllOf([node.patroni.pid, ...(await processesOf(node))], signal),
      /** PostgreSQL alone. @param {Node} node @param {NodeJS.Signals} signal */
      signalPostgres: async (node, signal) => signalAllOf(await processesOf(node), signal),
      /** @param {Node} node */
      restart: async (node) => {
        node.patroni = await startPatroni(node.file, folder);
      },
      stop: async () => {
        process.off("exit", end);
        for (const node of nodes) await node.patroni.stop("SIGKILL");
        for (const node of nodes) signalAllOf(await processesOf(node), "SIGKILL");
        await haproxy.program.stop();
        await etcd.program.stop();
        await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
      },
    };
    await settled(nodes);
    return cluster;
  } catch (error) {
    end();
    await etcd.program.stop("SIGKILL");
    throw error;
  }
}

/** @typedef {Awaited<ReturnType<typeof startPatroniCluster>>} Cluster */

/** @param {string} path */
const own = (path) => (process.getuid?.() === 0 ? chown(path, NOBODY, NOBODY) : undefined);

/** @param {string} name @param {string} folder @param {number} etcdPort @returns {Promise<Node>} */
async function startNode(name, folder, etcdPort) {
  const [port, restPort] = [await freePort(), await freePort()];
  const data = join(folder, name);
  const file = join(folder, `${name}.yml`);
  const sockets = join(folder, `${name}-sockets`);
  await mkdir(sockets);
  await own(sockets);
  // JSON is YAML as well.
  await writeFile(file, JSON.stringify(configOf({ name, port, restPort, data, sockets, etcdPort })));
  const node = { name, port, restPort, data, file, patroni: await startPatroni(file, folder) };
  // The second one copies the first, which must be there.
  for (const deadline = Date.now() + UP_WITHIN; !(await state(node))?.ready; await sleep(200))
    if (node.patroni.hasEnded() || Date.now() > deadline)
      throw new Error(`Patroni did not start:\n${node.patroni.output().slice(-4000)}`);
  return node;
}

/** @param {{ name: string, port: number, restPort: number, data: string, sockets: string, etcdPort: number }} node */
const configOf = ({ name, port, restPort, data, sockets, etcdPort }) => ({
  scope: "balcao",
  name,
  restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
  // Patroni 3.0 at the newer interface stays with an old view of etcd once it has stood still.
  etcd: { host: `127.0.0.1:${etcdPort}` },
  bootstrap: {
    dcs: {
      ttl: TTL,
      loop_wait: 5,
      retry_timeout: 5,
      synchronous_mode: true,
      postgresql: {
        use_pg_rewind: true,
        parameters: { max_connections: 100, wal_log_hints: "on", wal_keep_size: "256MB" },
      },
    },
    initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
  },
  postgresql: {
    listen: `127.0.0.1:${port}`,
    connect_address: `127.0.0.1:${port}`,
    data_dir: data,
    bin_dir: findBinaries(),
    authentication: {
      superuser: { username: "balcao", password: "balcao" },
      replication: { username: "copy", password: "copy" },
    },
    pg_hba: [
      "host all all 127.0.0.1/32 trust",
      "host replication all 127.0.0.1/32 trust",
      "local all all trust",
    ],
    parameters: { unix_socket_directories: sockets },
    remove_data_directory_on_rewind_failure: true,
    remove_data_directory_on_diverged_timelines: true,
  },
});

/** @param {string} file @param {string} folder */
const startPatroni = (file, folder) => startProgram("patroni", [file], { cwd: folder, uid: NOBODY });

/** What a node says of itself. @param {Pick<Node, "restPort">} node @param {string} [path] */
async function state({ restPort }, path = "/patroni") {
  const signal = AbortSignal.timeout(2_000);
  const answer = await fetch(`http://127.0.0.1:${restPort}${path}`, { signal }).catch(() => undefined);
  const body = await answer?.json().catch(() => undefined);
  return body && { ...body, ready: body.state === "running" };
}

/** @param {Node[]} nodes @returns {Promise<Node>} */
async function leaderOf(nodes) {
  const leader = (await members(nodes)).find(({ role }) => role === "leader");
  const node = nodes.find(({ name }) => name === leader?.name);
  if (!node) throw new Error("There is no primary");
  return node;
}

/** @param {Node[]} nodes @returns {Promise<{ name: string, role: string, state: string, lag?: number | string }[]>} */
async function members(nodes) {
  for (const node of nodes) {
    const cluster = await state(node, "/cluster");
    if (cluster) return cluster.members;
  }
  return [];
}

/** Waits until there are a primary and a standby that every commit waits for. @param {Node[]} nodes */
async function settled(nodes) {
  for (const deadline = Date.now() + UP_WITHIN; ; await sleep(250)) {
    const all = await members(nodes);
    const isUp = (/** @type {string} */ wanted) =>
      all.some(({ role, state }) => role === wanted && (state === "running" || state === "streaming"));
    if (isUp("leader") && isUp("sync_standby") && (await isFollowed(await leaderOf(nodes)))) return;
    if (Date.now() > deadline) {
      const said = nodes.map(({ name, patroni }) => `${name}:\n${patroni.output().slice(-3000)}`).join("\n");
      throw new Error(`The databases did not come together again: ${JSON.stringify(all)}\n${said}`);
    }
  }
}

/** True if commits of this primary wait for its standby; what Patroni says of it may be old. @param {Node} node */
async function isFollowed({ port }) {
  const client = new pg.Client({
    host: "127.0.0.1",
    port,
    user: "balcao",
    database: "postgres",
    ...IMPATIENT,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query("select from pg_stat_replication where sync_state = 'sync'");
    return rowCount === 1;
  } catch {
    return false;
  } finally {
    client.connection.stream.destroy();
  }
}

/** @param {Node[]} nodes */
async function switchOver(nodes) {
  const leader = await leaderOf(nodes);
  const candidate = nodes.find((node) => node !== leader);
  const answer = await fetch(`http://127.0.0.1:${leader.restPort}/switchover`, {
    method: "POST",
    body: JSON.stringify({ leader: leader.name, candidate: candidate?.name }),
  });
  if (!answer.ok) throw new Error(`Patroni does not switch over: ${await answer.text()}`);
}

/** The first process of a node's PostgreSQL, if it has one. @param {Pick<Node, "data">} node @returns {number[]} */
function postmasterOf({ data }) {
  try {
    return [Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0])];
  } catch {
    return [];
  }
}

/** @param {Node} node */
async function processesOf(node) {
  const [postmaster] = postmasterOf(node);
  return postmaster === undefined ? [] : [postmaster, ...(await childrenOf(postmaster))];
}

import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartError } from "#server/start/start-error.ts";
import { inspectProcess, isAlive } from "./running-process.ts";

const ORPHAN_PATIENCE_MS = 15_000;

/** Setting that PostgreSQL ignores: it puts our pid on the postmaster's command line, for the next start to read. */
export const supervisorSetting = (pid: number | string) => `balcao.supervisor=${pid}`;

/**
 * Reads PostgreSQL's own lock file, a value a line: pid, …, port, socket folder, …, state ("starting", "ready",
 * "stopping").
 */
export async function readLockFile(cluster: string) {
  const content = await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "");
  const lines = content.split("\n");
  const pid = Number(lines[0]);
  if (!(pid > 0)) return undefined;
  return {
    pid,
    port: Number(lines[3]),
    socketFolder: lines[4] ?? "",
    state: lines[7]?.trim() ?? "",
    content,
  };
}

type PreviousPostmaster =
  | { kind: "none" }
  /** Stale lock file, whose pid now belongs to an unrelated process. */
  | { kind: "reused"; pid: number }
  | { kind: "supervised" | "leaving"; pid: number };

async function findPostmaster(cluster: string): Promise<PreviousPostmaster> {
  const lock = await readLockFile(cluster);
  if (!lock || !isAlive(lock.pid)) return { kind: "none" };
  const found = await inspectProcess(lock.pid);
  if (!found || !servesCluster(found.commandLine, cluster)) return { kind: "reused", pid: lock.pid };
  const mark = /balcao\.supervisor=(\d+)/.exec(found.commandLine)?.[1];
  const supervisor = mark === undefined ? undefined : Number(mark);
  // An orphan has got another parent (Windows keeps naming the dead one).
  const isOrphan = supervisor !== undefined && (found.parentPid !== supervisor || !isAlive(supervisor));
  if (isOrphan || lock.state === "stopping") return { kind: "leaving", pid: lock.pid };
  return { kind: "supervised", pid: supervisor ?? lock.pid };
}

/**
 * True if a process serves the cluster. A postmaster on another folder may have got the pid; one without our mark gets
 * the benefit of the doubt.
 */
function servesCluster(commandLine: string, cluster: string) {
  const isPostmaster = /postgres(\.exe)?"? "?-D/.test(commandLine);
  const isOurs = commandLine.includes(supervisorSetting(""));
  const namesCluster = [`-D ${cluster} `, `-D "${cluster}" `].some((option) => commandLine.includes(option));
  return isPostmaster && (!isOurs || namesCluster);
}

/**
 * Returns when no PostgreSQL serves the cluster: at once, or after one that is shutting down has ended. The pid it
 * may return is that of a stale lock file, taken since by an unrelated process.
 */
export async function waitForPreviousPostmaster(
  cluster: string,
  onWait: () => void,
): Promise<number | undefined> {
  const deadline = Date.now() + ORPHAN_PATIENCE_MS;
  for (let isFirst = true; ; isFirst = false) {
    const previous = await findPostmaster(cluster);
    if (previous.kind === "none") return undefined;
    if (previous.kind === "reused") return previous.pid;
    if (previous.kind === "supervised" || Date.now() > deadline) throw inUse(cluster, previous.pid);
    if (isFirst) onWait();
    await sleep(100);
  }
}

/** Refuses a start that PostgreSQL's own lock refused: somebody else was faster. */
export async function refuseIfTaken(cluster: string) {
  const other = await findPostmaster(cluster);
  if (other.kind === "supervised" || other.kind === "leaving") throw inUse(cluster, other.pid);
}

const inUse = (cluster: string, pid: number) =>
  new StartError(
    `A pasta de dados ${dirname(cluster)} já está em uso pelo processo ${pid}; encerre-o ou escolha outra pasta em DATA_DIR.`,
  );

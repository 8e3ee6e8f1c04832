import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { StartError } from "#server/start/start-error.ts";
import type { PostgresBinaries } from "./platform-binaries.ts";
import { readLockFile, refuseIfTaken } from "./running-postmaster.ts";
import { openServerLog, watchServerLog } from "./server-log.ts";
import { interrupt, spawnTethered } from "./tethered-process.ts";
import type { Account } from "./unprivileged.ts";

/** Milliseconds; long, because after a power cut PostgreSQL first replays its log. */
const START_PATIENCE_MS = 120_000;
const READY_CHECK_MS = 5;
const STOP_PATIENCE_MS = 30_000;
const ORPHANED_BACKENDS_PATIENCE_MS = 15_000;

type Options = {
  binaries: PostgresBinaries;
  account: Account;
  dataDir: string;
  cluster: string;
  settings: string[];
  /** See `waitForPreviousPostmaster`. */
  reusedPid?: number;
  onLaunched?: () => void;
};

/** Starts the server and returns once it accepts connections. */
export async function launchPostmaster(options: Options) {
  const deadline = Date.now() + ORPHANED_BACKENDS_PATIENCE_MS;
  for (;;) {
    const { child, failure } = await tryLaunch(options);
    if (failure === undefined) {
      child.once("exit", watchServerLog(options.dataDir));
      return supervise(child, options.binaries);
    }
    await refuseIfTaken(options.cluster);
    // The backends of a postmaster that was killed alone need a moment to notice.
    const isLeaving = failure.includes("pre-existing shared memory block");
    if (!isLeaving || Date.now() > deadline) {
      throw new StartError(`O banco de dados embutido não iniciou: ${failure}`);
    }
    await sleep(200);
  }
}

async function tryLaunch(options: Options) {
  const { binaries, account, dataDir, cluster, settings, reusedPid, onLaunched } = options;
  const log = await openServerLog(dataDir);
  try {
    const before = await readLockFile(cluster);
    const child = spawnTethered({
      binaries,
      account,
      program: binaries.postgres,
      args: ["-D", cluster, ...settings],
      output: log.file.fd,
      // PostgreSQL replaces a lock file with this pid without asking whether the process lives, but unlike a removal
      // by us it still looks for forgotten backends and still lets only one of two simultaneous starts win.
      env: reusedPid ? { PG_GRANDPARENT_PID: String(reusedPid) } : undefined,
    });
    const spawnFailure = await whenSpawned(child);
    if (spawnFailure) return { child, failure: spawnFailure };
    onLaunched?.();
    const isReady = await waitUntilReady(child, cluster, before?.content);
    if (!isReady && !hasEnded(child)) {
      child.kill("SIGQUIT");
      await once(child, "exit");
    }
    return { child, failure: isReady ? undefined : await log.lastLine() };
  } finally {
    await log.file.close();
  }
}

const whenSpawned = (child: ChildProcess) =>
  once(child, "spawn").then(
    () => undefined,
    (error: Error) => error.message,
  );

/**
 * Waits until the lock file says "ready". A stale one may say so for the very same pid (containers count alike each
 * time), hence its content is compared.
 */
async function waitUntilReady(child: ChildProcess, cluster: string, staleContent?: string) {
  const deadline = Date.now() + START_PATIENCE_MS;
  while (!hasEnded(child) && Date.now() < deadline) {
    const lock = await readLockFile(cluster);
    if (lock?.pid === child.pid && lock?.state === "ready" && lock.content !== staleContent) return true;
    await sleep(READY_CHECK_MS);
  }
  return false;
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

function supervise(child: ChildProcess, binaries: PostgresBinaries) {
  let stopped: Promise<void> | undefined;

  async function stop() {
    if (hasEnded(child)) return;
    const ended = once(child, "exit");
    interrupt(binaries, child);
    const timer = setTimeout(() => child.kill("SIGQUIT"), STOP_PATIENCE_MS);
    await ended;
    clearTimeout(timer);
  }

  return {
    pid: child.pid ?? 0,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
    onUnexpectedExit: (callback: (reason: string) => void) => {
      const report = () => {
        if (!stopped) callback(exitReason(child));
      };
      if (hasEnded(child)) report();
      else child.once("exit", report);
    },
  };
}

function exitReason({ signalCode, exitCode }: ChildProcess) {
  const how = signalCode ? `sinal ${signalCode}` : `código ${exitCode}`;
  return `O banco de dados embutido parou sem ter sido pedido (${how}); veja postgres.log na pasta de dados.`;
}

import { type ChildProcess, spawn } from "node:child_process";
import type { Writable } from "node:stream";
import type { PostgresBinaries } from "./platform-binaries.ts";
import type { Account } from "./unprivileged.ts";

// A child of the shell reads fd 3, whose other end is ours: when we end, however we end, it reads an end of file and
// interrupts the program. It is started through a second fork, so that PostgreSQL never meets a child it does not know.
const interruptWhenParentEnds =
  '( (read -r _ <&3 || kill -INT $$) </dev/null >/dev/null 2>&1 & ); exec 3<&-; exec "$@"';

const interruptWhenParentEndsOnWindows =
  'process.stdin.on("data", () => process.exit()).on("end", () => require("node:child_process").spawnSync(process.argv[1], ["kill", "INT", process.argv[2]]))';

/**
 * Environment variables for PostgreSQL, kept few: others hold secrets, and PG* variables would change its behaviour.
 */
const inheritedVariables = ["PATH", "LD_LIBRARY_PATH", "SystemRoot", "TEMP", "TMP"];

type Options = {
  binaries: PostgresBinaries;
  account: Account;
  program: string;
  args: string[];
  /** File descriptor for the output, or "pipe" to read it. */
  output: number | "pipe";
  env?: Record<string, string>;
};

/** Starts a PostgreSQL program that cannot outlive this process, not even a kill -9. Its pid is the program's own. */
export function spawnTethered({ binaries, account, program, args, output, env }: Options): ChildProcess {
  const inherited = inheritedVariables.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  const isWindows = process.platform === "win32";
  const tethered = isWindows
    ? [program]
    : [...account.prefix, "sh", "-c", interruptWhenParentEnds, "sh", program];
  const [command = program, ...commandArgs] = [...tethered, ...args];
  const child = spawn(command, commandArgs, {
    ...account.spawnAs,
    // A session of its own: Ctrl+C reaches us alone, and we stop the database when the last request is done.
    detached: true,
    windowsHide: true,
    env: { ...Object.fromEntries(inherited), LC_ALL: "C", ...env },
    stdio: ["ignore", output, output, isWindows ? "ignore" : "pipe"],
  });
  const tether = isWindows ? tetherOnWindows(binaries, child) : (child.stdio[3] as Writable | null);
  tether?.on("error", () => {});
  // A line instead of an end of file: the program is gone, and its pid may soon be another's.
  child.once("exit", () => tether?.end("\n"));
  return child;
}

function tetherOnWindows(binaries: PostgresBinaries, child: ChildProcess): Writable | null {
  const args = ["-e", interruptWhenParentEndsOnWindows, binaries.pgCtl, String(child.pid)];
  const watcher = spawn(process.execPath, args, {
    detached: true,
    windowsHide: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  watcher.on("error", () => {});
  return watcher.stdin;
}

/** Fast shutdown: open transactions are rolled back, everything acknowledged is kept. */
export function interrupt(binaries: PostgresBinaries, child: ChildProcess) {
  if (process.platform === "win32") {
    // Windows has no signals, and Node's stand-in would end it on the spot.
    spawn(binaries.pgCtl, ["kill", "INT", String(child.pid)], { stdio: "ignore", windowsHide: true });
  } else {
    child.kill("SIGINT");
  }
}

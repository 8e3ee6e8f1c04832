import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";

/** For what does not run as root; nobody on every system that has a root. */
export const NOBODY = 65_534;
const LISTENS_WITHIN = 20_000;

const PLACES = [...(process.env.PATH ?? "").split(":"), "/usr/sbin", "/usr/lib/postgresql/15/bin"];
/** Milliseconds for a program to end by itself. */
const GRACE = 5_000;

/**
 * One line about the Debian packages whose programs are not installed; undefined if all are.
 * @param {Record<string, string>} programs the package of each program
 */
export function missingPackages(programs) {
  const missing = Object.entries(programs)
    .filter(([program]) => !PLACES.some((place) => existsSync(join(place, program))))
    .map(([, name]) => name);
  return missing.length > 0
    ? `not run: install the Debian packages ${[...new Set(missing)].join(", ")}`
    : undefined;
}

/**
 * Starts a program that runs until it is stopped. Nothing of it outlives this tool.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, uid?: number }} [options] `uid`: for what does not run as root
 */
export async function startProgram(command, args, { cwd, env = {}, uid } = {}) {
  endWithSignals();
  const owner = uid !== undefined && process.getuid?.() === 0 ? { uid, gid: uid } : {};
  const { PATH = "" } = process.env;
  const child = spawn(command, args, {
    cwd,
    env: { PATH: `${PATH}:/usr/sbin`, LANG: "C.UTF-8", HOME: cwd ?? "/", ...env },
    stdio: ["ignore", "pipe", "pipe"],
    ...owner,
  });
  let printed = "";
  const keep = (/** @type {Buffer} */ text) => {
    printed = (printed + text).slice(-200_000);
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const exited = new Promise((resolve) => child.once("exit", resolve));
  await new Promise((resolve, reject) => {
    child.once("spawn", () => resolve(undefined));
    child.once("error", reject);
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  void exited.then(() => process.off("exit", kill));
  return {
    pid: child.pid ?? 0,
    hasEnded,
    exited,
    output: () => printed,
    /** Ends it by itself, or with force when it takes too long. @param {NodeJS.Signals} [signal] */
    stop: async (signal = "SIGTERM") => {
      if (hasEnded()) return;
      child.kill(signal);
      const late = setTimeout(kill, GRACE);
      await exited;
      clearTimeout(late);
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof startProgram>>} Program */

let isHeeding = false;

/** An exit ends what was started; a signal alone would leave it behind. */
function endWithSignals() {
  if (isHeeding) return;
  isHeeding = true;
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
}

/** Waits until a program takes connections. @param {Program} program @param {number} port */
export async function untilListening(program, port) {
  for (const deadline = Date.now() + LISTENS_WITHIN; !(await listens(port)); ) {
    if (program.hasEnded() || Date.now() > deadline)
      throw new Error(`It did not start:\n${program.output()}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** @param {number} port @returns {Promise<boolean>} */
const listens = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("error", () => resolve(false));
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });

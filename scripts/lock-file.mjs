import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const LOOK_EVERY_MS = 100;

/**
 * Runs the work while no other process holds this lock file; the lock of a process that has died is taken over.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 */
export async function withLockFile(file, work) {
  while (!takes(file)) {
    if (isAlive(Number(readIfThere(file)))) await sleep(LOOK_EVERY_MS);
    else rmSync(file, { force: true });
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function takes(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") return false;
    throw error;
  }
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** @param {number} pid */
function isAlive(pid) {
  // Just made and not yet written: its owner is at it.
  if (pid === 0) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}

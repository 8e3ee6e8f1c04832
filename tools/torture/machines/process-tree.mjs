import { readdir, readFile } from "node:fs/promises";

/** Processes whose parent is this one. @param {number} parent */
export async function childrenOf(parent) {
  const children = [];
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const status = await readFile(`/proc/${name}/status`, "utf8").catch(() => "");
    if (Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) === parent) children.push(Number(name));
  }
  return children;
}

/** Sends a signal to processes of which some may have ended. @param {number[]} pids @param {NodeJS.Signals} signal */
export function signalAllOf(pids, signal) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ESRCH") throw error;
    }
  }
}

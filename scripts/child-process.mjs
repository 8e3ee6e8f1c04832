import { spawn } from "node:child_process";

/**
 * Runs a command to its end, on this console or quietly.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, isQuiet?: boolean, onSpawn?: (child: import("node:child_process").ChildProcess) => void }} [options]
 * @returns {Promise<{ code: number, output: string }>} the output only when quiet
 */
export function runCommand(command, args, { env = {}, isQuiet = false, onSpawn } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: isQuiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    onSpawn?.(child);
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs the npm that started this process, or the one on the path.
 * @param {string[]} args
 * @param {{ isQuiet?: boolean }} [options]
 */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith("npm-cli.js")
    ? runCommand(process.execPath, [npm, ...args], options)
    : runCommand(process.platform === "win32" ? "npm.cmd" : "npm", args, options);
}

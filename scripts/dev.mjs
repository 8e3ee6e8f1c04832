import { join } from "node:path";
import { runCommand } from "./child-process.mjs";
import { ensureInstalled } from "./install.mjs";
import { stopWithNpm } from "./parent-process.mjs";

const root = join(import.meta.dirname, "..");

/** @param {import("node:child_process").ChildProcess} child */
function stopTogether(child) {
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, () => child.kill(signal));
  stopWithNpm(() => child.kill("SIGTERM"));
}

/** `npm run dev`: the page on port 5173 with hot reload, and the server behind it, restarted when its code changes. */
export async function run() {
  process.chdir(root);
  await ensureInstalled();
  const apiPort = process.env.PORT ?? "3000";
  const concurrently = join(root, "node_modules/concurrently/dist/bin/concurrently.js");
  const { code } = await runCommand(
    process.execPath,
    [
      concurrently,
      "--kill-others",
      "--names=page,server",
      "--prefix-colors=green,yellow",
      `"${process.execPath}" node_modules/vite/bin/vite.js`,
      `"${process.execPath}" node_modules/tsx/dist/cli.mjs watch --clear-screen=false src/server/commands/start.ts`,
    ],
    // Links in e-mails must lead to the page that reloads, not to the one that was built.
    {
      onSpawn: stopTogether,
      env: {
        API_PORT: apiPort,
        PORT: apiPort,
        PUBLIC_URL: process.env.PUBLIC_URL ?? "http://localhost:5173",
      },
    },
  );
  process.exit(code);
}

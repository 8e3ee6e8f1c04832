import { join } from "node:path";
import { runCommand } from "./child-process.mjs";
import { ensureInstalled } from "./install.mjs";

const root = join(import.meta.dirname, "..");

/** The page on port 5173 with hot reload, the server behind it on 3000, restarted when its code changes. */
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
      "--names=página,servidor",
      "--prefix-colors=green,yellow",
      `"${process.execPath}" node_modules/vite/bin/vite.js`,
      `"${process.execPath}" node_modules/tsx/dist/cli.mjs watch --clear-screen=false src/server/main.ts`,
    ],
    // Links in e-mails must lead to the page that reloads, not to the one that was built.
    {
      env: {
        API_PORT: apiPort,
        PORT: apiPort,
        PUBLIC_URL: process.env.PUBLIC_URL ?? "http://localhost:5173",
      },
    },
  );
  process.exit(code);
}

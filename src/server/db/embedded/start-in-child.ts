import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { EmbeddedDatabase } from "./embedded-database.ts";

// For tests: a process of its own, to be killed without taking the tests along.
const program = `
  const { startEmbeddedDatabase } = await import(process.env.TEST_MODULE);
  const say = (message) => console.log(JSON.stringify(message));
  const options = JSON.parse(process.env.TEST_OPTIONS);
  startEmbeddedDatabase({ ...options, onProgress: (progress) => say({ progress }) })
    .then(({ connection, pid }) => say({ connection, pid }), (error) => say({ kind: error.constructor.name, error: error.message }));
`;

type Message = {
  progress?: string;
  connection?: EmbeddedDatabase["connection"];
  pid?: number;
  kind?: string;
  error?: string;
};

type StartedChild = {
  process: ChildProcess;
  /** Every sentence so far; grows as more come. */
  progress: string[];
  /** The database, or why there is none. */
  outcome: Promise<Message>;
  kill: () => Promise<void>;
};

export function startInChild(
  database: { dataDir: string; isDurable?: boolean },
  options: SpawnOptions = {},
): StartedChild {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
  const child = spawn(process.execPath, ["--import", tsx, "--input-type=module", "-e", program], {
    ...options,
    env: {
      ...process.env,
      ...options.env,
      TEST_OPTIONS: JSON.stringify(database),
      TEST_MODULE: new URL("embedded-database.ts", import.meta.url).href,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const progress: string[] = [];
  const outcome = new Promise<Message>((resolve) => {
    if (!child.stdout) return;
    child.once("close", () => resolve({ error: "the child ended without a word" }));
    createInterface(child.stdout).on("line", (line) => {
      const message = JSON.parse(line) as Message;
      if (message.progress) progress.push(message.progress);
      else resolve(message);
    });
  });
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  return { process: child, progress, outcome, kill };
}

/** Waits until no process names the folder on its command line; returns those that still do after five seconds. */
export async function processesLeftOn(folder: string): Promise<string[]> {
  for (let left = 50; ; left--) {
    const found = await processesNaming(folder);
    if (found.length === 0 || left === 0) return found;
    await sleep(100);
  }
}

async function processesNaming(folder: string) {
  if (process.platform !== "linux") return [];
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")),
  );
  return lines.filter((line) => line.includes(folder));
}

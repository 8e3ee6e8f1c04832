import { copyFile, type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";

const MAX_BYTES = 5 * 1024 * 1024;
const MAX_TAIL_BYTES = 64 * 1024;
const CHECK_EVERY_MS = 10 * 60 * 1000;

export type ServerLog = {
  file: FileHandle;
  /** Last complaint of PostgreSQL since the log was opened, or else its last line. */
  lastLine(): Promise<string>;
};

/** Opens PostgreSQL's log: on the console it would drown the lines for the operator. */
export async function openServerLog(dataDir: string): Promise<ServerLog> {
  const file = await open(logPath(dataDir), "a+", 0o600);
  await cutIfLarge(dataDir, file);
  const startOfRun = (await file.stat()).size;
  return { file, lastLine: async () => lastLine(await readTail(file, startOfRun)) };
}

const logPath = (dataDir: string) => join(dataDir, "postgres.log");

/** Rotates the log of a server that runs for months; returns a function that stops it. */
export function watchServerLog(dataDir: string): () => void {
  const look = async () => {
    const file = await open(logPath(dataDir), "r+");
    await cutIfLarge(dataDir, file).finally(() => file.close());
  };
  // A log that is gone, or a full disk: the next look may fare better, and the server goes on without it.
  const timer = setInterval(() => void look().catch(() => undefined), CHECK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Copies a large log aside and empties it; PostgreSQL appends wherever the end is. */
async function cutIfLarge(dataDir: string, file: FileHandle): Promise<void> {
  if ((await file.stat()).size <= MAX_BYTES) return;
  await copyFile(logPath(dataDir), `${logPath(dataDir)}.1`);
  await file.truncate();
}

async function readTail(file: FileHandle, startOfRun: number) {
  const { size } = await file.stat();
  const start = Math.max(startOfRun, size - MAX_TAIL_BYTES);
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(size - start), position: start });
  return buffer.toString("utf8", 0, bytesRead);
}

function lastLine(log: string) {
  const lines = log.trim().split("\n");
  const line = lines.findLast((each) => /\b(FATAL|PANIC):/.test(each)) ?? lines.at(-1) ?? "";
  const withoutTimeAndPid = line.replace(/^\S+ \S+ \S+ \[\d+\] /, "");
  return withoutTimeAndPid.replaceAll(/\s+/g, " ").trim();
}

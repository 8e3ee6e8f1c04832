import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";

const MAX_BYTES = 5 * 1024 * 1024;
const MAX_TAIL_BYTES = 64 * 1024;

export type ServerLog = {
  file: FileHandle;
  /** What PostgreSQL last complained about since the log was opened, or else the last thing it said. */
  lastLine(): Promise<string>;
};

/** PostgreSQL's own log: not for the console, where it would drown what the operator should read. */
export async function openServerLog(dataDir: string): Promise<ServerLog> {
  const file = await open(join(dataDir, "postgres.log"), "a+", 0o600);
  if ((await file.stat()).size > MAX_BYTES) await file.truncate();
  const startOfRun = (await file.stat()).size;
  return { file, lastLine: async () => lastLine(await readTail(file, startOfRun)) };
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

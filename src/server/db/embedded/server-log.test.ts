import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openServerLog, watchServerLog } from "./server-log.ts";

async function openWith(content: string) {
  const dataDir = await mkdtemp(join(tmpdir(), "balcao-test-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const path = join(dataDir, "postgres.log");
  await writeFile(path, content);
  const log = await openServerLog(dataDir);
  onTestFinished(() => log.file.close());
  return { dataDir, path, log, size: async () => (await stat(path)).size };
}

test("a log over 5 MB starts anew, a smaller one goes on", async () => {
  expect(await (await openWith("x".repeat(5 * 1024 * 1024 + 1))).size()).toBe(0);
  expect(await (await openWith("x".repeat(1000))).size()).toBe(1000);
});

test("the log of a running server is put aside when it has grown, and goes on from there", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { dataDir, path, log, size } = await openWith("begin\n");
  onTestFinished(watchServerLog(dataDir));
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(await size()).toBe(6);
  await appendFile(path, "x".repeat(5 * 1024 * 1024));
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  await vi.waitFor(async () => expect(await size()).toBe(0));
  expect((await readFile(`${path}.1`, "utf8")).slice(0, 6)).toBe("begin\n");
  await log.file.write("after\n");
  expect(await readFile(path, "utf8")).toBe("after\n");
});

test("the last line is the last complaint of this run", async () => {
  const { log } = await openWith("2026-01-01 00:00:00.000 UTC [7] FATAL:  of an earlier run\n");
  await log.file.write("sh: 1: exec: not found\n");
  expect(await log.lastLine()).toBe("sh: 1: exec: not found");
  await log.file.write("2026-01-01 00:00:00.000 UTC [8] FATAL:  no space left\n");
  await log.file.write("2026-01-01 00:00:00.000 UTC [8] LOG:  database system is shut down\n");
  expect(await log.lastLine()).toBe("FATAL: no space left");
});

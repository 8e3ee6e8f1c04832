import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { withLockFile } from "./lock-file.mjs";

function lockFile() {
  const folder = mkdtempSync(join(tmpdir(), "balcao-lock-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "turn");
}

test("of two who come at once the second waits for the first, also when that fails", async () => {
  const file = lockFile();
  /** @type {string[]} */
  const done = [];
  const first = withLockFile(file, async () => {
    await sleep(30);
    done.push("first");
    throw new Error("no");
  });
  const second = withLockFile(file, async () => void done.push("second"));
  await expect(first).rejects.toThrow("no");
  await second;
  expect(done).toEqual(["first", "second"]);
  expect(existsSync(file)).toBe(false);
});

test("nobody waits for a process that is no more", async () => {
  const file = lockFile();
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  writeFileSync(file, String(pid));
  expect(await withLockFile(file, async () => "done")).toBe("done");
});

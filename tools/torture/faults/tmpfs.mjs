import { execFileSync } from "node:child_process";
import { mkdir, open } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "../../../scripts/child-process.mjs";

/** A small disk of its own. @param {string} folder @param {string} size @param {(mounted: string) => Promise<void>} task */
export async function onTmpfs(folder, size, task) {
  const mounted = join(folder, "disk");
  await mkdir(mounted);
  const { code, output } = await runCommand(
    "mount",
    ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", mounted],
    {
      isQuiet: true,
    },
  );
  if (code !== 0) throw new Error(`mount: ${output}`);
  const leave = () => execFileSync("umount", ["--lazy", mounted]);
  process.once("exit", leave);
  try {
    await task(mounted);
  } finally {
    process.off("exit", leave);
    await runCommand("umount", ["--lazy", mounted], { isQuiet: true });
  }
}

/** Until not another page fits. @param {string} path */
export async function fill(path) {
  const file = await open(path, "w");
  for (const size of [1 << 20, 1 << 12]) await fillWith(file, Buffer.alloc(size));
  await file.close();
}

/** @param {import("node:fs/promises").FileHandle} file @param {Buffer} piece */
async function fillWith(file, piece) {
  try {
    while ((await file.write(piece)).bytesWritten === piece.length) {}
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ENOSPC") throw error;
  }
}

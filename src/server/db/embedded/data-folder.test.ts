import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDataFolder } from "./data-folder.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "balcao-data-folder-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("the folder and those above it are made, for their owner alone", async () => {
  const path = join(folder, "a/b/c");
  expect(await openDataFolder(path)).toBe(path);
  for (const made of ["a", "a/b", "a/b/c"]) {
    expect((await stat(join(folder, made))).mode & 0o777).toBe(0o700);
  }
  expect(await openDataFolder(path)).toBe(path);
});

test("a file in the way is named", async () => {
  await writeFile(join(folder, "file"), "");
  await expect(openDataFolder(join(folder, "file"))).rejects.toThrow("já existe um arquivo com esse nome");
  await expect(openDataFolder(join(folder, "file/data"))).rejects.toThrow("parte do caminho é um arquivo");
});

test.runIf(process.platform === "linux")("a place where nothing can be made ends in a sentence", async () => {
  await expect(openDataFolder("/proc/nada/data")).rejects.toThrow(
    /^Não foi possível usar a pasta de dados \/proc\/nada\/data: .+; corrija-a ou escolha outra em DATA_DIR\.$/,
  );
});

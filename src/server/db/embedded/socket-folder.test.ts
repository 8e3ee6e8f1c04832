import { lstat, mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeSocketFolder, removeOtherSocketFolders } from "./socket-folder.ts";

const account = { prefix: [] };
let place: string;

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), "balcao-test-"));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(place, { recursive: true, force: true });
});

test("leftovers of the same data folder go, whatever else lies there stays", async () => {
  vi.stubEnv("TMPDIR", place);
  const leftover = await makeSocketFolder("/srv/a", account);
  const other = await makeSocketFolder("/srv/b", account);
  const current = await makeSocketFolder("/srv/a", account);
  const link = `${current.slice(0, -6)}planted`;
  await symlink(other, link);
  await removeOtherSocketFolders(current);
  expect((await readdir(place)).sort()).toEqual([other, current, link].map((path) => basename(path)).sort());
  expect(basename(leftover).slice(0, -6)).toBe(basename(current).slice(0, -6));
  expect((await lstat(current)).mode & 0o777).toBe(0o700);
});

test("a temporary folder with too long a path is passed over", async () => {
  const deep = join(place, "x".repeat(80));
  await mkdir(deep);
  vi.stubEnv("TMPDIR", deep);
  const folder = await makeSocketFolder("/srv/a", account);
  await rm(folder, { recursive: true });
  expect(dirname(folder)).toBe("/tmp");
  expect(`${folder}/.s.PGSQL.5432`.length).toBeLessThanOrEqual(103);
});

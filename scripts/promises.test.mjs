import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

test("every test file that docs/promises.md names exists", () => {
  const page = readFileSync(join(root, "docs/promises.md"), "utf8");
  const files = [...page.matchAll(/`([\w./-]+\.(?:test|spec)\.\w+)`/g)].map(([, file = ""]) => file);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

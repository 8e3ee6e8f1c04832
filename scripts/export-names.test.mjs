import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "../src");

const EXPORTED =
  /^export (?:declare )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm;

test("an exported name of the source exists once", () => {
  /** @type {Map<string, Set<string>>} */
  const filesOf = new Map();
  for (const file of readdirSync(source, { recursive: true, encoding: "utf8" })) {
    // What tests share is named for its test.
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$|(^|[\\/])testing[\\/]/.test(file)) continue;
    for (const [, name = ""] of readFileSync(join(source, file), "utf8").matchAll(EXPORTED)) {
      // A constant and its type may share a name, within one file.
      filesOf.set(name, (filesOf.get(name) ?? new Set()).add(file));
    }
  }
  expect(filesOf.size).toBeGreaterThan(1000);
  const twice = [...filesOf].filter(([, files]) => files.size > 1);
  expect(twice.map(([name, files]) => `${name}: ${[...files].join(", ")}`)).toEqual([]);
});

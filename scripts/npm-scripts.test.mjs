import { expect, test } from "vitest";
import { readFromProject } from "./promises.mjs";

/** What npm runs by itself, mostly at the end of an install; a command of ours by such a name would hold it up. */
const RUN_BY_NPM = ["dependencies", "prepare", "prepublish", "install", "uninstall", "version", "restart"];

test("none of our commands runs unasked", () => {
  const names = Object.keys(JSON.parse(readFromProject("package.json") ?? "").scripts);
  expect(names.filter((name) => RUN_BY_NPM.includes(name) || /^(pre|post)/.test(name))).toEqual([]);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SERVER_PROGRAMS, TOOLS } from "./commands.mjs";

/** @type {Record<string, string>} */
const scripts = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8")).scripts;

/** npm runs these by itself, mostly at the end of an install; a command of ours by such a name would block it. */
const RUN_BY_NPM = ["dependencies", "prepare", "prepublish", "install", "uninstall", "version", "restart"];

test("none of our commands runs unasked", () => {
  const names = Object.keys(scripts);
  expect(names.filter((name) => RUN_BY_NPM.includes(name) || /^(pre|post)/.test(name))).toEqual([]);
});

test("every command has an npm script of its name, and every script that launches one is in the table", () => {
  const launched = Object.entries(scripts).flatMap(([script, line]) => {
    const command = /^node (?:--\S+ )?scripts\/launch\.mjs (\S+)$/.exec(line)?.[1];
    return command === undefined ? [] : [[script, command]];
  });
  const commands = [...SERVER_PROGRAMS, ...Object.keys(TOOLS)];
  expect(Object.fromEntries(launched)).toEqual(Object.fromEntries(commands.map((name) => [name, name])));
});

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import type { Elsewhere } from "./sentence.ts";
import { allSentences } from "./sentences/all.ts";

const root = new URL("../../", import.meta.url);
const TITLE = " › ";

/** Ids of the sentences that the steps of this folder hold. */
function triedHere(): Set<string> {
  const ids = new Set<string>();
  const files = readdirSync(import.meta.dirname).filter((name) => /^\d.*\.spec\.ts$/.test(name));
  for (const name of files) {
    const code = readFileSync(new URL(name, import.meta.url), "utf8");
    for (const [call] of code.matchAll(/\bholds\(\s*(?:"[^"]+"|\[[^\]]+\])/g)) {
      for (const [, id = ""] of call.matchAll(/"([^"]+)"/g)) ids.add(id);
    }
  }
  return ids;
}

const sentences = Object.entries<string | Elsewhere>(allSentences);
const isKnown = (id: string) => id in allSentences;

test("every sentence of the specification is tried by a step, or says where it is or why it cannot be", () => {
  const tried = triedHere();
  const lost = sentences.filter(([id, sentence]) => typeof sentence === "string" && !tried.has(id));
  expect(Object.fromEntries(lost)).toEqual({});
  expect([...tried].filter((id) => !isKnown(id))).toEqual([]);
  // Counted in SPEC.md: a sentence leaves this table with the page alone.
  expect(sentences).toHaveLength(320);
});

test("what is held elsewhere is there", () => {
  for (const [id, sentence] of sentences) {
    if (typeof sentence === "string") continue;
    if ("same" in sentence)
      for (const other of sentence.same.split(", ")) expect(isKnown(other), id).toBe(true);
    if ("reason" in sentence) expect(sentence.reason, id).not.toBe("");
    if (!("test" in sentence)) continue;
    const [file = "", title = ""] = sentence.test.split(TITLE);
    expect(readFileSync(new URL(file, root), "utf8"), id).toContain(title);
  }
});

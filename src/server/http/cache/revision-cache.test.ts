import { expect, test } from "vitest";
import { RevisionCache } from "./revision-cache.ts";

const answer = (revision: string, size = 1000) => ({ revision, bytes: new Uint8Array(size) });

test("a list is found by its key and the very state of the data", () => {
  const cache = new RevisionCache(32_000);
  cache.store("1", answer("first"));
  expect(cache.find("1", "first")).toEqual(answer("first"));
  expect(cache.find("1", "second")).toBeUndefined();
  expect(cache.find("2", "first")).toBeUndefined();
});

test("only one state of a list is kept", () => {
  const cache = new RevisionCache(32_000);
  cache.store("1", answer("first"));
  const { bytes } = cache;
  cache.store("1", answer("second"));
  expect(cache.bytes).toBe(bytes);
  expect(cache.find("1", "first")).toBeUndefined();
});

test("the memory has an end: what was asked for longest ago makes way", () => {
  const cache = new RevisionCache(5_000);
  for (const companyId of [1, 2, 3]) cache.store(String(companyId), answer("x"));
  cache.find("1", "x");
  cache.store("4", answer("x"));
  const kept = [1, 2, 3, 4].filter((companyId) => cache.find(String(companyId), "x"));
  expect(kept).toEqual([1, 3, 4]);
  cache.store("5", answer("x", 5_000));
  expect(cache.find("5", "x")).toBeUndefined();
  expect(cache.bytes).toBeLessThanOrEqual(5_000);
});

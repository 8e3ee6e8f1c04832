import { IDBFactory } from "fake-indexeddb";
import { createStore, set } from "idb-keyval";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { fillDisk } from "#web/testing/fill-disk.ts";
import { deviceStore } from "./device-store.ts";

const words = () => deviceStore("balcao-test", "words", z.array(z.string()));
const add = (word: string) => (before: string[] | undefined) => [...(before ?? []), word];

beforeEach(() => void vi.stubGlobal("indexedDB", new IDBFactory()));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("what is kept is there for the next page, until it is removed", async () => {
  await words().change("ana", add("gim"));
  const store = words();
  expect(await store.read("ana")).toEqual(["gim"]);
  expect(await store.read("bia")).toBeUndefined();
  await store.change("bia", add("rum"));
  expect(await store.keys()).toEqual(["ana", "bia"]);
  expect(await store.change("ana", () => undefined)).toBeUndefined();
  await store.remove("bia", "nobody");
  expect(await store.keys()).toEqual([]);
});

test("two tabs that change the same thing at once lose nothing", async () => {
  await Promise.all([words().change("ana", add("gim")), words().change("ana", add("rum"))]);
  expect((await words().read("ana"))?.sort()).toEqual(["gim", "rum"]);
});

test("a connection that the phone has closed meanwhile is opened again", async () => {
  const opened = vi.spyOn(indexedDB, "open");
  const store = words();
  await store.change("ana", add("gim"));
  const [request] = opened.mock.results.map(({ value }) => value as IDBOpenDBRequest);
  request?.result.close();
  expect(await store.change("ana", add("rum"))).toEqual(["gim", "rum"]);
  expect(await words().read("ana")).toEqual(["gim", "rum"]);
});

test("what the schema refuses counts as absent", async () => {
  await set("ana", { words: 7 }, createStore("balcao-test", "words"));
  expect(await words().read("ana")).toBeUndefined();
  expect(await words().change("ana", add("gim"))).toEqual(["gim"]);
});

test("a full phone fails a change and keeps what was there", async () => {
  const store = words();
  await store.change("ana", add("gim"));
  fillDisk();
  await expect(store.change("ana", add("rum"))).rejects.toThrow();
  expect(await store.read("ana")).toEqual(["gim"]);
});

test.each([
  ["has no database", undefined],
  [
    "refuses to open one",
    {
      open: () => {
        throw new DOMException("", "SecurityError");
      },
    },
  ],
])("in a browser that %s nothing is read, and a change fails", async (_what, blocked) => {
  vi.stubGlobal("indexedDB", blocked);
  const store = words();
  expect(await store.read("ana")).toBeUndefined();
  expect(await store.keys()).toEqual([]);
  await store.remove("ana");
  await expect(store.change("ana", add("gim"))).rejects.toThrow();
});

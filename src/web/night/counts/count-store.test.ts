import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { type WaitingCount, withChange } from "#shared/night/counts/waiting-counts.ts";
import { countServer, EVENT, vodka } from "#web/night/counts/testing/count-server.ts";
import { fillDisk } from "#web/testing/fill-disk.ts";
import { CountSender } from "./count-sender.ts";
import { browserCountStore } from "./count-store.ts";

vi.stubGlobal("indexedDB", new IDBFactory());
afterEach(() => vi.restoreAllMocks());
afterAll(() => vi.unstubAllGlobals());

const counted = (id: string) => (waiting: WaitingCount[]) =>
  withChange(waiting, { eventId: EVENT, item: vodka, by: id }, { closed: 1 }, { id, at: "" });
const same = (waiting: WaitingCount[]) => waiting;
const ids = (waiting: WaitingCount[]) => waiting.map(({ entry }) => entry.id);

/** Writes as the product did before it had `deviceStore`. */
const storeAsBefore = (owner: string, waiting: WaitingCount[]) =>
  new Promise<void>((resolve) => {
    const opening = indexedDB.open("balcao-counts", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("waiting");
    opening.onsuccess = () => {
      const transaction = opening.result.transaction("waiting", "readwrite");
      transaction.objectStore("waiting").put(waiting, owner);
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });

test("what an earlier version has left on the phone is sent, and leaves nothing behind", async () => {
  await storeAsBefore("1:1", counted("b")(counted("a")([])));
  const server = countServer();
  const post = async ({ entry, by = "" }: WaitingCount) => server.take(entry, by);
  const phone = new CountSender({ owner: "1:1", post });
  await phone.load();
  expect(phone.waiting()).toHaveLength(2);
  await phone.send();
  expect(server.counts()).toMatchObject([
    { id: "a", by: "a", closed: 1 },
    { id: "b", by: "b", closed: 1 },
  ]);
  expect(phone.waiting()).toEqual([]);
  expect(await browserCountStore().change("1:1", same)).toEqual([]);
});

test("on a phone that is full, what is counted stays beside what was stored before", async () => {
  const store = browserCountStore();
  expect(ids(await store.change("ana", counted("a")))).toEqual(["a"]);
  fillDisk();
  expect(ids(await store.change("ana", counted("b")))).toEqual(["a", "b"]);
  expect(ids(await store.change("ana", same))).toEqual(["a", "b"]);
  vi.restoreAllMocks();
  expect(ids(await browserCountStore().change("ana", same))).toEqual(["a"]);
});

test("what could not be read while there was nothing to keep is read the next time", async () => {
  expect(ids(await browserCountStore().change("bia", counted("a")))).toEqual(["a"]);
  const store = browserCountStore();
  vi.spyOn(IDBObjectStore.prototype, "get").mockImplementationOnce(() => {
    throw new DOMException("gone", "UnknownError");
  });
  expect(await store.change("bia", same)).toEqual([]);
  expect(ids(await store.change("bia", counted("b")))).toEqual(["a", "b"]);
  expect(ids(await browserCountStore().change("bia", same))).toEqual(["a", "b"]);
});

import { expect, test } from "vitest";
import { type WaitingCount, withChange } from "#shared/night/counts/waiting-counts.ts";
import { EVENT, vodka } from "#web/night/counts/testing/count-server.ts";
import { browserCountStore } from "./count-store.ts";

const counted = (id: string) => (waiting: WaitingCount[]) =>
  withChange(waiting, { eventId: EVENT, item: vodka, by: id }, { closed: 1 }, { id, at: "" });
const same = (waiting: WaitingCount[]) => waiting;

test("on a phone that is full, what is counted stays beside what was stored before", async () => {
  let onDisk: WaitingCount[] = [];
  let isFull = false;
  const store = browserCountStore(async (_owner, edit) => {
    const waiting = edit(onDisk);
    if (isFull && waiting.length > onDisk.length) throw new DOMException("", "QuotaExceededError");
    onDisk = waiting;
    return waiting;
  });
  const ids = async (edit: typeof same) => (await store.change("ana", edit)).map(({ entry }) => entry.id);
  expect(await ids(counted("a"))).toEqual(["a"]);
  isFull = true;
  expect(await ids(counted("b"))).toEqual(["a", "b"]);
  expect(await ids(same)).toEqual(["a", "b"]);
  expect(await store.change("bia", same)).toEqual(onDisk);
});

import { IDBFactory } from "fake-indexeddb";
import { createStore, keys, set } from "idb-keyval";
import { beforeEach, expect, test, vi } from "vitest";
import { forgetEvent, keepEvent, keptEvent } from "./kept-event.ts";
import { TOKEN, teamEvent } from "./testing/sample-team-event.ts";

const database = new IDBFactory();
beforeEach(() => void vi.stubGlobal("indexedDB", database));

const tokens = () => keys(createStore("balcao-team", "events"));
const kept = { event: teamEvent, counts: [], at: 7 };

test("an event is kept by its link until that is gone", async () => {
  await keepEvent(TOKEN, kept);
  expect(await keptEvent(TOKEN)).toEqual(kept);
  await forgetEvent(TOKEN);
  expect(await keptEvent(TOKEN)).toBeUndefined();
  expect(await tokens()).toEqual([]);
});

test("opening any link wipes the events whose last day is over, and those of earlier versions", async () => {
  await keepEvent(TOKEN, kept);
  await keepEvent("over", { ...kept, event: { ...teamEvent, validUntil: "2020-01-01" } });
  await set("earlier", { ...kept, build: "/assets/team-1.js" }, createStore("balcao-team", "events"));
  expect(await keptEvent(TOKEN)).toEqual(kept);
  expect(await tokens()).toEqual([TOKEN]);
});

import { expect, test } from "vitest";
import { clockAt } from "#shared/time/testing/clock-at.ts";
import { sampleEvent } from "./testing/sample-event.ts";
import { verbOfTheDay } from "./verb-of-the-day.ts";

const clock = clockAt("2026-11-19T12:00:00Z");
const ahead = { date: "2026-12-05T23:00:00Z" };

test.each([
  ["a quote", { ...ahead, status: "orçamento" as const }, true, undefined],
  ["a confirmed event that lacks something", ahead, true, "buy"],
  ["one that lacks nothing", ahead, false, "withdraw"],
  ["one whose stock is out", { ...ahead, stockState: "out" as const }, true, "return"],
  ["one that came back", { ...ahead, stockState: "back" as const }, false, undefined],
  ["a forgotten one", { date: "2026-11-01T23:00:00Z" }, false, undefined],
  ["a cancelled one", { ...ahead, status: "cancelado" as const }, true, undefined],
  ["a disabled one", { ...ahead, active: "false" as const }, false, undefined],
])("the next step of %s", (_what, change, isShort, verb) => {
  expect(verbOfTheDay(sampleEvent(change), isShort, clock)).toBe(verb);
});

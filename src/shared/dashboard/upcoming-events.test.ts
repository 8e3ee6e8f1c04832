import { expect, test } from "vitest";
import { sampleEvent } from "#shared/events/testing/sample-event.ts";
import { upcomingEvents } from "./upcoming-events.ts";

const now = new Date("2026-11-15T20:00:00Z");
const later = "2026-11-15T20:00:00.001Z";

test.each([
  ["a moment ahead", { date: later }, true],
  ["this very moment", { date: "2026-11-15T20:00:00Z" }, false],
  ["earlier today", { date: "2026-11-15T12:00:00Z" }, false],
  ["written with another offset", { date: "2026-11-15T17:00:01-03:00" }, true],
  ["a quote", { date: later, status: "orçamento" as const }, true],
  ["under way", { date: later, status: "em andamento" as const }, true],
  ["over before its time", { date: later, status: "concluído" as const }, true],
  ["cancelled", { date: later, status: "cancelado" as const }, false],
  ["disabled", { date: later, active: "false" as const }, false],
])("%s", (_what, change, isListed) => {
  expect(upcomingEvents([sampleEvent(change)], now)).toHaveLength(isListed ? 1 : 0);
});

test("the next first, and of one moment the older record", () => {
  const events = [
    sampleEvent({ id: 1, date: "2027-01-01T12:00:00Z" }),
    sampleEvent({ id: 4, date: "2026-12-25T12:00:00Z" }),
    sampleEvent({ id: 3, date: "2026-12-25T09:00:00-03:00" }),
    sampleEvent({ id: 2, date: "2026-11-16T12:00:00Z" }),
  ];
  expect(upcomingEvents(events, now).map(({ id }) => id)).toEqual([2, 3, 4, 1]);
});

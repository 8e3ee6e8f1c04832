import { expect, test } from "vitest";
import type { PricedEvent } from "#shared/events/contract.ts";
import { sampleEvent } from "#shared/events/testing/sample-event.ts";
import { clockAt } from "#shared/time/testing/clock-at.ts";
import { stockState } from "./stock-state.ts";

const clock = clockAt("2026-12-28T15:00:00Z");

test.each<[string, Partial<PricedEvent>, ReturnType<typeof stockState>]>([
  ["three days past", {}, "unrecorded"],
  ["two days past", { date: "2026-12-26T23:30:00.000Z" }, "planned"],
  ["to come", { date: "2027-01-10T23:30:00.000Z" }, "planned"],
  ["not confirmed", { status: "planejamento" }, "planned"],
  ["disabled", { active: "false" }, "planned"],
  ["withdrawn", { stockState: "out" }, "out"],
  ["returned", { stockState: "back" }, "back"],
  ["said to have used nothing", { stockState: "unused" }, "unused"],
])("the stock of an event that is %s: %j, is %s", (_name, change, expected) => {
  expect(stockState(sampleEvent(change), clock)).toBe(expected);
});

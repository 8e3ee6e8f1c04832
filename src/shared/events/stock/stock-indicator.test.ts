import { expect, test } from "vitest";
import { plannedLine, sampleDrink, sampleEvent } from "#shared/events/testing/sample-event.ts";
import { exact } from "#shared/numbers/exact.ts";
import { clockAt } from "#shared/time/testing/clock-at.ts";
import { stockIndicator } from "./stock-indicator.ts";

const ingredients = new Map([[1, { name: "Vodka", unit: "L" as const, quantity: 10, unitCost: 10 }]]);
const drinks = [sampleDrink(plannedLine(1, 4, "L"))];

const clock = clockAt("2026-11-15T12:00:00Z");

test.each([
  ["what fits", "4", {}, "ok"],
  ["what does not", "3.99", {}, "short"],
  ["a quote is looked at too", "3", { status: "orçamento" as const }, "short"],
  ["a cancelled event", "0", { status: "cancelado" as const }, "none"],
  ["one that is over", "0", { status: "concluído" as const }, "none"],
  ["one that is over, in the other word", "0", { status: "finalizado" as const }, "none"],
  ["a disabled event", "0", { active: "false" as const }, "none"],
  [
    "one that an older version has disabled with its stock out",
    "0",
    { active: "false" as const, stockState: "out" as const },
    "out",
  ],
  ["one whose stock is out", "0", { stockState: "out" as const }, "out"],
  [
    "one whose stock is out, over by now",
    "0",
    { stockState: "out" as const, status: "concluído" as const },
    "out",
  ],
  ["one whose stock came back", "0", { stockState: "back" as const }, "back"],
  ["one that plans nothing", "0", { drinks: [] }, "ok"],
  ["one of two days ago", "0", { date: "2026-11-13T23:30:00.000Z" }, "short"],
  ["a forgotten one", "10", { date: "2026-11-12T23:30:00.000Z" }, "unrecorded"],
  [
    "a past one that was never confirmed",
    "10",
    { date: "2026-11-12T23:30:00.000Z", status: "planejamento" as const },
    "ok",
  ],
  [
    "one that used nothing",
    "0",
    { date: "2026-11-12T23:30:00.000Z", stockState: "unused" as const },
    "unused",
  ],
])("%s", (_what, left, change, state) => {
  const event = sampleEvent({ drinks, ...change });
  expect(stockIndicator(event, ingredients, () => exact(left), clock).state).toBe(state);
});

test("names what is short", () => {
  expect(stockIndicator(sampleEvent({ drinks }), ingredients, () => exact("1.5"), clock)).toMatchObject({
    short: [{ name: "Vodka", toBuy: 2.5, unit: "L" }],
  });
});

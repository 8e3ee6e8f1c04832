import { expect, test } from "vitest";
import { clockAt } from "#shared/time/testing/clock-at.ts";
import { sampleEvent } from "./testing/sample-event.ts";
import { verbOfTheDay } from "./verb-of-the-day.ts";

const clock = clockAt("2026-11-19T12:00:00Z");
const ahead = { date: "2026-12-05T23:00:00Z", price: "1000.00" };
const over = { date: "2026-11-17T23:00:00Z", price: "1000.00" };
const charge = {
  id: 1,
  kind: "saldo" as const,
  amount: "10.00",
  dueOn: "2026-11-01",
  note: null,
  paid: "0.00",
};

test.each([
  ["a priced quote", { ...ahead, status: "orçamento" as const }, {}, "propose"],
  ["a quote without a price", { ...ahead, price: null, status: "orçamento" as const }, {}, undefined],
  ["a quote that was offered", { ...ahead, status: "orçamento" as const }, { isOffered: true }, undefined],
  ["a confirmed event that lacks something", ahead, { isShort: true }, "buy"],
  ["one that lacks nothing", ahead, {}, "withdraw"],
  ["one whose stock is out", { ...ahead, stockState: "out" as const }, { isShort: true }, "return"],
  [
    "one that came back and is not paid",
    { ...over, stockState: "back" as const, charges: [charge] },
    {},
    "receive",
  ],
  [
    "one that came back and is paid",
    { ...over, stockState: "back" as const, charges: [{ ...charge, paid: "10.00" }] },
    {},
    undefined,
  ],
  ["a cancelled one", { ...ahead, status: "cancelado" as const }, { isShort: true }, undefined],
  ["a disabled one", { ...ahead, active: "false" as const }, {}, undefined],
])("of %s", (_what, change, facts, verb) => {
  const known = { isShort: false, isOffered: false, ...facts };
  expect(verbOfTheDay(sampleEvent(change), known, clock)).toBe(verb);
});

import { expect, test } from "vitest";
import { eventStatuses } from "#shared/events/enumerations.ts";
import { plannedLine, sampleDrink, sampleEvent, sampleSupply } from "#shared/events/testing/sample-event.ts";
import { rounded } from "#shared/numbers/exact.ts";
import { clockAt } from "#shared/time/testing/clock-at.ts";
import { isReserving, NOT_SAVED, stockForecast } from "./reservations.ts";

const clock = clockAt("2026-11-15T12:00:00Z");

test.each(eventStatuses)("whether an event in %s reserves", (status) => {
  expect(isReserving(clock)(sampleEvent({ status }))).toBe(
    ["planejamento", "confirmado", "em andamento"].includes(status),
  );
});

test.each([
  ["a disabled event", { active: "false" as const }],
  ["an event whose stock is out", { stockState: "out" as const }],
  ["an event whose stock has come back", { stockState: "back" as const }],
  ["an event that used nothing", { stockState: "unused" as const }],
  ["an event more than two days past", { date: "2026-11-12T23:30:00.000Z" }],
])("%s reserves nothing", (_what, change) => {
  expect(isReserving(clock)(sampleEvent(change))).toBe(false);
});

const ingredients = new Map([[1, { unit: "L" as const, quantity: 10 }]]);
const planning = (id: number, date: string, litres: number, change = {}) =>
  sampleEvent({ id, date, drinks: [sampleDrink(plannedLine(1, litres, "L"))], ...change });

const events = [
  planning(3, "2026-12-20T00:00:00Z", 1),
  planning(1, "2026-12-01T00:00:00Z", 4),
  planning(2, "2026-12-20T00:00:00Z", 3),
  planning(4, "2026-12-02T00:00:00Z", 5, { status: "orçamento" }),
  planning(5, "2026-12-30T00:00:00Z", 20),
];
const left = (event: { id: number; date: string }) =>
  rounded(stockForecast(events, ingredients, clock)(event, 1), 2);

test.each([
  ["the first has all of it", { id: 1, date: "2026-12-01T00:00:00Z" }, 10],
  ["a quote sees what the first holds", { id: 4, date: "2026-12-02T00:00:00Z" }, 6],
  ["of two at the same moment the older comes first", { id: 2, date: "2026-12-20T00:00:00Z" }, 6],
  ["and the newer second; the quote holds nothing", { id: 3, date: "2026-12-20T00:00:00Z" }, 3],
  ["the same moment written with another offset", { id: 3, date: "2026-12-19T21:00:00-03:00" }, 3],
  ["one not saved yet stands behind its moment", { id: NOT_SAVED, date: "2026-12-20T00:00:00Z" }, 2],
  ["too much reserved before", { id: 9, date: "2027-01-01T00:00:00Z" }, -18],
])("%s", (_what, event, quantity) => {
  expect(left(event)).toBe(quantity);
});

test("other items are taken before those of a later event, and together with the drinks'", () => {
  const earlier = planning(1, "2026-12-01T00:00:00Z", 4, { supplies: [sampleSupply(1, 500, "ml")] });
  const quote = sampleEvent({
    id: 2,
    date: "2026-12-02T00:00:00Z",
    status: "orçamento",
    supplies: [sampleSupply(1, 3, "L")],
  });
  const forecast = stockForecast([earlier, quote], ingredients, clock);
  expect(rounded(forecast(earlier, 1), 2)).toBe(10);
  expect(rounded(forecast({ id: 3, date: "2026-12-03T00:00:00Z" }, 1), 2)).toBe(5.5);
});

test("of an ingredient nobody knows there is nothing", () => {
  expect(
    rounded(stockForecast(events, ingredients, clock)({ id: 1, date: "2026-12-01T00:00:00Z" }, 7), 2),
  ).toBe(0);
});

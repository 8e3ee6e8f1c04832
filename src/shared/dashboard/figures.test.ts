import { describe, expect, test } from "vitest";
import { type EventStatus, eventStatuses } from "#shared/events/enumerations.ts";
import { sampleEvent } from "#shared/events/testing/sample-event.ts";
import { clockAt } from "#shared/time/testing/clock-at.ts";
import {
  eventsWithinDays,
  needsAttention,
  openEvents,
  stockCounters,
  totalStockValue,
  upcomingEvents,
} from "./figures.ts";

describe("upcoming events", () => {
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
});

test.each([
  ["earlier today", "2026-11-15T19:59:00Z", 0],
  ["tonight", "2026-11-16T02:00:00Z", 1],
  ["on the last of the days", "2026-11-22T02:59:00Z", 1],
  ["on the day after", "2026-11-22T03:00:00Z", 0],
])("within seven days: %s", (_what, date, count) => {
  expect(eventsWithinDays([sampleEvent({ date })], 7, clockAt("2026-11-15T20:00:00Z"))).toHaveLength(count);
});

describe("what needs attention", () => {
  const stock = (name: string, quantity: number, minQuantity = 10) => ({ name, quantity, minQuantity });
  const found = (...ingredients: ReturnType<typeof stock>[]) =>
    needsAttention(ingredients).map(({ ingredient, status }) => `${ingredient.name}: ${status}`);

  test.each([
    ["nothing", [], []],
    ["what is normal stays out", [stock("Vodka", 15.01), stock("Sal", 1, 0)], []],
    [
      "the worst first",
      [stock("Vodka", 15), stock("Gim", 10), stock("Rum", 0), stock("Sal", 0, 0)],
      ["Rum: sem", "Sal: sem", "Gim: baixo", "Vodka: atencao"],
    ],
    [
      "by name, accents and numbers as a reader sorts them",
      [stock("Limão 10", 1), stock("zimbro", 1), stock("Limão 9", 1), stock("Água", 1), stock("Açúcar", 1)],
      ["Açúcar: baixo", "Água: baixo", "Limão 9: baixo", "Limão 10: baixo", "zimbro: baixo"],
    ],
  ])("%s", (_what, ingredients, lines) => {
    expect(found(...ingredients)).toEqual(lines);
  });
});

describe("open events", () => {
  const counted: readonly EventStatus[] = ["confirmado", "planejamento"];

  test.each(eventStatuses)("%s", (status) => {
    expect(openEvents([{ status, active: "true" }])).toHaveLength(counted.includes(status) ? 1 : 0);
    expect(openEvents([{ status, active: "false" }])).toEqual([]);
  });
});

describe("stock counters", () => {
  const stock = (quantity: number, minQuantity = 10) => ({ quantity, minQuantity });

  test.each([
    ["nothing", [], { normal: 0, atencao: 0, baixo: 0, sem: 0 }],
    [
      "both sides of each edge",
      [stock(15.01), stock(15), stock(10.01), stock(10), stock(0.01), stock(0)],
      { normal: 1, atencao: 2, baixo: 2, sem: 1 },
    ],
    ["no minimum", [stock(0.01, 0), stock(0, 0)], { normal: 1, atencao: 0, baixo: 0, sem: 1 }],
  ])("%s", (_what, ingredients, counters) => {
    expect(stockCounters(ingredients)).toEqual(counters);
  });
});

describe("total stock value", () => {
  test.each([
    ["nothing", [], 0],
    ["one", ["1234567.89"], 1234567.89],
    ["cents that binary numbers lose", ["0.10", "0.20"], 0.3],
    ["what was given away", ["0.00", "12.50"], 12.5],
    ["a thousand times ten cents", Array.from({ length: 1000 }, () => "0.10"), 100],
  ])("%s", (_what, prices, value) => {
    expect(totalStockValue(prices.map((pricePerUnit) => ({ pricePerUnit })))).toBe(value);
  });
});

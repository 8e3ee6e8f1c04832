import { describe, expect, test } from "vitest";
import { stockForecast } from "#shared/events/stock/reservations.ts";
import { plannedLine, sampleDrink, sampleEvent } from "#shared/events/testing/sample-event.ts";
import { clockAt } from "#shared/time/testing/clock-at.ts";
import { agenda } from "./agenda.ts";
import { awaitedReturns, purchaseAhead, recentReturns } from "./waiting.ts";

const clock = clockAt("2026-11-15T20:00:00Z");
const { now } = clock;

describe("awaited returns", () => {
  const out = { stockState: "out" as const };

  test.each([
    ["last night", { ...out, date: "2026-11-15T02:59:00Z" }, true],
    ["begun just now", { ...out, date: "2026-11-15T20:00:00Z" }, true],
    ["about to begin", { ...out, date: "2026-11-15T20:01:00Z" }, false],
    ["not withdrawn", { date: "2026-11-14T03:00:00Z" }, false],
    ["disabled", { ...out, date: "2026-11-14T03:00:00Z", active: "false" as const }, false],
  ])("%s", (_what, change, isListed) => {
    expect(awaitedReturns([sampleEvent(change)], now)).toHaveLength(isListed ? 1 : 0);
  });

  test("the oldest first", () => {
    const dates = ["2026-11-14T12:00:00Z", "2026-11-01T12:00:00Z", "2026-11-01T12:00:00Z"];
    const events = dates.map((date, position) => sampleEvent({ ...out, id: 9 - position, date }));
    expect(awaitedReturns(events, now).map(({ id }) => id)).toEqual([7, 8, 9]);
  });
});

describe("recent returns", () => {
  const back = { stockState: "back" as const, stockMovedAt: "2026-11-15T05:00:00Z" };

  test.each([
    ["last night", back, true],
    ["a week ago", { ...back, stockMovedAt: "2026-11-08T20:00:00Z" }, true],
    ["longer ago", { ...back, stockMovedAt: "2026-11-08T19:59:00Z" }, false],
    ["still out", { ...back, stockState: "out" as const }, false],
    ["disabled", { ...back, active: "false" as const }, false],
  ])("%s", (_what, change, isListed) => {
    expect(recentReturns([sampleEvent(change)], now)).toHaveLength(isListed ? 1 : 0);
  });

  test("the latest five", () => {
    const events = [1, 2, 3, 4, 5, 6].map((id) =>
      sampleEvent({ ...back, id, stockMovedAt: `2026-11-14T0${id}:00:00Z` }),
    );
    expect(recentReturns(events, now).map(({ id }) => id)).toEqual([6, 5, 4, 3, 2]);
  });
});

describe("what is to be bought", () => {
  const ingredients = new Map([
    [1, { name: "Vodka", unit: "L" as const, quantity: 5, unitCost: 40 }],
    [2, { name: "Limão", unit: "unidade" as const, quantity: 0, unitCost: 0.5 }],
  ]);
  const vodka = [sampleDrink(plannedLine(1, 3, "L"))];
  const vodkaAndLemon = [sampleDrink(plannedLine(1, 3, "L"), plannedLine(2, 2.5, "unidade"))];
  type Event = ReturnType<typeof sampleEvent>;
  const ahead = (...events: Event[]) =>
    purchaseAhead(
      agenda(events, { ingredients, forecast: stockForecast(events, ingredients, clock), clock }, clock),
    );
  const on = (id: number, day: string, drinks: Event["drinks"]) =>
    sampleEvent({ id, date: `${day}T15:00:00Z`, drinks });

  test("nothing while the stock is enough", () => {
    expect(ahead(on(1, "2026-11-20", vodka))).toBeUndefined();
  });

  test("nothing for a quote", () => {
    expect(ahead({ ...on(1, "2026-11-20", vodkaAndLemon), status: "orçamento" })).toBeUndefined();
  });

  test("counts each event that is short", () => {
    const events = [
      on(1, "2026-11-18", vodka),
      on(2, "2026-11-20", vodkaAndLemon),
      on(3, "2026-11-21", vodkaAndLemon),
    ];
    expect(ahead(...events)).toEqual({
      by: "2026-11-19",
      isToday: false,
      events: 2,
    });
  });

  test.each([
    ["today", "2026-11-15"],
    ["tomorrow", "2026-11-16"],
  ])("for %s it must be bought today", (_what, day) => {
    expect(ahead(on(1, day, vodkaAndLemon))).toMatchObject({ by: "2026-11-15", isToday: true });
  });
});

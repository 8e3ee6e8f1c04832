import { describe, expect, test } from "vitest";
import { stockForecast } from "#shared/events/stock/reservations.ts";
import { plannedLine, sampleDrink, sampleEvent } from "#shared/events/testing/sample-event.ts";
import { clockAt } from "#shared/time/testing/clock-at.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import { agenda } from "./agenda.ts";

const vodka = { name: "Vodka", unit: "L" as const, quantity: 5, unitCost: 40 };
const ingredients = new Map([[1, vodka]]);
type Event = ReturnType<typeof sampleEvent>;
const agendaOf = (events: Event[], now: string, timeZone?: TimeZone) => {
  const clock = clockAt(now, timeZone);
  return agenda(events, { ingredients, forecast: stockForecast(events, ingredients, clock), clock }, clock);
};
const placed = (events: Event[], now: string) =>
  agendaOf(events, now).flatMap(({ day, entries }) => entries.map(({ event }) => `${day} ${event.id}`));

test.each<[string, TimeZone, string, string, string]>([
  ["across the end of a year", "America/Sao_Paulo", "2026-12-25T12:00:00Z", "2026-12-25", "2027-01-07"],
  ["across a leap day", "America/Sao_Paulo", "2028-02-20T12:00:00Z", "2028-02-20", "2028-03-04"],
  ["a minute before midnight", "America/Sao_Paulo", "2026-11-16T02:59:00Z", "2026-11-15", "2026-11-28"],
  ["the same moment further east", "America/Noronha", "2026-11-16T02:59:00Z", "2026-11-16", "2026-11-29"],
  [
    "in Manaus, where it is still New Year's Eve",
    "America/Manaus",
    "2027-01-01T03:59:00Z",
    "2026-12-31",
    "2027-01-13",
  ],
  [
    "in Rio Branco, an hour later still",
    "America/Rio_Branco",
    "2027-01-01T04:59:00Z",
    "2026-12-31",
    "2027-01-13",
  ],
  // In 2018 São Paulo had no midnight on 4 November.
  ["where a day has 23 hours", "America/Sao_Paulo", "2018-11-01T12:00:00Z", "2018-11-01", "2018-11-14"],
])("%s", (_what, zone, now, first, last) => {
  const days = agendaOf([], now, zone).map(({ day }) => day);
  expect([days[0], days.at(-1), new Set(days).size]).toEqual([first, last, 14]);
});

describe("events", () => {
  const NOW = "2026-11-15T20:00:00Z";

  test.each([
    ["earlier today", { date: "2026-11-15T03:00:00Z" }, ["2026-11-15 1"]],
    ["late last night", { date: "2026-11-15T02:59:00Z" }, []],
    ["tonight, tomorrow by UTC", { date: "2026-11-16T02:59:00Z" }, ["2026-11-15 1"]],
    ["on the last evening", { date: "2026-11-29T02:59:00Z" }, ["2026-11-28 1"]],
    ["on the day after", { date: "2026-11-29T03:00:00Z" }, []],
    ["cancelled", { date: "2026-11-20T12:00:00Z", status: "cancelado" as const }, []],
    ["disabled", { date: "2026-11-20T12:00:00Z", active: "false" as const }, []],
  ])("%s", (_what, change, days) => {
    expect(placed([sampleEvent(change)], NOW)).toEqual(days);
  });

  test("of one day stand from morning to night", () => {
    const events = [
      sampleEvent({ id: 1, date: "2026-11-20T22:00:00Z" }),
      sampleEvent({ id: 3, date: "2026-11-20T12:00:00Z" }),
      sampleEvent({ id: 2, date: "2026-11-20T12:00:00Z" }),
    ];
    expect(placed(events, NOW)).toEqual(["2026-11-20 2", "2026-11-20 3", "2026-11-20 1"]);
  });

  test("say what the stock lacks once those before them have taken theirs", () => {
    const drinks = [sampleDrink(plannedLine(1, 3, "L"))];
    const events = [
      sampleEvent({ id: 1, date: "2026-11-16T12:00:00Z", drinks }),
      sampleEvent({ id: 2, date: "2026-11-18T12:00:00Z", drinks }),
      sampleEvent({ id: 3, date: "2026-11-19T12:00:00Z", drinks, stockState: "out" }),
    ];
    const short = agendaOf(events, NOW).flatMap(({ entries }) =>
      entries.map(({ event, short: lines }) => [event.id, lines.map(({ name, toBuy }) => [name, toBuy])]),
    );
    expect(short).toEqual([
      [1, []],
      [2, [["Vodka", 1]]],
      [3, []],
    ]);
  });
});

import { expect, test, vi } from "vitest";
import type { PricedEvent } from "#shared/events/contract.ts";
import { sampleEvent } from "#shared/events/testing/sample-event.ts";
import { exact, rounded, ZERO } from "#shared/numbers/exact.ts";
import { startOfDay } from "#shared/time/clock.ts";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import { type FiguredEvent, type Portion, reportPortions } from "./report-portions.ts";

const ALL = { type: "", status: "" };
const span = (from: string, to: string) => ({
  from: startOfDay(from, SAO_PAULO),
  to: startOfDay(to, SAO_PAULO),
});
const on = (id: number, date: string, more: Partial<PricedEvent> = {}) =>
  sampleEvent({ id, date, status: "confirmado", type: "casamento", ...more });

/** An event brings in as many reais as its id says. */
const figured = ({ id, date, name, type }: PricedEvent): FiguredEvent => ({
  date,
  figures: { revenue: exact(id), estimated: ZERO, cost: exact(id), byCategory: new Map([[type, exact(id)]]) },
  drinks: new Map([[1, { drinkId: 1, name: "Mojito", quantity: id, events: 1, namedOn: date }]]),
  margins: { byClient: new Map(), byType: new Map() },
  row: {
    id,
    name,
    date,
    type,
    guests: 0,
    isDisabled: false,
    isCancelled: false,
    isEstimated: false,
    margin: 0,
    revenue: id,
    cost: id,
    profit: 0,
  },
});
const first = on(1, "2026-10-01T12:00:00Z");
const second = on(2, "2026-10-20T12:00:00Z", { type: "formatura" });
const third = on(4, "2026-11-05T12:00:00Z");
const october = span("2026-10-01", "2026-11-01");

const revenues = (portions: readonly Portion[]) =>
  portions.map(({ parts }) => parts.map(({ figures }) => rounded(figures.revenue, 2)));

test("a month that lies wholly in the span is one part, with its categories and drinks", () => {
  const [whole, cut] = reportPortions(
    [first, second, third],
    figured,
    SAO_PAULO,
  )(span("2026-10-01", "2026-11-16"), ALL);
  expect(revenues([whole as Portion, cut as Portion])).toEqual([[3], [4]]);
  const [part] = whole?.parts ?? [];
  expect([...(part?.figures.byCategory ?? [])].map(([name, cost]) => [name, rounded(cost, 2)])).toEqual([
    ["casamento", 1],
    ["formatura", 2],
  ]);
  expect(part?.drinks.get(1)).toMatchObject({ quantity: 3, events: 2 });
  expect(whole?.rows.map(({ id }) => id)).toEqual([1, 2]);
});

test("a month that is cut by the span is never taken for the whole one that is known, or the other way round", () => {
  const portionsOf = reportPortions([first, second], figured, SAO_PAULO);
  expect(revenues(portionsOf(span("2026-10-02", "2026-11-01"), ALL))).toEqual([[2]]);
  expect(revenues(portionsOf(october, ALL))).toEqual([[3]]);
  expect(revenues(portionsOf(span("2026-10-02", "2026-11-01"), ALL))).toEqual([[2]]);
  expect(revenues(portionsOf(span("2026-10-01", "2026-10-31"), ALL))).toEqual([[1, 2]]);
});

test("each kind of events is known for itself", () => {
  const planned = on(8, "2026-10-09T12:00:00Z", { status: "planejamento" });
  const portionsOf = reportPortions([first, second, planned], figured, SAO_PAULO);
  const kinds = [
    [ALL, 3, [3]],
    [{ type: "formatura", status: "" }, 1, [2]],
    [{ type: "", status: "confirmado" }, 2, [3]],
    // Found, but nothing of what is not confirmed counts.
    [{ type: "", status: "planejamento" }, 1, []],
    [ALL, 3, [3]],
  ] as const;
  for (const [kind, found, sums] of kinds) {
    const portions = portionsOf(october, kind);
    expect(portions.map((one) => one.found)).toEqual([found]);
    expect(revenues(portions)).toEqual([sums]);
  }
});

test("an event belongs to the month of the company's clock", () => {
  // 31 October, half past nine in the evening in São Paulo.
  const late = on(16, "2026-11-01T00:30:00Z");
  const portionsOf = reportPortions([late], figured, SAO_PAULO);
  expect(revenues(portionsOf(october, ALL))).toEqual([[16]]);
  expect(portionsOf(span("2026-11-01", "2026-12-01"), ALL)).toEqual([]);
});

test("what no report has asked for is not worked out, and nothing twice", () => {
  const figure = vi.fn(figured);
  const portionsOf = reportPortions([first, second, third], figure, SAO_PAULO);
  portionsOf(october, ALL);
  portionsOf(span("2026-10-15", "2026-10-31"), ALL);
  expect(figure.mock.calls.map(([{ id }]) => id)).toEqual([1, 2]);
});

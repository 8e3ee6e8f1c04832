import { expect, test } from "vitest";
import type { ReportedEvent } from "#shared/reports/reported-event.ts";
import { nextSorting, type SortKey, sortEvents } from "./sort-events.ts";

const event = (name: string, date: string, type: ReportedEvent["type"], sums: number[]): ReportedEvent => {
  const [guests = 0, revenue = 0, cost = 0, profit = 0] = sums;
  const states = { isDisabled: false, isCancelled: false, isEstimated: false };
  // One without a price.
  const margin = revenue === 105 ? undefined : profit / revenue;
  return { id: guests, name, date, type, guests, ...states, revenue, cost, profit, margin };
};
const events = [
  event("Casamento", "2026-11-10T23:00:00.000Z", "casamento", [100, 300, 565, -265]),
  event("Água na boca", "2026-11-12T23:00:00.000Z", "social", [20, 105, 60, 45]),
  event("Zebra", "2026-10-01T23:00:00.000Z", "aniversario", [0, 180, 120, 60]),
];
const order = (key: SortKey, isDescending: boolean) =>
  sortEvents(events, { key, isDescending }).map(({ name }) => name[0]);

test.each([
  ["date", "ZCÁ"],
  ["name", "ÁCZ"],
  ["type", "ZCÁ"],
  ["guests", "ZÁC"],
  ["revenue", "ÁZC"],
  ["cost", "ÁZC"],
  ["profit", "CÁZ"],
  ["margin", "ÁCZ"],
] as [SortKey, string][])("by %s", (key, expected) => {
  expect(order(key, false)).toEqual(Array.from(expected));
  expect(order(key, true)).toEqual(Array.from(expected).reverse());
});

test.each([
  ["date", { key: "date", isDescending: false }],
  ["cost", { key: "cost", isDescending: true }],
  ["name", { key: "name", isDescending: false }],
] as const)("choosing %s while the latest stand first", (key, expected) => {
  expect(nextSorting({ key: "date", isDescending: true }, key)).toEqual(expected);
});

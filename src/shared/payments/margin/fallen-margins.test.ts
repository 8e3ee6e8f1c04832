import { expect, test } from "vitest";
import type { PricedEvent } from "#shared/events/contract.ts";
import { plannedLine, sampleDrink, sampleEvent, sampleUse } from "#shared/events/testing/sample-event.ts";
import { clockAt } from "#shared/time/testing/clock-at.ts";
import { costRise } from "./cost-rise.ts";
import { fallenMargins } from "./fallen-margins.ts";

const NOW = clockAt("2026-11-18T15:00:00Z");
const vodka = (unitCost: number) => ({
  id: 1,
  name: "Vodka",
  unit: "L" as const,
  yieldQuantity: null,
  yieldUnit: null,
  unitCost,
});
const prices = (unitCost: number) => new Map([[1, vodka(unitCost)]]);

/** 5 L of vodka at R$ 50: R$ 250 of R$ 1.000. */
const priced = (changes: Partial<PricedEvent> = {}) =>
  sampleEvent({
    drinks: [sampleDrink(plannedLine(1, 5000))],
    pricingMode: "fechado",
    price: "1000.00",
    total: "1000.00",
    seenCost: "250.00",
    ...changes,
  });

test("an event is named whose cost is above the one that was seen, with both margins", () => {
  const event = priced();
  expect(fallenMargins([event], prices(60), NOW)).toEqual([{ event, loss: 50, before: 75, after: 70 }]);
});

test("the next event comes first", () => {
  const [later, sooner] = [priced(), priced({ id: 2, date: "2026-11-20T23:00:00Z" })];
  expect(fallenMargins([later, sooner], prices(60), NOW).map(({ event }) => event.id)).toEqual([2, 1]);
});

test.each<[string, Partial<PricedEvent>, number]>([
  ["at the same cost", {}, 50],
  ["at a lower cost", {}, 40],
  ["without a price", { pricingMode: null, price: null, total: null, seenCost: null }, 60],
  ["that was never seen", { seenCost: null }, 60],
  ["of yesterday", { date: "2026-11-17T15:00:00Z" }, 60],
  ["that is disabled", { active: "false" }, 60],
  ["that is cancelled", { status: "cancelado" }, 60],
  ["whose stock went out", { stockUse: [sampleUse({ ingredientId: 1, cost: "300.00" })] }, 60],
])("an event %s is not", (_what, changes, unitCost) => {
  expect(fallenMargins([priced(changes)], prices(unitCost), NOW)).toEqual([]);
});

test.each<[string, number, number, PricedEvent[], string | undefined]>([
  ["one event", 50, 59, [priced()], "Vodka subiu 18\u00a0%: 1 evento perde R$\u00a045,00"],
  [
    "two events",
    50,
    59,
    [priced(), priced({ id: 2 })],
    "Vodka subiu 18\u00a0%: 2 eventos perdem R$\u00a090,00",
  ],
  ["less than half a per cent", 50, 50.1, [priced()], "Vodka subiu 1\u00a0%: 1 evento perde R$\u00a00,50"],
  ["no rise", 50, 50, [priced()], undefined],
  ["a fall", 50, 40, [priced()], undefined],
  ["a first price", 0, 40, [priced()], undefined],
  ["an event without a price", 50, 59, [priced({ price: null })], undefined],
  ["an event without vodka", 50, 59, [priced({ drinks: [] })], undefined],
  ["a past event", 50, 59, [priced({ date: "2026-11-17T15:00:00Z" })], undefined],
])("a purchase and %s", (_what, before, after, events, text) => {
  expect(costRise(vodka(before), vodka(after), events, NOW)).toBe(text);
});

import { expect, test } from "vitest";
import type { PricedEvent } from "#shared/events/contract.ts";
import { plannedLine, sampleDrink, sampleEvent } from "#shared/events/testing/sample-event.ts";
import { addDays } from "#shared/numbers/day.ts";
import { vodka } from "#shared/purchases/testing/cart.ts";
import { clockAt } from "#shared/time/testing/clock-at.ts";
import { weekAndPurchaseText } from "./coming-week.ts";

const clock = clockAt("2026-11-16T18:00:00Z");
/** Bottles of two litres at R$ 40 a litre. */
const ingredients = new Map([[1, { ...vodka, quantity: 5, unitCost: 40, packQuantity: 2 }]]);
const event = (id: number, inDays: number, litres: number, change: Partial<PricedEvent> = {}) =>
  sampleEvent({
    id,
    date: `${addDays("2026-11-16", inDays)}T23:00:00Z`,
    drinks: [sampleDrink(plannedLine(1, litres, "L"))],
    ...change,
  });
const text = (...events: PricedEvent[]) =>
  weekAndPurchaseText(events, ingredients, clock).replace("\u00a0", " ");

test.each([
  ["no event at all", [], "Nenhum evento em 7 dias"],
  ["one that has what it needs", [event(1, 0, 5)], "1 evento em 7 dias"],
  ["a later one", [event(1, 7, 5)], "Nenhum evento em 7 dias"],
  ["one of yesterday", [event(1, -1, 5)], "Nenhum evento em 7 dias"],
  [
    "two that share the stock, in whole bottles",
    [event(1, 1, 4), event(2, 6, 4)],
    "2 eventos em 7 dias · falta comprar R$ 160,00 para eles",
  ],
  ["a cancelled one", [event(1, 1, 40, { status: "cancelado" })], "Nenhum evento em 7 dias"],
  ["a disabled one", [event(1, 1, 40, { active: "false" })], "Nenhum evento em 7 dias"],
  ["a quote, which nobody buys for yet", [event(1, 1, 40, { status: "orçamento" })], "1 evento em 7 dias"],
])("%s", (_what, events, expected) => {
  expect(text(...events)).toBe(expected);
});

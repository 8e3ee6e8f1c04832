import { expect, test } from "vitest";
import type { PricedEvent } from "#shared/events/contract.ts";
import { plannedLine, sampleDrink, sampleEvent } from "#shared/events/testing/sample-event.ts";
import { clockAt } from "#shared/time/testing/clock-at.ts";
import { type BoughtIngredient, estimatedPrice, purchaseList } from "./purchase-list.ts";

const clock = clockAt("2026-12-01T12:00:00.000Z");
const window = { from: "2026-12-04", to: "2026-12-06" };

const vodka: BoughtIngredient = {
  id: 1,
  name: "Vodka",
  unit: "L",
  unitWord: null,
  quantity: 2,
  minQuantity: 1,
  packName: "garrafa",
  packQuantity: 0.75,
  packMultiple: 1,
};
const loose = { packName: null, packQuantity: null };

let lastId = 0;
const eventOn = (day: string, litres: number, changes: Partial<PricedEvent> = {}) => {
  lastId += 1;
  return sampleEvent({
    id: lastId,
    name: `Festa ${day.slice(8)}`,
    date: `${day}T15:00:00.000Z`,
    drinks: [sampleDrink(plannedLine(1, litres, "L"))],
    ...changes,
  });
};

const listOf = (
  events: PricedEvent[],
  ingredient: Partial<BoughtIngredient> = {},
  options?: Parameters<typeof purchaseList>[4],
) => purchaseList(events, new Map([[1, { ...vodka, ...ingredient }]]), window, clock, options);

test("a line says packs, need, leftover and what for", () => {
  const [line, ...others] = listOf([eventOn("2026-12-04", 1.2), eventOn("2026-12-05", 2.7)]);
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    ingredient: { name: "Vodka" },
    need: 1.9,
    packs: 3,
    quantity: 2.25,
    leftover: 0.35,
    isApproximate: false,
  });
  expect(line?.events.map(({ name, amount }) => `${name}: ${amount}`)).toEqual([
    "Festa 04: 1.2",
    "Festa 05: 2.7",
  ]);
});

test.each<[what: string, events: PricedEvent[], need: number | undefined]>([
  ["the stock is enough for all", [eventOn("2026-12-04", 1), eventOn("2026-12-05", 1)], undefined],
  ["a hundredth is missing", [eventOn("2026-12-04", 1), eventOn("2026-12-05", 1.01)], 0.01],
  ["each is covered by itself, all of them are not", [1, 2, 3].map(() => eventOn("2026-12-05", 1)), 1],
  [
    "two at the same hour",
    [eventOn("2026-12-05", 2), eventOn("2026-12-05", 2, { date: "2026-12-05T15:00:00.000Z" })],
    2,
  ],
  ["before the window", [eventOn("2026-12-03", 5)], undefined],
  ["after the window", [eventOn("2026-12-07", 5)], undefined],
  ["an earlier one takes its part first", [eventOn("2026-12-03", 1.5), eventOn("2026-12-05", 1)], 0.5],
  ["what an earlier one lacks is not ours", [eventOn("2026-12-03", 9), eventOn("2026-12-05", 1)], 1],
  [
    "what is out comes back, nobody knows how much",
    [
      eventOn("2026-12-03", 2, {
        stockState: "out",
        stockUse: [],
      }),
      eventOn("2026-12-05", 3),
    ],
    1,
  ],
  ["a cancelled one", [eventOn("2026-12-05", 5, { status: "cancelado" })], undefined],
  ["a disabled one", [eventOn("2026-12-05", 5, { active: "false" })], undefined],
  ["a planned one", [eventOn("2026-12-05", 5, { status: "planejamento" })], 3],
  ["one that is under way", [eventOn("2026-12-05", 5, { status: "em andamento" })], 3],
  ["a quote", [eventOn("2026-12-05", 5, { status: "orçamento" })], undefined],
  ["the first and the last day", [eventOn("2026-12-04", 2), eventOn("2026-12-06", 2)], 2],
])("%s", (_what, events, need) => {
  expect(listOf(events)[0]?.need).toBe(need);
});

test("an entry in the middle lowers the need by what it brought", () => {
  const events = [eventOn("2026-12-04", 3), eventOn("2026-12-06", 3)];
  expect(listOf(events)[0]?.need).toBe(4);
  expect(listOf(events, { quantity: 3.5 })[0]?.need).toBe(2.5);
  expect(listOf(events, { quantity: 6 })).toEqual([]);
});

test("quotes on request, also those before the window", () => {
  const quote = (day: string) => eventOn(day, 1.5, { status: "orçamento" });
  const events = [quote("2026-12-03"), quote("2026-12-05")];
  expect(listOf(events)).toEqual([]);
  expect(listOf(events, {}, { withQuotes: true })[0]).toMatchObject({ need: 1, events: [{ amount: 1.5 }] });
  const past = [eventOn("2026-11-20", 9, { status: "orçamento" }), quote("2026-12-05")];
  expect(listOf(past, {}, { withQuotes: true })).toEqual([]);
});

test.each([
  ["below it, without events", [], { quantity: 0.4 }, 0.6],
  ["just at it", [], { quantity: 1 }, undefined],
  ["an event takes it below", [eventOn("2026-12-05", 1.5)], {}, 0.5],
  ["an earlier event takes it below", [eventOn("2026-12-02", 1.5)], {}, 0.5],
  ["both", [eventOn("2026-12-05", 4)], {}, 3],
  ["no minimum", [eventOn("2026-12-05", 2)], { minQuantity: 0 }, undefined],
])("refilling the minimum: %s", (_what, events, ingredient, need) => {
  expect(listOf(events, ingredient, { refillsMinimum: true })[0]?.need).toBe(need);
});

test("packs in multiples", () => {
  const boxes = { packMultiple: 6 };
  expect(listOf([eventOn("2026-12-05", 3.9)], boxes)[0]).toMatchObject({ packs: 6, leftover: 2.6 });
  expect(listOf([eventOn("2026-12-05", 6.5)], boxes)[0]).toMatchObject({ packs: 6, leftover: 0 });
  expect(listOf([eventOn("2026-12-05", 6.51)], boxes)[0]).toMatchObject({ packs: 12, leftover: 4.49 });
});

test("a hundredth that is left over", () => {
  expect(listOf([eventOn("2026-12-05", 2.74)])[0]).toMatchObject({ need: 0.74, packs: 1, leftover: 0.01 });
});

test("without a pack just the need, whole where it is only sold so", () => {
  expect(listOf([eventOn("2026-12-05", 3.9)], loose)[0]).toMatchObject({
    packs: null,
    quantity: 1.9,
    leftover: 0,
  });
  const drinks = [sampleDrink(plannedLine(1, 3.2, "unidade"))];
  expect(listOf([eventOn("2026-12-05", 0, { drinks })], { ...loose, unit: "unidade" })[0]).toMatchObject({
    need: 2,
    quantity: 2,
  });
});

test("a unit without a conversion stays in the list, counted one to one, and says so", () => {
  const drinks = [sampleDrink(plannedLine(1, 8, "folhas"))];
  const events = [eventOn("2026-12-05", 0, { drinks })];
  expect(listOf(events)[0]).toMatchObject({ need: 6, isApproximate: true });
  expect(listOf(events, { yieldQuantity: 4, yieldUnit: "folhas" })).toEqual([]);
});

test("each event takes whole hundredths, as its withdrawal will", () => {
  const sips = [1, 2, 3].map(() =>
    eventOn("2026-12-05", 0, { drinks: [sampleDrink(plannedLine(1, 1, "ml"))] }),
  );
  expect(listOf(sips, { quantity: 0, ...loose })[0]).toMatchObject({ need: 0.03 });
});

test("lines are sorted as people sort names", () => {
  const ids = [1, 2, 3];
  const names = ["Vodka", "Água", "Limão"];
  const stock = new Map(ids.map((id) => [id, { ...vodka, id, name: names[id - 1] ?? "", quantity: 0 }]));
  const drinks = [sampleDrink(...ids.map((id) => plannedLine(id, 1, "L")))];
  const lines = purchaseList([eventOn("2026-12-05", 0, { drinks })], stock, window, clock);
  expect(lines.map(({ ingredient }) => ingredient.name)).toEqual(["Água", "Limão", "Vodka"]);
});

test("the estimate is for whole packs", () => {
  expect(estimatedPrice(2.25, 106.666666666667)).toBe(240);
});

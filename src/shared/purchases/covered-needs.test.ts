import { expect, test } from "vitest";
import { type Covering, substitutedLine, tickedLine, wantedKey } from "./cart.ts";
import { coveringsOf, uncoveredList } from "./covered-needs.ts";
import { bought, type PurchaseLine } from "./purchase-list.ts";
import { purchaseRows } from "./purchase-rows.ts";
import { cartOf, gin, lemon, stock, vodka, wanted } from "./testing/cart.ts";

const PARTY = { eventId: 1, name: "Festa", amount: 3.9 };
const wedding = (amount: number) => ({ eventId: 2, name: "Casamento", amount });
const shortOfVodka = { ...wanted(vodka, 1.9), events: [PARTY] };
const covering: Covering = { wantedId: 1, need: 1.9, eventIds: [1], ingredientId: 3, quantity: 1.9 };
const given =
  (...list: PurchaseLine<typeof vodka>[]) =>
  () =>
    list;

test.each([
  ["as much as is needed", "2", { need: 1.9, quantity: 1.9 }],
  ["less than is needed", "1", { need: 1, quantity: 1 }],
])("a substitute that is bought meets %s", (_what, count, expected) => {
  const instead = { ...substitutedLine({ wantedId: 1 }, 1.9, vodka, gin), count };
  const rows = purchaseRows([shortOfVodka], cartOf({ [wantedKey(1)]: instead }), stock);
  expect(coveringsOf(rows)).toEqual([{ ...covering, ...expected }]);
});

test("in another unit it meets all, and what is bought as itself covers nothing else", () => {
  const instead = { ...substitutedLine({ wantedId: 1 }, 1.9, vodka, lemon), count: "40" };
  const lines = { [wantedKey(1)]: instead, [wantedKey(3)]: tickedLine(wanted(gin, 2)) };
  const rows = purchaseRows([shortOfVodka, wanted(gin, 2)], cartOf(lines), stock);
  expect(coveringsOf(rows)).toEqual([{ ...covering, ingredientId: 2, quantity: 40 }]);
});

test("what it meets is no longer in the list", () => {
  const { list, covered } = uncoveredList(given(shortOfVodka, wanted(lemon, 12)), stock, [covering]);
  expect(list.map(({ ingredient }) => ingredient.name)).toEqual(["Limão"]);
  expect(covered).toEqual([{ ingredient: vodka, need: 1.9, by: gin }]);
});

test("what is needed besides, of another event or more of the same, stays in it", () => {
  const more = { ...shortOfVodka, need: 3.9, ...bought(3.9, vodka), events: [PARTY, wedding(2)] };
  const { list, covered } = uncoveredList(given(more), stock, [covering]);
  expect(list).toMatchObject([{ need: 2, packs: 3, quantity: 2.25 }]);
  expect(covered).toMatchObject([{ need: 1.9 }]);
});

test.each([
  ["its events are over", given({ ...shortOfVodka, events: [wedding(3.9)] }), stock],
  ["what was bought is not there any more", given(shortOfVodka), new Map([[1, vodka]])],
  [
    "it was used for something else",
    given(shortOfVodka),
    new Map([
      [1, vodka],
      [3, { ...gin, quantity: 1.8 }],
    ]),
  ],
])("it ends once %s", (_what, listFor, present) => {
  const { list, covered } = uncoveredList(listFor, present, [covering]);
  expect(list).toMatchObject([{ need: 1.9 }]);
  expect(covered).toEqual([]);
});

test("what is set aside is not counted for its own events", () => {
  const listFor = (present: ReadonlyMap<number, typeof gin>) => {
    const lack = 2 - (present.get(3)?.quantity ?? 0);
    return [shortOfVodka, ...(lack > 0 ? [wanted(present.get(3) ?? gin, lack)] : [])];
  };
  const { list } = uncoveredList(listFor, stock, [covering]);
  expect(list).toMatchObject([{ ingredient: gin, need: 1.9 }]);
  expect(list[0]?.ingredient).toBe(gin);
});

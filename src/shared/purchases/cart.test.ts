import { expect, test } from "vitest";
import {
  afterPosting,
  type Cart,
  EMPTY_CART,
  ownKey,
  ownLine,
  type PendingPurchase,
  substitutedLine,
  tickedLine,
  wantedKey,
  withLine,
} from "./cart.ts";
import { isEmptyCart, readCart } from "./stored-cart.ts";
import { cartOf, gin, lemon, vodka, wanted } from "./testing/cart.ts";

const ticked = tickedLine(wanted(vodka, 1.9));

test("a tick takes whole packs, the usual supplier, and what it was seen at", () => {
  expect(ticked).toEqual({
    ingredientId: 1,
    name: "Vodka",
    wantedId: 1,
    count: "3",
    per: "garrafa de 750 ml",
    price: null,
    supplierId: 7,
    lot: "",
    need: 1.9,
    version: 3,
  });
  expect(tickedLine(wanted(lemon, 12))).toMatchObject({ count: "12", per: "unidade", supplierId: null });
});

test.each([
  ["the same unit: as much of it", vodka, gin, 1.9, "2"],
  ["another unit: one pack to begin with", lemon, gin, 12, "1"],
  ["another unit, loose: nobody knows", vodka, lemon, 1.9, ""],
  ["what nobody needs any more: one pack", vodka, gin, 0, "1"],
])("a substitute in %s", (_what, from, to, need, count) => {
  const line = substitutedLine({ wantedId: from.id }, need, from, to);
  expect(line).toMatchObject({ wantedId: from.id, ingredientId: to.id, count, need, price: null });
});

test("lines of one's own may be of the same ingredient, and a line can be taken out again", () => {
  const add = (cart: Cart) => withLine(cart, ownKey(cart, gin), ownLine(gin));
  const cart = add(add(EMPTY_CART));
  expect(Object.keys(cart.lines)).toEqual(["own-3-1", "own-3-2"]);
  expect(cart.lines["own-3-1"]).toEqual(ownLine(gin));
  expect(Object.keys(withLine(cart, "own-3-1", undefined).lines)).toEqual(["own-3-2"]);
});

test("after posting, what was ticked meanwhile stays", () => {
  const body = { boughtOn: "2026-11-20", lines: [] };
  const pending: PendingPurchase = { idempotencyKey: "k", keys: [wantedKey(1)], body };
  const cart = cartOf(
    { [wantedKey(1)]: ticked, [wantedKey(2)]: tickedLine(wanted(lemon, 12)) },
    { invoices: { "7": "123" }, pending },
  );
  const after = afterPosting(cart, pending);
  expect(Object.keys(after.lines)).toEqual([wantedKey(2)]);
  expect(after).toMatchObject({ invoices: {}, pending: null });
  // Another tab may have sent another purchase meanwhile.
  expect(
    afterPosting({ ...cart, pending: { ...pending, idempotencyKey: "other" } }, pending).pending,
  ).not.toBeNull();
});

test("a kept cart is read back as it was", () => {
  const pending = { idempotencyKey: "k", keys: ["wanted-1"], body: { boughtOn: "2026-11-20", lines: [] } };
  const cart = cartOf({ [wantedKey(1)]: ticked }, { invoices: { "7": "123" }, pending });
  expect(readCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart);
  expect(isEmptyCart(cart)).toBe(false);
});

test.each([
  ["nothing", null],
  ["a text", "x"],
  ["a list", []],
  [
    "broken parts",
    {
      lines: { a: null, b: { ...ticked, count: 3 }, c: { ...ticked, price: 1 } },
      invoices: { "7": 5 },
      pending: { keys: [1] },
    },
  ],
])("%s is an empty cart", (_what, stored) => {
  expect(readCart(stored)).toEqual(EMPTY_CART);
  expect(isEmptyCart(readCart(stored))).toBe(true);
});

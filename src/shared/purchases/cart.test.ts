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
import { isEmptyCart, storedCart } from "./stored-cart.ts";
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
  ["bottles of another size", { ...lemon, yieldQuantity: 700, yieldUnit: "ml" as const }, gin, 3, "3"],
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
  const body = { boughtOn: "2026-11-20", lines: [] };
  const pending = { idempotencyKey: "k", keys: ["wanted-1"], body };
  const cart = cartOf({ [wantedKey(1)]: ticked }, { invoices: { "7": "123" }, pending });
  expect(storedCart.parse(JSON.parse(JSON.stringify(cart)))).toEqual(cart);
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
  const cart = storedCart.safeParse(stored).data ?? EMPTY_CART;
  expect(cart).toEqual(EMPTY_CART);
  expect(isEmptyCart(cart)).toBe(true);
});

/** As phones hold it since November 2026: never to be changed, only to be followed by others. */
const CART_OF_2026 = {
  lines: {
    "wanted-1": {
      ingredientId: 1,
      name: "Vodka",
      wantedId: 1,
      count: "3",
      per: "garrafa de 750 ml",
      price: "89,90",
      supplierId: null,
      lot: "L7",
      need: 1.9,
      version: 3,
    },
  },
  invoices: { none: "123" },
  pending: {
    idempotencyKey: "3b2f8f0e-8a51-4a43-9d8b-1a2f60a1c001",
    keys: ["wanted-1"],
    body: {
      boughtOn: "2026-11-20",
      lines: [{ ingredientId: 1, quantity: 2.25, price: 89.9, supplierId: null, lot: "L7", version: 3 }],
    },
  },
  query: "de=2026-11-20&ate=2026-11-27",
};

test("a cart that a phone has kept is read by every later version, one broken line apart", () => {
  const broken = { ...CART_OF_2026.lines["wanted-1"], count: 3 };
  const stored = { ...CART_OF_2026, lines: { ...CART_OF_2026.lines, broken } };
  // Coverings were kept by versions in which a substitute counted on the device that bought it alone.
  expect(storedCart.parse({ ...stored, coverings: [{ wantedId: 1 }] })).toEqual(CART_OF_2026);
});

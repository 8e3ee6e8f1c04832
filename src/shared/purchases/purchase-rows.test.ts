import { expect, test } from "vitest";
import { type CartLine, ownLine, substitutedLine, tickedLine, wantedKey } from "./cart.ts";
import { cartSuppliers, purchaseBody, unusualRows } from "./purchase-body.ts";
import { purchaseCsv } from "./purchase-csv.ts";
import {
  cartTotals,
  leftoverOf,
  type PurchaseRow,
  purchaseRows,
  rowChange,
  rowsCostText,
  supplierGroups,
} from "./purchase-rows.ts";
import { needText, orderText, quantityText, usesText } from "./purchase-texts.ts";
import { cartOf, gin, lemon, stock, vodka, wanted } from "./testing/cart.ts";

const list = [wanted(lemon, 12), wanted(vodka, 1.9)];
const vodkaKey = wantedKey(vodka.id);
const ticked = tickedLine(wanted(vodka, 1.9));
const suppliers = new Map([
  [7, { id: 7, name: "Zé Bebidas" }],
  [8, { id: 8, name: "Atacado" }],
]);
const rowsOf = (lines: Record<string, CartLine>, listed = list, ingredients = stock) =>
  purchaseRows(listed, cartOf(lines), ingredients);
const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("rows are the list and all of the cart, by name", () => {
  const rows = rowsOf({ [vodkaKey]: ticked, "own-3-1": ownLine(gin) });
  expect(rows.map(({ name, wanted, inCart }) => [name, wanted !== undefined, inCart?.count])).toEqual([
    ["Gin", false, "1"],
    ["Limão", true, undefined],
    ["Vodka", true, "3"],
  ]);
});

test("what is in the cart stays in sight when nothing lacks any more, or the ingredient is gone", () => {
  const [row] = rowsOf({ [vodkaKey]: ticked }, []);
  expect(row).toMatchObject({ name: "Vodka", wanted: undefined, wantedIngredient: vodka, ingredient: vodka });
  expect(row && rowChange(row)).toBe("need");
  const [gone] = rowsOf({ [vodkaKey]: ticked }, [], new Map());
  expect(gone).toMatchObject({ name: "Vodka", ingredient: undefined });
  expect(gone && rowChange(gone)).toBe("gone");
});

test("groups go by who it is bought from, those without a supplier last", () => {
  const rows = rowsOf({
    [vodkaKey]: { ...ticked, supplierId: 8 },
    "own-3-1": ownLine(gin),
  });
  const groups = supplierGroups(rows, suppliers);
  expect(groups.map(({ supplier, rows }) => [supplier?.name, rows.map(({ name }) => name)])).toEqual([
    ["Atacado", ["Gin", "Vodka"]],
    [undefined, ["Limão"]],
  ]);
  // One that was removed meanwhile is no supplier any more.
  expect(supplierGroups(rows, new Map()).map(({ rows }) => rows.length)).toEqual([3]);
});

test("totals: what is paid, what was expected of the same lines, and of all", () => {
  const rows = rowsOf({ [vodkaKey]: { ...ticked, price: "200" } });
  expect(cartTotals(rows)).toEqual({
    lines: 1,
    paid: 200,
    aboveEstimate: 20,
    left: 6,
    wrong: undefined,
    changed: undefined,
  });
  expect(plain(rowsCostText(rows))).toBe("~R$ 206,00");
});

test("what has no price yet is left out of the comparison, and is not free of charge", () => {
  const instead = { ...substitutedLine({ wantedId: 1 }, 1.9, vodka, gin), price: "150" };
  const own = { ...ownLine(vodka), price: "70" };
  expect(cartTotals(rowsOf({ [vodkaKey]: instead, "own-1-1": own }))).toMatchObject({
    paid: 220,
    aboveEstimate: 10,
  });
  const unpriced = rowsOf({ [vodkaKey]: { ...instead, price: null } });
  expect(unpriced.map((row) => plain(rowsCostText([row])))).toEqual(["~R$ 6,00", "sem preço"]);
  expect(plain(rowsCostText(unpriced))).toBe("~R$ 6,00");
  expect(needText(wanted(gin, 2))).toBe("precisa 2 L · sem preço");
});

test("totals name the first row that stands in the way", () => {
  const rows = rowsOf({ [vodkaKey]: { ...ticked, need: 5 }, "own-3-1": ownLine(gin) });
  expect(cartTotals(rows)).toMatchObject({ lines: 2, wrong: "own-3-1", changed: vodkaKey });
});

test("a supplier who was removed meanwhile is not posted", () => {
  const rows = rowsOf({ [vodkaKey]: ticked });
  expect(purchaseBody(rows, {}, "2026-11-20", () => false).body.lines).toMatchObject([{ supplierId: null }]);
});

test("what is posted: quantities in the stock unit, prices paid, invoices by supplier, versions as seen", () => {
  const instead = { ...substitutedLine({ wantedId: 2 }, 12, lemon, gin), price: "95,9", lot: " L1 " };
  const rows = rowsOf({ [vodkaKey]: ticked, [wantedKey(2)]: instead });
  expect(cartSuppliers(rows)).toEqual([8, 7]);
  expect(purchaseBody(rows, { "7": " 123 ", "8": "" }, "2026-11-20", (id) => suppliers.has(id))).toEqual({
    keys: [wantedKey(2), vodkaKey],
    body: {
      boughtOn: "2026-11-20",
      lines: [
        {
          ingredientId: 3,
          quantity: 1,
          price: 95.9,
          supplierId: 8,
          invoiceNumber: null,
          lot: "L1",
          version: 3,
        },
        {
          ingredientId: 1,
          quantity: 2.25,
          price: 180,
          supplierId: 7,
          invoiceNumber: "123",
          lot: null,
          version: 3,
        },
      ],
    },
  });
});

test.each<[string, number, string, number | undefined, number[]]>([
  ["all that is missing, in the last events that need it", 0.9, "2", 0.9, [2, 1]],
  ["the last alone where that is enough", 0.7, "2", 0.7, [2]],
  ["as much as is bought", 1.9, "1", 1, [2, 1]],
  ["nothing for what refills the minimum", 0, "2", undefined, []],
])("another brand is bought instead of %s", (_what, short, count, quantity, ids) => {
  const instead = { ...substitutedLine({ wantedId: 1 }, 1.9, vodka, gin), count, price: "90" };
  const rows = rowsOf({ [vodkaKey]: instead }, [{ ...wanted(vodka, 1.9), short, events }]);
  const [line] = purchaseBody(rows, {}, "2026-11-20", () => true).body.lines;
  const changed = events.toReversed().filter(({ eventId }) => ids.includes(eventId));
  expect(line?.insteadOf).toEqual(
    quantity && {
      ingredientId: 1,
      quantity,
      events: changed.map(({ eventId, version }) => ({ id: eventId, version })),
      version: 3,
    },
  );
});

test("what is bought as itself, or without a need, is instead of nothing", () => {
  const own = { ...substitutedLine({ wantedId: 1 }, 1.9, vodka, gin), price: "90" };
  const rows = [
    ...rowsOf({ [vodkaKey]: ticked }, [{ ...wanted(vodka, 1.9), short: 1.9, events }]),
    ...rowsOf({ [vodkaKey]: own }, []),
  ];
  const { lines } = purchaseBody(rows, {}, "2026-11-20", () => true).body;
  expect(lines.map(({ insteadOf }) => insteadOf)).toEqual([undefined, undefined]);
});

test("a price far from the usual one is found", () => {
  const priced = new Map([[1, { ...vodka, unitCost: 80 }]]);
  const found = (price: string) =>
    unusualRows(purchaseRows([], cartOf({ [vodkaKey]: { ...ticked, price } }), priced)).length;
  expect(["180", "239", "241", "119"].map(found)).toEqual([0, 0, 1, 1]);
});

const events = [
  { eventId: 1, version: 1, name: "Casamento Ana", amount: 1.2 },
  { eventId: 2, version: 4, name: "Festa X", amount: 0.7 },
];

test("a line says how many packs, what is needed and left over, and what for", () => {
  const line = { ...wanted(vodka, 1.9), events };
  expect(quantityText(line, vodka)).toBe("3 garrafas de 750 ml");
  expect(plain(needText(line))).toBe("precisa 1,9 L · sobra 350 ml · ~R$ 180,00");
  expect(usesText(line)).toBe("Casamento Ana 1,2 L, Festa X 700 ml");
  const { unitCost: _hidden, ...bare } = vodka;
  expect(needText(wanted(bare, 1.5))).toBe("precisa 1,5 L");
  expect(plain(needText(wanted(lemon, 12)))).toBe("precisa 12 unidades · ~R$ 6,00");
});

test("what is left over follows what is in the cart", () => {
  const sobra = (line: Partial<typeof ticked>) =>
    leftoverOf(rowsOf({ [vodkaKey]: { ...ticked, ...line } }, [wanted(vodka, 1.9)])[0] as PurchaseRow);
  expect(leftoverOf(rowsOf({}, [wanted(vodka, 1.9)])[0] as PurchaseRow)).toBe(0.35);
  expect(["4", "3", "2", "1"].map((count) => sobra({ count }))).toEqual([1.1, 0.35, 0, 0]);
  expect(sobra({ count: "" })).toBe(0);
  // Of another brand nobody knows what would be left of this one.
  expect(sobra({ ingredientId: gin.id, count: "9" })).toBe(0);
});

test("an order is a plain text with what is in the cart, or on the list", () => {
  const rows = rowsOf({ [vodkaKey]: { ...ticked, count: "4" }, "own-3-1": { ...ownLine(gin), count: "" } });
  expect(orderText("Bar da Ana", rows)).toBe(
    ["Olá! Pedido de Bar da Ana:", "- Gin", "- 12 unidades de Limão", "- 4 garrafas de 750 ml de Vodka"].join(
      "\n",
    ),
  );
  const instead = substitutedLine({ wantedId: 1 }, 1.9, vodka, gin);
  expect(orderText("Bar", rowsOf({ [vodkaKey]: instead }, [wanted(vodka, 1.9)]))).toContain(
    "- 2 garrafas de 1 L de Gin",
  );
});

test("the CSV has the columns of the screen, and prices for those who may see them", () => {
  const instead = { ...substitutedLine({ wantedId: 1 }, 1.9, vodka, gin), price: "150" };
  const groups = supplierGroups(
    rowsOf({ [vodkaKey]: instead }, [wanted(lemon, 12), { ...wanted(vodka, 1.9), events }]),
    suppliers,
  );
  const [, ...rows] = purchaseCsv(groups, { hasPrices: true }).split("\r\n");
  expect(rows).toEqual([
    'Atacado;Gin (no lugar de Vodka);2;garrafa de 1 L;2;L;1,9;0;"Casamento Ana 1,2 L, Festa X 700 ml";sim;150,00',
    ";Limão;12;;12;unidade;12;0;;não;6,00",
  ]);
  expect(purchaseCsv(groups, { hasPrices: false })).not.toMatch(/Preço|150/);
});

import { describe, expect, test } from "vitest";
import { ownLine, substitutedLine, tickedLine } from "./cart.ts";
import { cartChange, changeText, checkedLine, priceText, readLine } from "./cart-line.ts";
import { gin, lemon, vodka, wanted } from "./testing/cart.ts";

const { unitCost: _hidden, ...withoutCost } = vodka;
const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("what a line says", () => {
  test.each([
    [
      "packs, price by the estimate",
      vodka,
      "3",
      null,
      { quantity: 2.25, price: 180, estimate: 180, problems: {} },
    ],
    ["a typed price", vodka, "3", "175,5", { quantity: 2.25, price: 175.5, estimate: 180, problems: {} }],
    ["nothing paid", vodka, "1", "0", { quantity: 0.75, price: 0, estimate: 60, problems: {} }],
    [
      "an amount of what is loose",
      lemon,
      "12,5",
      null,
      { quantity: 12.5, price: 6.25, estimate: 6.25, problems: {} },
    ],
    ["thousands", lemon, "1.200", null, { quantity: 1200, price: 600, estimate: 600, problems: {} }],
    ["no cost known", gin, "2", null, { quantity: 2, problems: { price: "Informe o preço pago" } }],
    ["no cost known, but a price", gin, "2", "90", { quantity: 2, price: 90, problems: {} }],
    ["without the right to see money", withoutCost, "3", null, { quantity: 2.25, problems: {} }],
    ["half a bottle", vodka, "1,5", null, { problems: { count: "Informe quantas garrafas" } }],
    ["no bottle", vodka, "0", null, { problems: { count: "Informe quantas garrafas" } }],
    [
      "half a box",
      { ...vodka, packName: "pacote" as const },
      "",
      null,
      { problems: { count: "Informe quantos pacotes" } },
    ],
    ["nothing typed", lemon, "", null, { problems: { count: "Informe a quantidade comprada" } }],
    ["less than nothing", lemon, "-1", null, { problems: { count: "Informe a quantidade comprada" } }],
    [
      "no number",
      lemon,
      "1,2,3",
      "x",
      { problems: { count: "Informe a quantidade comprada", price: "Informe o preço pago" } },
    ],
    [
      "an erased price",
      vodka,
      "3",
      "",
      { quantity: 2.25, estimate: 180, problems: { price: "Informe o preço pago" } },
    ],
    ["gone from the stock", undefined, "3", null, { problems: {} }],
  ])("%s", (_what, ingredient, count, price, expected) => {
    expect(readLine({ count, price }, ingredient)).toEqual({
      quantity: undefined,
      price: undefined,
      estimate: undefined,
      ...expected,
    });
  });

  test.each([
    [vodka, "3", null, "180,00"],
    [vodka, "4", null, "240,00"],
    [vodka, "4", "199", "199"],
    [vodka, "", null, ""],
    [gin, "2", null, ""],
  ])("the price follows the packs until it was typed", (ingredient, count, price, expected) => {
    expect(priceText({ count, price }, ingredient)).toBe(expected);
  });
});

describe("what has changed since somebody looked", () => {
  const line = tickedLine(wanted(vodka, 1.9));
  const bottle = { ...vodka, packQuantity: 1 };
  const moved = { ...vodka, version: 4 };
  const own = ownLine(gin);
  const instead = substitutedLine({ wantedId: 1 }, 1.9, vodka, gin);

  test.each([
    ["nothing", line, vodka, 1.9, undefined, ""],
    ["the stock, but not the need", line, moved, 1.9, undefined, ""],
    ["the need, by packs", line, moved, 0.5, "need", "Agora precisa de 1 garrafa, eram 3."],
    [
      "the need, from one pack",
      { ...line, need: 0.5 },
      moved,
      1.9,
      "need",
      "Agora precisa de 3 garrafas, era 1.",
    ],
    ["the need, within the same packs", line, vodka, 2, "need", "Agora precisa de 2 L, era 1,9 L."],
    ["nothing lacks any more", line, moved, 0, "need", "No carrinho, não falta mais: eram 3 garrafas."],
    [
      "the bottle",
      line,
      bottle,
      1.9,
      "measure",
      "Contado em garrafa de 750 ml; agora é em garrafa de 1 L. Confira.",
    ],
    [
      "the ingredient is gone",
      line,
      undefined,
      1.9,
      "gone",
      "Este item não está mais no estoque. Tire-o do carrinho.",
    ],
    ["a line of one's own: nothing", own, gin, 0, undefined, ""],
    [
      "a line of one's own: its stock",
      own,
      { ...gin, version: 4, quantity: 5 },
      0,
      "stock",
      "O estoque mudou: agora há 5 L de Gin.",
    ],
    ["a substitute: nothing", instead, gin, 1.9, undefined, ""],
    [
      "a substitute: its stock",
      instead,
      { ...gin, version: 4, quantity: 5 },
      1.9,
      "stock",
      "O estoque mudou: agora há 5 L de Gin.",
    ],
    ["a substitute: the need it is for", instead, gin, 0.5, "need", "Agora precisa de 1 garrafa, eram 3."],
  ] as const)("%s", (_what, cartLine, ingredient, need, change, text) => {
    const found = cartChange(cartLine, ingredient, need);
    expect(found).toBe(change);
    if (!found) return;
    expect(
      plain(changeText(found, cartLine, cartLine.wantedId === 1 ? vodka : undefined, ingredient, need)),
    ).toBe(text);
    if (ingredient)
      expect(cartChange(checkedLine(cartLine, ingredient, need), ingredient, need)).toBeUndefined();
  });
});

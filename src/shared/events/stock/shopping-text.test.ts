import { expect, test } from "vitest";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import { shoppingText } from "./shopping-text.ts";

const line = { needed: 0, inStock: 0, available: 0, isApproximate: false };
const vodka = { ...line, ingredientId: 1, name: "Vodka", unit: "L", toBuy: 7.5 };
const lime = { ...line, ingredientId: 2, name: "Limão", unit: "unidade", toBuy: 1200 };
const mint = { ...line, ingredientId: 3, name: "Hortelã", unit: "maço", toBuy: 0.2 };
const sugar = { ...line, ingredientId: 4, name: "Açúcar", unit: "kg", toBuy: 0 };
const prices = new Map([43, 0.8, 20, 4].map((unitCost, place) => [place + 1, { unitCost }]));
const wedding = { name: "Casamento da Ana", date: "2027-03-20T22:00:00.000Z", guests: 150 };
const ZONE = "America/Sao_Paulo";

test("a message names the occasion, what is to be bought and about how much that is", () => {
  expect(shoppingText(wedding, [vodka, lime, mint, sugar], prices, ZONE).replaceAll("\u00a0", " ")).toBe(
    [
      "Compras: Casamento da Ana",
      "sáb 20/03/2027 19:00, 150 convidados",
      "",
      "- Vodka: 7,5 L",
      "- Limão: 1.200 unidades",
      "- Hortelã: 0,2 maço",
      "",
      "Total estimado: R$ 1.286,50",
    ].join("\n"),
  );
});

test("what is bought in packs is also said in packs", () => {
  expect(
    shoppingText(
      { name: "", date: "", guests: 0 },
      [{ ...vodka, packs: { text: "10 garrafas de 750 ml", contents: 7.5 } }],
      undefined,
      SAO_PAULO,
    ),
  ).toBe("Compras\n\n- Vodka: 7,5 L (10 garrafas de 750 ml)");
});

test("without money there is no total", () => {
  expect(shoppingText({ name: "", date: "", guests: 0 }, [vodka], undefined, SAO_PAULO)).toBe(
    "Compras\n\n- Vodka: 7,5 L",
  );
});

test("what is not known yet is left out, and a full stock says so", () => {
  expect(shoppingText({ name: "", date: "", guests: 0 }, [sugar], prices, SAO_PAULO)).toBe(
    "Compras\n\nNada a comprar: o estoque basta.",
  );
});

import { expect, test } from "vitest";
import { shoppingText } from "./shopping-text.ts";

const line = { ingredientId: 1, needed: 0, inStock: 0, available: 0, missing: 0, isApproximate: false };
const vodka = { ...line, name: "Vodka", unit: "L", toBuy: 7.5, price: 322.5 };
const lime = { ...line, name: "Limão", unit: "unidade", toBuy: 1200, price: 960 };
const mint = { ...line, name: "Hortelã", unit: "maço", toBuy: 0.2, price: 4 };
const sugar = { ...line, name: "Açúcar", unit: "kg", toBuy: 0, price: 0 };
const wedding = { name: "Casamento da Ana", date: "2027-03-20T22:00:00.000Z", guests: 150 };
const ZONE = "America/Sao_Paulo";

test("a message names the occasion, what is to be bought and about how much that is", () => {
  expect(shoppingText(wedding, [vodka, lime, mint, sugar], ZONE).replaceAll("\u00a0", " ")).toBe(
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

test("what is not known yet is left out, and a full stock says so", () => {
  expect(shoppingText({ name: "", date: "", guests: 0 }, [sugar])).toBe(
    "Compras\n\nNada a comprar: o estoque basta.",
  );
});

import { expect, test } from "vitest";
import { costText, unpricedText } from "./unknown-prices.ts";

test("a cost of nothing is unknown where a price is, and else nothing", () => {
  expect(costText(0, [7])).toBe("sem preço");
  expect(costText(0, [])).toBe("R$\u00a00,00");
  expect(costText(3.2, [7])).toBe("R$\u00a03,20");
});

test("what has no price is named, or counted where there is much of it", () => {
  const stock = new Map(["Gelo", "Limão", "Sal"].map((name, place) => [place + 1, { name }]));
  expect(unpricedText([], stock)).toBeUndefined();
  expect(unpricedText([1], stock)).toBe("sem o preço de Gelo");
  expect(unpricedText([1, 2], stock)).toBe("sem o preço de Gelo e Limão");
  expect(unpricedText([1, 2, 3], stock)).toBe("sem o preço de 3 ingredientes");
  expect(unpricedText([9], stock)).toBe("sem o preço de 1 ingrediente");
});

import { expect, test } from "vitest";
import { drinksText } from "./drinks-text.ts";

test.each([
  [[450, 450], 150, "900 drinks · 6,0 por convidado"],
  [[100, 20], 50, "120 drinks · 2,4 por convidado"],
  [[1], 3, "1 drink · 0,3 por convidado"],
  [[5], 100, "5 drinks · 0,1 por convidado"],
  [[12_000], 1000, "12.000 drinks · 12,0 por convidado"],
  [[10], 0, "10 drinks"],
  [[], 100, "0 drinks · 0,0 por convidado"],
])("%j drinks for %d guests: %s", (counts, guests, text) => {
  expect(
    drinksText(
      counts.map((quantity) => ({ quantity })),
      guests,
    ),
  ).toBe(text);
});

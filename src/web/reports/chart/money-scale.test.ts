import { expect, test } from "vitest";
import { moneyScale, shortMoney } from "./money-scale.ts";

test.each([
  ["nothing", [], [0, 1]],
  ["only zero", [0, 0], [0, 1]],
  ["round sums above", [0, 780, 790.5], [0, 200, 400, 600, 800]],
  ["a loss", [405, 625, -220], [-250, 0, 250, 500, 750]],
  ["only losses", [-1], [-1, -0.75, -0.5, -0.25, 0]],
  ["millions", [9_000_000], [0, 2_500_000, 5_000_000, 7_500_000, 10_000_000]],
])("%s has its place on the axis", (_what, values, ticks) => {
  const scale = moneyScale(values);
  expect(scale.ticks).toEqual(ticks);
  expect(scale.at(ticks[0] ?? 0)).toBe(0);
  expect(scale.at(ticks.at(-1) ?? 0)).toBe(100);
});

test.each([
  [0, "0"],
  [250, "250"],
  [2500, "2,5 mil"],
  [-10_000, "−10 mil"],
  [7_500_000, "7,5 mi"],
  [2_000_000_000, "2 bi"],
  [1_500_000_000_000, "1,5 tri"],
])("%d is short as %s", (value, text) => expect(shortMoney(value)).toBe(text));

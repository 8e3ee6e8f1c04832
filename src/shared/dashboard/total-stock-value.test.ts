import { expect, test } from "vitest";
import { totalStockValue } from "./total-stock-value.ts";

test.each([
  ["nothing", [], 0],
  ["one", ["1234567.89"], 1234567.89],
  ["cents that binary numbers lose", ["0.10", "0.20"], 0.3],
  ["what was given away", ["0.00", "12.50"], 12.5],
  ["a thousand times ten cents", Array.from({ length: 1000 }, () => "0.10"), 100],
])("%s", (_what, prices, value) => {
  expect(totalStockValue(prices.map((pricePerUnit) => ({ pricePerUnit })))).toBe(value);
});

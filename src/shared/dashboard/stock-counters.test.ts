import { expect, test } from "vitest";
import { stockCounters } from "./stock-counters.ts";

const stock = (quantity: number, minQuantity = 10) => ({ quantity, minQuantity });

test.each([
  ["nothing", [], { normal: 0, atencao: 0, baixo: 0, sem: 0 }],
  [
    "both sides of each edge",
    [stock(15.01), stock(15), stock(10.01), stock(10), stock(0.01), stock(0)],
    { normal: 1, atencao: 2, baixo: 2, sem: 1 },
  ],
  ["no minimum", [stock(0.01, 0), stock(0, 0)], { normal: 1, atencao: 0, baixo: 0, sem: 1 }],
])("%s", (_what, ingredients, counters) => {
  expect(stockCounters(ingredients)).toEqual(counters);
});

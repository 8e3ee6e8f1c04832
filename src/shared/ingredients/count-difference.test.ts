import { expect, test } from "vitest";
import { countDifference, countValue } from "./count-difference.ts";

const espumante = { quantity: 15.73, unit: "L" as const, pricePerUnit: "823.94", unitCost: 52.38016 };

test.each([
  ["as it should be", 15.73, { quantity: 0, value: 0 }],
  ["some missing", 14, { quantity: -1.73, value: -90.62 }],
  ["some found", 16, { quantity: 0.27, value: 14.14 }],
  ["all gone", 0, { quantity: -15.73, value: -823.94 }],
])("%s", (_what, counted, difference) => {
  expect({
    quantity: countDifference(espumante, counted),
    value: countValue(espumante, counted),
  }).toEqual(difference);
});

import { expect, test } from "vitest";
import { plannedLine } from "#shared/events/testing/sample-event.ts";
import type { Convertible } from "#shared/units/convert-units.ts";
import { returnedAmount, sharedReturn } from "./return-amounts.ts";

const litres: Convertible = { unit: "L" };
const millilitres: Convertible = { unit: "ml" };
const pieces: Convertible = { unit: "unidade", yieldQuantity: 7, yieldUnit: "rodela" };

test.each([
  ["one line", litres, 0.75, [plannedLine(1, 1000)], ["750"]],
  ["nothing", litres, 0, [plannedLine(1, 1000), plannedLine(1, 500)], ["0", "0"]],
  [
    "the first lines are filled first",
    litres,
    1.2,
    [plannedLine(1, 1000), plannedLine(1, 500)],
    ["1000", "200"],
  ],
  ["all of it", litres, 1.5, [plannedLine(1, 1000), plannedLine(1, 500)], ["1000", "500"]],
  ["too much goes to the last, which the server refuses", litres, 2, [plannedLine(1, 1000)], ["2000"]],
  ["a coarser unit keeps what was typed", millilitres, 755, [plannedLine(1, 1, "L")], ["0.755"]],
  ["spoons that do not come out even", millilitres, 100, [plannedLine(1, 9, "colher (sopa)")], ["6.666667"]],
  ["slices of a piece", pieces, 0.5, [plannedLine(1, 14, "rodela")], ["3.5"]],
])("%s", (_what, ingredient, returned, lines, shares) => {
  expect(sharedReturn(returned, lines, ingredient)).toEqual(shares);
  const back = lines.map((line, index) => ({ ...line, returnQuantity: shares[index] ?? "0" }));
  expect(returnedAmount(back, ingredient)).toBe(returned);
});

test("no lines bring nothing back", () => {
  expect(returnedAmount([], litres)).toBe(0);
});

import { expect, test } from "vitest";
import { sampleEvent, sampleSupply, sampleUse } from "#shared/events/testing/sample-event.ts";
import { rounded } from "#shared/numbers/exact.ts";
import { eventFigures } from "./event-figures.ts";

test("what was lost is a cost of the event, in the category of its ingredient", () => {
  const gin = { unit: "L" as const, unitCost: 99, category: "Bebidas Alcoólicas" };
  const event = sampleEvent({
    stockUse: [
      sampleUse({ ingredientId: 1, withdrawn: 3, returned: 1, lost: 0.5, cost: "45", lostCost: "15" }),
    ],
  });
  const { cost, byCategory } = eventFigures(event, new Map([[1, gin]]));
  expect(rounded(cost, 2)).toBe(60);
  expect([...byCategory].map(([category, sum]) => [category, rounded(sum, 2)])).toEqual([
    ["Bebidas Alcoólicas", 60],
  ]);
});

test("other items are a cost in their category, and no revenue", () => {
  const ice = { unit: "kg" as const, unitCost: 2.5, category: "Outros" };
  const event = sampleEvent({ supplies: [sampleSupply(1, 40_000, "g")] });
  const { revenue, cost, byCategory } = eventFigures(event, new Map([[1, ice]]));
  expect([rounded(revenue, 2), rounded(cost, 2)]).toEqual([0, 100]);
  expect([...byCategory].map(([category, sum]) => [category, rounded(sum, 2)])).toEqual([["Outros", 100]]);
});

import { expect, test } from "vitest";
import { costPerGuest, eventCost, fixedCostTotal } from "./event-cost.ts";
import { plannedLine, sampleDrink, sampleEvent, sampleSupply, sampleUse } from "./testing/sample-event.ts";

const ingredients = new Map([
  [1, { unit: "L" as const, unitCost: 33.333333 }],
  [2, { unit: "unidade" as const, unitCost: 0.5 }],
  [3, { unit: "kg" as const, unitCost: 0 }],
]);
const van = { id: 1, name: "Van", value: 350.1, category: "Transporte" as const };
const tip = { id: 2, name: "Gorjeta", value: 0.2, category: "Outros" as const };

test.each([
  ["nothing at all", {}, { stock: 0, fixed: 0, total: 0 }],
  ["fixed costs alone", { fixedCosts: [van, tip] }, { stock: 0, fixed: 350.3, total: 350.3 }],
  // 1.5 L at 33.333333 are 49.9999995.
  ["planned amounts", { drinks: [sampleDrink(plannedLine(1, 1500))] }, { stock: 50, fixed: 0, total: 50 }],
  ["other items", { supplies: [sampleSupply(2, 7), sampleSupply(1, 30, "ml")] }, { stock: 4.5, total: 4.5 }],
  [
    "other items without a factor",
    { supplies: [sampleSupply(2, 10, "rodela")] },
    { stock: 5, isApproximate: true },
  ],
  [
    "a price that is not known",
    {
      supplies: [sampleSupply(3, 20, "kg"), sampleSupply(2, 1)],
      drinks: [sampleDrink(plannedLine(3, 5, "kg"))],
    },
    { stock: 0.5, unpriced: [3] },
  ],
  [
    "what was taken without a price",
    { stockUse: [sampleUse({ ingredientId: 3, unitCost: 0, cost: "0", lostCost: "0" })] },
    { stock: 0, isReal: true, unpriced: [3] },
  ],
  // Three times 0.3333… is one real, not three times 0.33.
  [
    "rounded once, at the end",
    { drinks: [10, 10, 10].map((ml) => sampleDrink(plannedLine(1, ml))) },
    { stock: 1, total: 1 },
  ],
  [
    "without a factor it is about so much",
    { drinks: [sampleDrink(plannedLine(2, 10, "rodela"))] },
    { stock: 5, isApproximate: true },
  ],
  [
    "what was used, at what it cost then, once the stock has left",
    {
      drinks: [sampleDrink(plannedLine(1, 1500))],
      supplies: [sampleSupply(2, 100)],
      fixedCosts: [tip],
      stockUse: [
        sampleUse({
          ingredientId: 1,
          withdrawn: 1.5,
          returned: 0.5,
          out: 0,
          unitCost: 30,
          cost: "20.00500000",
        }),
      ],
    },
    { stock: 20.01, fixed: 0.2, total: 20.21, isReal: true },
  ],
  [
    "what was lost besides",
    { stockUse: [sampleUse({ ingredientId: 1, lost: 0.5, cost: "10.005", lostCost: "10.005" })] },
    { stock: 20.01, total: 20.01, isReal: true },
  ],
])("%s", (_what, change, cost) => {
  const defaults = { isReal: false, isApproximate: false, unpriced: [] };
  expect(eventCost(sampleEvent(change), ingredients)).toMatchObject({ ...defaults, ...cost });
});

test.each([
  [[], 0],
  [[0.1, 0.2], 0.3],
  [[99_999_999.99, 0.01], 100_000_000],
])("fixed costs %j are %d", (values, total) => {
  expect(fixedCostTotal(values.map((value) => ({ value })))).toBe(total);
});

test.each([
  [100, 0, undefined],
  [100, 3, 33.33],
  [0, 150, 0],
  [0.01, 2, 0.01],
])("%d reais for %d guests: %s each", (total, guests, each) => {
  expect(costPerGuest(total, guests)).toBe(each);
});

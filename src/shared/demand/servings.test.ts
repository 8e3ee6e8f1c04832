import { expect, test } from "vitest";
import { plannedLine, sampleSupply, sampleUse } from "#shared/events/testing/sample-event.ts";
import { servings } from "./servings.ts";

const [VODKA, LIME, GIN, ICE] = [1, 2, 3, 4];

const drink = (quantity: number, ...ingredients: ReturnType<typeof plannedLine>[]) => ({
  drinkId: 1,
  drinkName: "Drink",
  quantity,
  ingredients,
});
const limes = (changes: object = {}) =>
  sampleUse({ ingredientId: LIME, unit: "unidade", unitCost: 0.5, ...changes });
const litres = (ingredientId: number, withdrawn: number, returned: number, changes: object = {}) =>
  sampleUse({ ingredientId, withdrawn, returned, unitCost: 40, ...changes });

type Event = Parameters<typeof servings>[0];
const caipiroskas = drink(100, plannedLine(VODKA, 5000), plannedLine(LIME, 100, "unidade"));
const limonadas = drink(50, plannedLine(LIME, 100, "unidade"));

test.each<[string, Event, number[] | undefined]>([
  [
    "one drink of one ingredient follows its use",
    { drinks: [drink(100, plannedLine(VODKA, 5000))], supplies: [], stockUse: [litres(VODKA, 5, 2)] },
    [60],
  ],
  [
    "what was lost was not drunk",
    {
      drinks: [drink(100, plannedLine(VODKA, 5000))],
      supplies: [],
      stockUse: [litres(VODKA, 5, 1, { lost: 1 })],
    },
    [60],
  ],
  [
    "more than planned was taken and used",
    { drinks: [drink(100, plannedLine(VODKA, 5000))], supplies: [], stockUse: [litres(VODKA, 8, 0)] },
    [160],
  ],
  [
    "a shared ingredient is told apart by the other one",
    {
      drinks: [caipiroskas, limonadas],
      supplies: [],
      stockUse: [litres(VODKA, 5, 2), limes({ withdrawn: 200, returned: 60 })],
    },
    [60, 40],
  ],
  [
    "ingredients that disagree: the dear one tells more",
    {
      drinks: [drink(100, plannedLine(VODKA, 5000), plannedLine(LIME, 100, "unidade"))],
      supplies: [],
      // R$ 2,00 of vodka and R$ 0,50 of lime in each: (2 × 0,6 + 0,5 × 0,8) ÷ 2,5.
      stockUse: [litres(VODKA, 5, 2), limes({ withdrawn: 100, returned: 20 })],
    },
    [64],
  ],
  [
    "without any cost the shares alone weigh",
    {
      drinks: [drink(100, plannedLine(VODKA, 5000), plannedLine(LIME, 100, "unidade"))],
      supplies: [],
      stockUse: [litres(VODKA, 5, 2, { unitCost: 0 }), limes({ withdrawn: 100, returned: 20, unitCost: 0 })],
    },
    [70],
  ],
  [
    "for those who see no cost as well",
    {
      drinks: [drink(100, plannedLine(VODKA, 5000), plannedLine(LIME, 100, "unidade"))],
      supplies: [],
      stockUse: [
        litres(VODKA, 5, 2, { unitCost: undefined }),
        limes({ withdrawn: 100, returned: 20, unitCost: undefined }),
      ],
    },
    [70],
  ],
  [
    "what also went along as another item tells nothing, and its drink follows the others",
    {
      drinks: [drink(100, plannedLine(VODKA, 5000)), drink(50, plannedLine(ICE, 50, "kg"))],
      supplies: [sampleSupply(ICE, 10, "kg")],
      stockUse: [litres(VODKA, 5, 2), sampleUse({ ingredientId: ICE, unit: "kg", withdrawn: 60 })],
    },
    [60, 30],
  ],
  [
    "a line without a conversion makes its ingredient tell nothing, in other drinks too",
    {
      drinks: [
        drink(100, plannedLine(VODKA, 5000)),
        drink(50, plannedLine(GIN, 2500)),
        drink(10, plannedLine(GIN, 10, "rodela")),
      ],
      supplies: [],
      stockUse: [litres(VODKA, 5, 2), litres(GIN, 3, 3)],
    },
    [60, 30, 6],
  ],
  [
    "a yield of that time converts",
    {
      drinks: [drink(80, plannedLine(LIME, 80, "rodela"))],
      supplies: [],
      stockUse: [limes({ withdrawn: 10, returned: 5, yieldQuantity: 8, yieldUnit: "rodela" })],
    },
    [40],
  ],
  [
    "an ingredient whose unit changed in the middle tells nothing",
    {
      drinks: [drink(100, plannedLine(VODKA, 5000)), drink(50, plannedLine(GIN, 2500))],
      supplies: [],
      stockUse: [litres(VODKA, 5, 2), litres(GIN, 1, 0), litres(GIN, 1, 0, { unit: "ml" })],
    },
    [60, 30],
  ],
  [
    "an ingredient that stayed at home tells nothing",
    {
      drinks: [drink(100, plannedLine(VODKA, 5000), plannedLine(LIME, 100, "unidade"))],
      supplies: [],
      stockUse: [litres(VODKA, 5, 2)],
    },
    [60],
  ],
  [
    "a line that plans nothing tells nothing",
    {
      drinks: [drink(100, plannedLine(VODKA, 5000), plannedLine(LIME, 0, "unidade"))],
      supplies: [],
      stockUse: [litres(VODKA, 5, 2), limes({ withdrawn: 9 })],
    },
    [60],
  ],
  [
    "a drink of which nothing was used was not served",
    {
      drinks: [drink(100, plannedLine(VODKA, 5000)), drink(50, plannedLine(GIN, 2500))],
      supplies: [],
      stockUse: [litres(VODKA, 5, 2), litres(GIN, 3, 3)],
    },
    [60, 0],
  ],
  [
    "nothing used says nothing",
    { drinks: [drink(100, plannedLine(VODKA, 5000))], supplies: [], stockUse: [litres(VODKA, 5, 5)] },
    undefined,
  ],
  [
    "other items alone say nothing",
    {
      drinks: [drink(100, plannedLine(ICE, 50, "kg"))],
      supplies: [sampleSupply(ICE, 10, "kg")],
      stockUse: [sampleUse({ ingredientId: ICE, unit: "kg", withdrawn: 60 })],
    },
    undefined,
  ],
  ["nor do no drinks", { drinks: [], supplies: [], stockUse: [litres(VODKA, 5, 2)] }, undefined],
])("%s", (_name, event, expected) => {
  const served = servings(event);
  expect(served?.map((count) => Math.round(count * 10) / 10)).toEqual(expected);
});

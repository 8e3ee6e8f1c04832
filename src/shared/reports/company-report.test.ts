import { describe, expect, test } from "vitest";
import type { PricedEvent } from "#shared/events/contract.ts";
import { plannedLine, sampleEvent, sampleUse } from "#shared/events/testing/sample-event.ts";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import { reportOn } from "./company-report.ts";
import { reportCsv } from "./report-csv.ts";
import { DEFAULT_FILTERS } from "./report-filters.ts";

const now = new Date("2026-11-15T15:00:00Z");
const ingredients = new Map([
  [1, { unit: "L" as const, unitCost: 30, category: "Bebidas Alcoólicas" }],
  [2, { unit: "unidade" as const, unitCost: 0.5, category: "Frutas" }],
]);
const caipirinhas = (quantity: number, litres: number, limes: number) => [
  {
    drinkId: 1,
    drinkName: "Caipirinha",
    quantity,
    ingredients: [
      { ...plannedLine(1, litres * 1000), quantity: 50 },
      { ...plannedLine(2, limes, "unidade"), quantity: 1 },
    ],
  },
];
const van = { id: 1, name: "Van", value: 350, category: "Transporte" as const };

/**
 * One small company, by hand. A caipirinha takes 50 ml of cachaça at R$ 30 a litre and a limão at R$ 0,50:
 * 0,05 × 30 + 0,50 = R$ 2,00 by today's prices.
 */
const wedding = sampleEvent({
  id: 1,
  name: "Casamento",
  date: "2026-11-10T23:00:00Z",
  drinks: caipirinhas(100, 5.5, 100),
  fixedCosts: [van],
});
/** Withdrawn when a litre cost R$ 20 and a limão R$ 0,40: a caipirinha of 0,05 × 20 + 0,40 = R$ 1,40. */
const party = sampleEvent({
  id: 2,
  name: "Festa",
  type: "social",
  date: "2026-11-01T23:00:00Z",
  active: "false",
  drinks: caipirinhas(50, 2.5, 50),
  stockState: "back",
  stockUse: [
    sampleUse({ ingredientId: 1, withdrawn: 2.5, returned: 0.5, out: 0, unitCost: 20, cost: "40.00000000" }),
    sampleUse({
      ingredientId: 2,
      unit: "unidade",
      withdrawn: 50,
      returned: 0,
      out: 0,
      unitCost: 0.4,
      cost: "20.00000000",
    }),
  ],
});
/** In the month before. */
const earlier = sampleEvent({
  id: 3,
  name: "Formatura",
  date: "2026-10-01T23:00:00Z",
  guests: 0,
  drinks: caipirinhas(60, 3, 60),
});
const quote = sampleEvent({
  id: 4,
  status: "orçamento",
  date: "2026-11-05T23:00:00Z",
  drinks: wedding.drinks,
});
const future = sampleEvent({ id: 5, date: "2026-12-24T23:00:00Z", drinks: wedding.drinks });
const events: PricedEvent[] = [wedding, party, earlier, quote, future];
const report = (filters = {}) =>
  reportOn(events, ingredients, SAO_PAULO)({ ...DEFAULT_FILTERS, ...filters }, now);

describe("a month of a small company, to the cent", () => {
  const month = report();

  test("counts what was confirmed in it, a disabled event too", () => {
    expect([month.found, month.total]).toEqual([3, 5]);
    expect(month.events.map(({ name, isDisabled }) => [name, isDisabled])).toEqual([
      ["Casamento", false],
      ["Festa", true],
    ]);
  });

  test("sums it up", () => {
    // Revenue: 100 × 2,00 × 1,5 = 300,00 and 50 × 1,40 × 1,5 = 105,00.
    // Cost: 5,5 × 30 + 100 × 0,50 + 350 = 565,00 and, as it was used, 40,00 + 20,00 = 60,00.
    expect(month.totals).toEqual({ revenue: 405, cost: 625, profit: -220 });
    expect(month.events.map(({ revenue, cost, profit }) => [revenue, cost, profit])).toEqual([
      [300, 565, -265],
      [105, 60, 45],
    ]);
  });

  test("a change of units and yields leaves what was used before as it was", () => {
    const inOtherUnits = new Map([...ingredients].map(([id, one]) => [id, { ...one, unit: "ml" as const }]));
    const [, past] = reportOn(events, inOtherUnits, SAO_PAULO)(DEFAULT_FILTERS, now).events;
    expect(past).toMatchObject({ name: "Festa", revenue: 105, cost: 60, profit: 45 });
  });

  test("compares it with the month before", () => {
    // Then: revenue 60 × 2,00 × 1,5 = 180,00, cost 3 × 30 + 60 × 0,50 = 120,00, profit 60,00.
    // Revenue: (405 − 180) / 180 = 125 %. Cost: (625 − 120) / 120 = 420,8 %. Profit: (−220 − 60) / 60 = −466,7 %.
    expect(month.variations).toEqual({ revenue: 125, cost: 420.8, profit: -466.7 });
  });

  test("breaks the ingredients down by category", () => {
    // 165,00 + 40,00 of 275,00 are 74,5 %, 50,00 + 20,00 are 25,5 %: the half goes to one of them.
    expect(month.categories).toEqual([
      { category: "Bebidas Alcoólicas", cost: 205, percentage: 75 },
      { category: "Frutas", cost: 70, percentage: 25 },
    ]);
  });

  test("names the drinks", () => {
    expect(month.popularDrinks).toEqual([{ drinkId: 1, name: "Caipirinha", quantity: 150, events: 2 }]);
  });

  test("is a file for a spreadsheet, losses included", () => {
    expect(reportCsv(month, [], "America/Sao_Paulo").split("\r\n")).toEqual([
      "\uFEFFData;Evento;Tipo;Convidados;Receita;Custo;Lucro",
      "10/11/2026 20:00;Casamento;Casamento;150;300;565;-265",
      "01/11/2026 20:00;Festa;Social;150;105;60;45",
      ";Total;;;405;625;-220",
    ]);
  });
});

test.each([
  ["by type", { type: "social" }, 1, { revenue: 105, cost: 60, profit: 45 }],
  ["a status that does not count", { status: "orcamento" }, 1, { revenue: 0, cost: 0, profit: 0 }],
  ["nothing in it", { type: "formatura" }, 0, { revenue: 0, cost: 0, profit: 0 }],
  ["a quarter", { period: "trimestre" as const }, 4, { revenue: 585, cost: 745, profit: -160 }],
  [
    "chosen days",
    { period: "personalizado" as const, from: "2026-12-01", to: "2026-12-31" },
    1,
    { revenue: 300, cost: 215, profit: 85 },
  ],
])("%s", (_what, filters, found, totals) => {
  expect(report(filters)).toMatchObject({ found, totals });
});

test("a company without events", () => {
  expect(reportOn([], ingredients, SAO_PAULO)(DEFAULT_FILTERS, now)).toMatchObject({
    found: 0,
    total: 0,
    totals: { revenue: 0, cost: 0, profit: 0 },
    variations: { revenue: undefined, cost: undefined, profit: undefined },
    popularDrinks: [],
    categories: [],
    months: [],
    events: [],
  });
});

test("an ingredient nobody knows any more costs nothing", () => {
  const strange = [sampleEvent({ date: wedding.date, drinks: wedding.drinks })];
  expect(reportOn(strange, new Map(), SAO_PAULO)(DEFAULT_FILTERS, now).totals).toEqual({
    revenue: 0,
    cost: 0,
    profit: 0,
  });
});

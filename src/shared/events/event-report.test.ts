import { expect, test } from "vitest";
import { clockAt } from "#shared/time/testing/clock-at.ts";
import type { CateringEvent } from "./contract.ts";
import { eventReport } from "./event-report.ts";
import { stockForecast } from "./stock/reservations.ts";
import { plannedLine, sampleEvent, sampleSupply, sampleUse } from "./testing/sample-event.ts";

const ingredients = new Map([
  [1, { name: "Cachaça", unit: "L" as const, quantity: 3, unitCost: 30 }],
  [2, { name: "Limão Taiti", unit: "unidade" as const, quantity: 400, unitCost: 0.5 }],
  [3, { name: "Açúcar", unit: "kg" as const, quantity: 2, unitCost: 4.5 }],
]);
const named = (id: number, planned: number, unit: "ml" | "unidade" | "g", quantity: number) => ({
  ...plannedLine(id, planned, unit),
  ingredientName: ingredients.get(id)?.name ?? "",
  quantity,
});
const wedding = sampleEvent({
  clients: [1, 7],
  drinks: [
    {
      drinkId: 1,
      drinkName: "Caipirinha",
      quantity: 100,
      ingredients: [named(1, 5000, "ml", 50), named(2, 100, "unidade", 1), named(3, 1500, "g", 15)],
    },
    { drinkId: 2, drinkName: "Limonada", quantity: 1, ingredients: [named(2, 2, "unidade", 2)] },
  ],
  fixedCosts: [
    { id: 1, name: "Van", value: 350.5, category: "Transporte" },
    {
      id: 2,
      name: "Equipe de bar com oito pessoas, ida e volta, com hospedagem e refeições no local",
      value: 12_400,
      category: "Funcionários",
    },
  ],
});
const clock = clockAt("2026-11-15T12:00:00Z");
type Surroundings = Parameters<typeof eventReport>[1];
const surroundings: Surroundings = {
  ingredients,
  priced: ingredients,
  clients: new Map([[1, { name: "Ana Souza" }]]),
  forecast: stockForecast([], ingredients, clock),
  clock,
};
const report = (event: CateringEvent) => eventReport(event, surroundings);

test("a planned event", async () => {
  await expect(report(wedding)).toMatchFileSnapshot("testing/planned-event.txt");
});

test("an event after its return", async () => {
  const over = {
    ...wedding,
    status: "concluído" as const,
    stockState: "back" as const,
    stockUse: [
      sampleUse({
        ingredientId: 1,
        withdrawn: 5,
        returned: 1.25,
        out: 0,
        unitCost: 30,
        cost: "112.50000000",
      }),
      sampleUse({
        ingredientId: 2,
        unit: "unidade",
        withdrawn: 102,
        returned: 0,
        out: 0,
        unitCost: 30,
        cost: "51.00000000",
      }),
    ],
  };
  await expect(report(over)).toMatchFileSnapshot("testing/returned-event.txt");
});

test("other items are listed, and stand among what is bought and what it costs", () => {
  const cup = {
    name: "Copo",
    unit: "unidade" as const,
    unitWord: "pacote" as const,
    quantity: 1,
    unitCost: 12,
  };
  const stock = new Map([...ingredients, [4, cup] as const]);
  const supplies = [{ ...sampleSupply(4, 3), ingredientName: "Copo" }, sampleSupply(3, 500, "g")];
  const text = eventReport({ ...wedding, supplies }, { ...surroundings, ingredients: stock, priced: stock });
  const lines = text.replaceAll("\u00a0", " ").split("\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "OUTROS ITENS",
      expect.stringMatching(/^Copo +3 pacotes$/),
      expect.stringMatching(/^Item 3 +500 g$/),
      expect.stringMatching(/^Copo \(pacote\) +3 +0 +3 +R\$ 36,00$/),
      expect.stringMatching(/^Açúcar \(kg\) +2 +R\$ 9,00$/),
    ]),
  );
});

test("what was lost has a column of its own, and is part of the cost", () => {
  const use = { withdrawn: 5, returned: 1, lost: 1.5, cost: "75", lostCost: "45" };
  const text = report({
    ...wedding,
    stockState: "back" as const,
    stockUse: [sampleUse({ ingredientId: 1, ...use })],
  });
  const lines = text.replaceAll("\u00a0", " ").split("\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Item +Retirado +Retornado +Perdido +Usado +Custo$/),
      expect.stringMatching(/ +5 +1 +1,5 +2,5 +R\$ 120,00$/),
      expect.stringMatching(/^Custo do estoque usado e perdido\b.* R\$ 120,00$/),
    ]),
  );
});

test("an event with next to nothing: no division by the guests it does not have", async () => {
  const bare = sampleEvent({ guests: 0, location: null });
  await expect(report(bare)).toMatchFileSnapshot("testing/bare-event.txt");
});

const LONG = "Nome comprido demais para uma linha só, com vírgulas e tudo, ".repeat(3).trim();
const UNBROKEN = "N".repeat(200);
const HUGE = 99_999_999.99;

/** Everything that can be long is, and every amount as large as it can be. */
const oversized = (name: string): [CateringEvent, Surroundings] => [
  {
    ...wedding,
    name,
    location: name,
    guests: 1_000_000,
    drinks: [
      {
        drinkId: 1,
        drinkName: name,
        quantity: 1_000_000,
        ingredients: [{ ...plannedLine(1, HUGE, "colher (sopa)"), quantity: HUGE, ingredientName: name }],
      },
    ],
    fixedCosts: [{ id: 1, name, value: HUGE, category: "Chefe de Bar" }],
  },
  {
    ...surroundings,
    ingredients: new Map([[1, { name, unit: "colher (sopa)" as const, quantity: 0, unitCost: HUGE }]]),
    clients: new Map([[1, { name }]]),
  },
];
const withdrawn = (event: CateringEvent): CateringEvent => ({
  ...event,
  stockState: "back",
  stockUse: [
    sampleUse({
      ingredientId: 1,
      withdrawn: HUGE,
      returned: HUGE,
      out: 0,
      unitCost: HUGE,
      cost: "9999999999999999.99",
    }),
  ],
});

test.each([LONG, UNBROKEN])("no line is wider than a page, whatever is called %s", (name) => {
  const [event, around] = oversized(name);
  const text = eventReport(event, around) + eventReport(withdrawn(event), around);
  expect(text.split("\n").filter((one) => Array.from(one).length > 72)).toEqual([]);
});

test("amounts never touch: those that would have lines of their own", () => {
  const stock = new Map([[1, { name: "Rum", unit: "L" as const, quantity: 90, unitCost: 11_111.11 }]]);
  const drinks = [{ drinkId: 1, drinkName: "Mojito", quantity: 1, ingredients: [plannedLine(1, 190, "L")] }];
  const text = eventReport(
    { ...wedding, drinks },
    { ...surroundings, ingredients: stock, priced: stock, forecast: stockForecast([], stock, clock) },
  );
  const [, shopping = ""] = text.split("LISTA DE COMPRAS");
  expect(shopping.split("\n").slice(2, 8)).toEqual([
    "Item                       Precisa  Disponível     Comprar    Preço est.",
    "Rum (L)",
    "  Precisa                                                            190",
    "  Disponível                                                          90",
    "  Comprar                                                            100",
    "  Preço est.                                             R$ 1.111.111,00",
  ]);
});

test.each([
  ["planned", wedding],
  ["returned", { ...wedding, stockState: "back" as const, stockUse: [sampleUse({ ingredientId: 1 })] }],
])("for those who may not see money there are no costs: %s", (_state, event) => {
  const { fixedCosts: _fixedCosts, ...withoutMoney } = event;
  const text = eventReport(withoutMoney, { ...surroundings, priced: undefined });
  expect(text).toContain("INGREDIENTES\n");
  expect(text).toContain("Cachaça (L)");
  expect(text).not.toMatch(/R\$|custo|preço|total/i);
});

test("says what is available where earlier events have reserved some of the stock", () => {
  const note = "Disponível é o que os eventos anteriores deixam do estoque.";
  const { ingredients } = surroundings;
  const earlier = { ...wedding, id: wedding.id + 1, date: "2026-12-01T12:00:00.000Z" };
  const forecast = stockForecast([earlier], ingredients, clock);
  expect(eventReport(wedding, { ...surroundings, forecast })).toContain(note);
  expect(
    eventReport(wedding, { ...surroundings, forecast: stockForecast([], ingredients, clock) }),
  ).not.toContain(note);
});

test("a name cannot turn the text around it, nor hide in it", () => {
  const [event, around] = oversized("Ana\u202e\u200b\u2066Souza\ufeff");
  expect(eventReport(event, around)).not.toMatch(/\p{Cf}/u);
});

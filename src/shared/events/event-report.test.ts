import { expect, test } from "vitest";
import type { CateringEvent } from "./contract.ts";
import { eventReport } from "./event-report.ts";
import { stockForecast } from "./reservations.ts";
import { plannedLine, sampleEvent } from "./testing/sample-event.ts";

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
const report = (event: CateringEvent) =>
  eventReport(event, {
    ingredients,
    clients: new Map([[1, { name: "Ana Souza" }]]),
    forecast: stockForecast([], ingredients),
    now: new Date("2026-11-15T12:00:00Z"),
    timeZone: "America/Sao_Paulo",
  });

test("a planned event", async () => {
  await expect(report(wedding)).toMatchFileSnapshot("testing/planned-event.txt");
});

test("an event after its return", async () => {
  const over = {
    ...wedding,
    status: "concluído" as const,
    stockReturned: true,
    stockUse: [
      { ingredientId: 1, withdrawn: 5, returned: 1.25, out: 0, unitCost: 30, cost: "112.50000000" },
      { ingredientId: 2, withdrawn: 102, returned: 0, out: 0, unitCost: 30, cost: "51.00000000" },
    ],
  };
  await expect(report(over)).toMatchFileSnapshot("testing/returned-event.txt");
});

test("an event with next to nothing: no division by the guests it does not have", async () => {
  const bare = sampleEvent({ guests: 0, location: null });
  await expect(report(bare)).toMatchFileSnapshot("testing/bare-event.txt");
});

test("no line is wider than a page, whatever the names are", () => {
  const long = { ...wedding, name: "N".repeat(200), location: "um lugar muito longe ".repeat(14).trim() };
  const wide = report(long)
    .split("\n")
    .filter((line) => Array.from(line).length > 72);
  expect(wide).toEqual([]);
});

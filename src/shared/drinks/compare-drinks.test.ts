import { describe, expect, test } from "vitest";
import { sampleEvent } from "#shared/events/testing/sample-event.ts";
import { compareDrinks, type DrinkSorting, timesServed } from "./compare-drinks.ts";

describe("times served", () => {
  const now = new Date("2026-11-15T20:00:00Z");
  const drink = (drinkId: number, quantity: number) => ({
    drinkId,
    drinkName: "Shot",
    quantity,
    ingredients: [],
  });
  const served = (change: object) =>
    timesServed([sampleEvent({ date: "2026-11-15T20:00:00Z", drinks: [drink(1, 30)], ...change })], now).get(
      1,
    );

  test.each([
    ["now", {}, 30],
    ["in a moment", { date: "2026-11-15T20:00:01Z" }, undefined],
    ["concluded", { status: "concluído" }, 30],
    ["disabled", { active: "false" }, 30],
    ["a plan only", { status: "planejamento" }, undefined],
    ["a quote only", { status: "orçamento" }, undefined],
    ["cancelled", { status: "cancelado" }, undefined],
    ["in two parts", { drinks: [drink(1, 30), drink(2, 5), drink(1, 12)] }, 42],
  ])("%s", (_what, change, count) => {
    expect(served(change)).toBe(count);
  });
});

describe("comparing", () => {
  const stock = new Map([[1, { unit: "L" as const, unitCost: 40 }]]);
  const drink = (id: number, name: string, quantity: number) => ({
    id,
    name,
    ingredients: [{ ingredientId: 1, quantity, unit: "ml" as const }],
  });
  const drinks = [drink(1, "Mojito", 50), drink(2, "Água", 50), drink(3, "Shot", 30)];
  const sorted = (sorting: DrinkSorting) =>
    compareDrinks(drinks, stock, new Map([[3, 12]]), sorting).map(({ drink: { name } }) => name);

  test("each has cost, price and times served", () => {
    expect(compareDrinks(drinks, stock, new Map([[3, 12]]), { key: "name", isDescending: false })[2]).toEqual(
      {
        drink: drinks[2],
        cost: 1.2,
        unpriced: [],
        price: 1.8,
        served: 12,
      },
    );
  });

  test.each<[DrinkSorting, string[]]>([
    [{ key: "name", isDescending: false }, ["Água", "Mojito", "Shot"]],
    [{ key: "name", isDescending: true }, ["Shot", "Mojito", "Água"]],
    [{ key: "cost", isDescending: true }, ["Água", "Mojito", "Shot"]],
    [{ key: "price", isDescending: false }, ["Shot", "Água", "Mojito"]],
    [{ key: "served", isDescending: true }, ["Shot", "Água", "Mojito"]],
  ])("by %o", (sorting, names) => {
    expect(sorted(sorting)).toEqual(names);
  });
});

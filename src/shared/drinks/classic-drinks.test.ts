import { expect, test } from "vitest";
import { exact } from "#shared/numbers/exact.ts";
import { nameKey } from "#shared/text/name-key.ts";
import { stockAmount } from "#shared/units/convert-units.ts";
import { classicDrinks, classicIngredients } from "./classic-drinks.ts";
import { classicImport, takenClassics } from "./classic-import.ts";
import { importedDrink, unstockedIngredient } from "./drink-import-contract.ts";

test("there are twenty, each once, and every ingredient is used", () => {
  expect(new Set(classicDrinks.map(({ name }) => nameKey(name))).size).toBe(20);
  const used = new Set(classicDrinks.flatMap(({ recipe }) => recipe.map(([name]) => name)));
  expect([...used].sort()).toEqual(classicIngredients.map(({ name }) => name).sort());
});

test("every amount converts into the unit of its ingredient, so that costs are exact", () => {
  const byName = new Map(classicIngredients.map((one) => [one.name, one]));
  for (const { name, recipe } of classicDrinks) {
    for (const [ingredient, quantity, unit] of recipe) {
      const stocked = byName.get(ingredient);
      if (!stocked) throw new Error(ingredient);
      expect(stockAmount(exact(quantity), unit, stocked).isApproximate, `${name}: ${ingredient}`).toBe(false);
    }
  }
});

test("the request is one that the server takes", () => {
  const { rows, newIngredients } = classicImport(classicDrinks, []);
  for (const row of rows) expect(importedDrink.parse(row)).toEqual(row);
  for (const one of newIngredients) expect(unstockedIngredient.parse(one)).toEqual(one);
  expect(newIngredients).toHaveLength(classicIngredients.length);
});

test("what the stock has is used, whatever its accents and case; nothing else is made", () => {
  const caipirinha = classicDrinks.filter(({ name }) => name === "Caipirinha");
  const stock = [
    { id: 7, name: "CACHACA" },
    { id: 8, name: "cachaça" },
    { id: 9, name: "Gin" },
  ];
  expect(classicImport(caipirinha, stock)).toEqual({
    rows: [
      {
        name: "Caipirinha",
        ingredients: [
          { ingredient: 7, quantity: 60, unit: "ml" },
          { ingredient: "Limão", quantity: 1, unit: "unidade" },
          { ingredient: "Açúcar", quantity: 12, unit: "g" },
        ],
      },
    ],
    newIngredients: [
      { name: "Limão", category: "Frutas", unit: "unidade", yieldQuantity: 8, yieldUnit: "rodela" },
      { name: "Açúcar", category: "Outros", unit: "kg" },
    ],
  });
});

test("a drink of the same name is known, whatever its accents and case", () => {
  const drinks = [
    { id: 1, name: "pina colada" },
    { id: 2, name: "Outro" },
  ];
  expect([...takenClassics(classicDrinks, drinks)]).toEqual(["Piña Colada"]);
});

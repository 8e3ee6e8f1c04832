import { expect, test } from "vitest";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { exact } from "#shared/numbers/exact.ts";
import { nameKey } from "#shared/text/name-key.ts";
import { stockAmount } from "#shared/units/convert-units.ts";
import { classicDrinks, classicIngredients } from "./classic-drinks.ts";
import { classicImport, classicYields, takenClassics } from "./classic-import.ts";
import { drinkImport } from "./drink-import.ts";
import { unstockedIngredient } from "./drink-import-contract.ts";
import { type IngredientChoices, stockFinder } from "./ingredient-choices.ts";

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
  const { rows, newIngredients } = classicImport(classicDrinks, [], () => undefined);
  for (const row of rows) expect(drinkImport.row.parse(row)).toEqual(row);
  for (const one of newIngredients) expect(unstockedIngredient.parse(one)).toEqual(one);
  expect(newIngredients).toHaveLength(classicIngredients.length);
});

test("what the stock has is used, whatever its accents and case; nothing else is made", () => {
  const caipirinha = classicDrinks.filter(({ name }) => name === "Caipirinha");
  const stock = [
    { id: 7, name: "CACHACA", unit: "L" },
    { id: 8, name: "cachaça", unit: "L" },
    { id: 9, name: "Gin", unit: "L" },
  ] as Ingredient[];
  expect(classicImport(caipirinha, stock, stockFinder(stock))).toEqual({
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

test("what the stock has by a longer name is used too, unless it is to be made", () => {
  const mojito = classicDrinks.filter(({ name }) => name === "Mojito");
  const stock = [
    { id: 4, name: "Rum branco Bacardi 980ml", category: "Bebidas Alcoólicas", unit: "unidade" },
    { id: 5, name: "Hortelã fresca", category: "Outros", unit: "maço" },
  ] as Ingredient[];
  const { rows, newIngredients } = classicImport(mojito, stock, stockFinder(stock));
  expect(rows[0]?.ingredients.map(({ ingredient }) => ingredient)).toEqual(
    expect.arrayContaining([4, 5, "Limão"]),
  );
  // The yield of the classic set goes to the one of the stock.
  expect(newIngredients).toContainEqual(
    expect.objectContaining({ name: "Hortelã fresca", yieldQuantity: 60, yieldUnit: "folhas" }),
  );
  const choices: IngredientChoices = new Map([["rum branco", { category: "Outros" }]]);
  const made = classicImport(mojito, stock, stockFinder(stock, choices), choices);
  expect(made.newIngredients).toContainEqual({ name: "Rum branco", category: "Outros", unit: "L" });
});

test("a drink of the same name is known, whatever its accents and case", () => {
  const drinks = [
    { id: 1, name: "pina colada" },
    { id: 2, name: "Outro" },
  ];
  expect([...takenClassics(classicDrinks, drinks)]).toEqual(["Piña Colada"]);
});

test("an ingredient of the stock gets the yield that its recipes need, where it has none and the same unit", () => {
  const wanted = (recipes: string[], stocked: object) =>
    classicYields(
      classicDrinks.filter(({ name }) => recipes.includes(name)),
      stockFinder([{ id: 1, name: "hortela", unit: "maço", ...stocked } as Ingredient]),
    );
  const mint = { name: "hortela", category: "Outros", unit: "maço", yieldQuantity: 60, yieldUnit: "folhas" };
  expect(wanted(["Mojito"], {})).toEqual([mint]);
  expect(wanted(["Negroni"], {})).toEqual([]);
  expect(wanted(["Mojito"], { unit: "kg" })).toEqual([]);
  expect(wanted(["Mojito"], { yieldQuantity: 200, yieldUnit: "g" })).toEqual([]);
  expect(wanted(["Gin Tônica", "Negroni"], { name: "Limão", unit: "unidade" })).toMatchObject([
    { name: "Limão", yieldQuantity: 8, yieldUnit: "rodela" },
  ]);
  // Whole lemons need none.
  expect(wanted(["Caipirinha"], { name: "Limão", unit: "unidade" })).toEqual([]);
});

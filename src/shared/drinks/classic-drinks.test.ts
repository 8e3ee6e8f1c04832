import fc from "fast-check";
import { expect, test } from "vitest";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { exact, rounded, times } from "#shared/numbers/exact.ts";
import { nameKey } from "#shared/text/name-key.ts";
import { type Convertible, stockAmount } from "#shared/units/convert-units.ts";
import { classicDrinks, classicIngredients } from "./classic-drinks.ts";
import { classicImport, classicNeeds, takenClassics } from "./classic-import.ts";
import { isAnswered } from "./classic-questions.ts";
import { drinkImport } from "./drink-import.ts";
import { unstockedIngredient } from "./drink-import-contract.ts";
import { type IngredientChoices, stockFinder } from "./ingredient-choices.ts";
import { knownAmount } from "./two-steps.ts";

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

const lime = { id: 1, name: "Limão", category: "Frutas", unit: "unidade" } as Ingredient;
const KILO = { ...lime, unit: "kg" } as const;

type Line = [ingredient: string, quantity: number, unit: string];

test.each<
  [what: string, stocked: object, drinks: string[], asked: [string, string][], given: unknown, lines: Line[]]
>([
  [
    "leaves of a bunch: as the classic set says",
    { name: "hortela", unit: "maço", category: "Outros" },
    ["Mojito"],
    [["folhas", "60"]],
    [60, "folhas"],
    [["hortela", 8, "folhas"]],
  ],
  ["nothing where no recipe needs it", {}, ["Caipirinha"], [], undefined, [["Limão", 1, "unidade"]]],
  ["slices of whole limes", {}, ["Gin Tônica"], [["rodela", "8"]], [8, "rodela"], [["Limão", 2, "rodela"]]],
  [
    "whole limes of a kilo",
    KILO,
    ["Caipirinha"],
    [["unidade", "12"]],
    [12, "unidade"],
    [["Limão", 1, "unidade"]],
  ],
  ["slices of a kilo", KILO, ["Gin Tônica"], [["rodela", "96"]], [96, "rodela"], [["Limão", 2, "rodela"]]],
  [
    "both of a kilo: through both steps, whole limes as slices",
    KILO,
    ["Caipirinha", "Gin Tônica"],
    [
      ["unidade", "12"],
      ["rodela", "8"],
    ],
    [96, "rodela"],
    [
      ["Limão", 8, "rodela"],
      ["Limão", 2, "rodela"],
    ],
  ],
  [
    "slices of a kilo that says its limes: through them",
    { ...KILO, yieldQuantity: 10, yieldUnit: "unidade" },
    ["Caipirinha", "Gin Tônica"],
    [["rodela", "8"]],
    undefined,
    [
      ["Limão", 1, "unidade"],
      ["Limão", 0.25, "unidade"],
    ],
  ],
  [
    "whole limes of a kilo that says its slices",
    { ...KILO, yieldQuantity: 80, yieldUnit: "rodela" },
    ["Caipirinha"],
    [["rodela", "8"]],
    undefined,
    [["Limão", 8, "rodela"]],
  ],
])("%s", (_what, stocked, names, asked, given, lines) => {
  const stock = [{ ...lime, ...stocked } as Ingredient];
  const find = stockFinder(stock);
  const chosen = classicDrinks.filter(({ name }) => names.includes(name));
  const questions = classicNeeds(chosen, find).flatMap((need) => need.questions);
  expect(questions.map(({ unit, proposed }) => [unit, proposed])).toEqual(asked);
  const { rows, newIngredients } = classicImport(chosen, stock, find);
  const own = stock[0]?.name;
  const named = newIngredients.find(({ name }) => name === own);
  expect(named && [named.yieldQuantity, named.yieldUnit]).toEqual(given);
  const used = rows.flatMap(({ ingredients }) => ingredients.filter(({ ingredient }) => ingredient === 1));
  expect(used.map(({ quantity, unit }) => [own, quantity, unit])).toEqual(lines);
  for (const row of rows) expect(drinkImport.row.parse(row)).toEqual(row);
});

test("what is answered counts, whatever was proposed, and what no step reaches is stuck", () => {
  const chosen = classicDrinks.filter(({ name }) => ["Caipirinha", "Gin Tônica"].includes(name));
  const find = stockFinder([{ ...KILO, yieldQuantity: 10, yieldUnit: "unidade" } as Ingredient]);
  const answers = new Map([["1 step", "16"]]);
  const { rows } = classicImport(chosen, [], find, undefined, answers);
  // A sixteenth of a lime, twice, is more than the least of a recipe.
  expect(rows[1]?.ingredients).toContainEqual({ ingredient: 1, quantity: 0.125, unit: "unidade" });
  const [need] = classicNeeds(chosen, find);
  expect(need && isAnswered(need, answers)).toBe(true);
  expect(need && isAnswered(need, new Map([["1 step", "muitas"]]))).toBe(false);
  const odd = stockFinder([{ ...KILO, yieldQuantity: 2, yieldUnit: "maço" } as Ingredient]);
  expect(classicNeeds(chosen, odd)).toMatchObject([{ questions: [], stuck: ["unidade", "rodela"] }]);
});

test("two steps and one come to the same amount of stock", () => {
  const units = fc.constantFrom("rodela", "unidade");
  const inKilo = fc.integer({ min: 1, max: 50 });
  const inPiece = fc.integer({ min: 1, max: 20 });
  fc.assert(
    fc.property(units, fc.integer({ min: 1, max: 40 }), inKilo, inPiece, (unit, amount, pieces, slices) => {
      const kilo: Convertible = { unit: "kg", yieldQuantity: pieces, yieldUnit: "unidade" };
      const step = { unit: "unidade", yieldQuantity: slices, yieldUnit: "rodela" } as const;
      const known = knownAmount(exact(amount), unit, kilo, step);
      if (!known) throw new Error("not known");
      const through = stockAmount(known.amount, known.unit, kilo);
      const parts = unit === "unidade" ? pieces : pieces * slices;
      expect(through.isApproximate).toBe(false);
      expect(rounded(times(through.amount, exact(parts)), 9)).toBe(amount);
    }),
  );
});

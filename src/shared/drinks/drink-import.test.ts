import { expect, test } from "vitest";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import type { Drink } from "./contract.ts";
import { drinkImport } from "./drink-import.ts";
import { drinksCsv, drinksCsvTemplate } from "./drinks-csv.ts";
import { type IngredientChoices, newIngredientsFor, stockFinder } from "./ingredient-choices.ts";
import { unknownIngredients } from "./unknown-ingredients.ts";

const stock = [
  { id: 1, name: "Cachaça", unit: "L" },
  { id: 2, name: "Limão", unit: "unidade", yieldQuantity: 8, yieldUnit: "rodela" },
  { id: 3, name: "=1+1", unit: "unidade" },
] as Ingredient[];
const caipirinha = {
  id: 9,
  version: 4,
  name: "Caipirinha",
  ingredients: [
    { ingredientId: 1, quantity: 60, unit: "ml" },
    { ingredientId: 2, quantity: 1.5, unit: "unidade" },
  ],
} as Drink;

const open = (text: string) => {
  const file = drinkImport.open(text);
  if (!file.columns || file.problem) throw new Error(file.problem);
  return file;
};
const rowsOf = (text: string, drinks: Drink[] = [caipirinha], choices?: IngredientChoices) =>
  drinkImport.preview(open(text), drinks, stockFinder(stock, choices));

test("one line of the file is one line of a recipe; formulas are none, and what comes back changes nothing", () => {
  const formula = {
    ...caipirinha,
    id: 10,
    name: "+mais",
    ingredients: [{ ingredientId: 3, quantity: 1, unit: "unidade" }],
  } as Drink;
  const text = drinksCsv([caipirinha, formula], new Map(stock.map((one) => [one.id, one])));
  expect(text.slice(1).split("\r\n")).toEqual([
    "Drink;Ingrediente;Quantidade;Unidade",
    "Caipirinha;Cachaça;60;ml",
    "Caipirinha;Limão;1,5;unidade",
    "'+mais;'=1+1;1;unidade",
  ]);
  expect(rowsOf(text, [caipirinha, formula]).map(({ kind }) => kind)).toEqual(["same", "same"]);
  expect(rowsOf(drinksCsvTemplate).map(({ kind }) => kind)).toEqual(["new"]);
});

test("a new drink is what its lines say; a blank drink is the one above, a blank unit the proposed one", () => {
  expect(
    rowsOf(
      "Coquetel;Insumo;Qtd;Un\nShot;cachaca;50ml;\n;LIMAO;2;\n;Mel;1;colher de sopa\nCuba;Rum;50;ML",
      [],
    ),
  ).toEqual([
    {
      kind: "new",
      number: 2,
      lines: [2, 3, 4],
      name: "Shot",
      input: {
        name: "Shot",
        ingredients: [
          { ingredient: 1, quantity: 50, unit: "ml" },
          { ingredient: 2, quantity: 2, unit: "rodela" },
          { ingredient: "Mel", quantity: 1, unit: "colher (sopa)" },
        ],
      },
    },
    {
      kind: "new",
      number: 5,
      lines: [5],
      name: "Cuba",
      input: { name: "Cuba", ingredients: [{ ingredient: "Rum", quantity: 50, unit: "ml" }] },
    },
  ]);
});

test("a drink that is there gets the recipe of the file, whatever the accents and case of its name", () => {
  const [row] = rowsOf("Drink;Ingrediente;Quantidade;Unidade\nCAIPIRINHA;Cachaça;70;ml");
  expect(row).toMatchObject({
    kind: "changed",
    name: "Caipirinha",
    present: { id: 9, version: 4 },
    input: { name: "Caipirinha", ingredients: [{ ingredient: 1, quantity: 70, unit: "ml" }] },
  });
});

test.each<[string, unknown[]]>([
  ["Shot;Cachaça;0;ml", [[2, "Quantidade", "0", "Quantidade deve ser maior que 0"]]],
  ["Shot;Cachaça;muito;ml", [[2, "Quantidade", "muito", "Quantidade deve ser maior que 0"]]],
  ["Shot;Cachaça;50;copo", [[2, "Unidade", "copo", "Unidade desconhecida"]]],
  ["Shot;;50;ml", [[2, "Ingrediente", "", "Selecione um ingrediente"]]],
  ["Shot;Rum;50;", [[2, "Unidade", "", "Unidade é obrigatória"]]],
  ["Shot;Rum;50 ml;L", [[2, "Quantidade", "50 ml", "Quantidade deve ser maior que 0"]]],
  [";Cachaça;50;ml", [[2, "Drink", undefined, "Nome é obrigatório"]]],
  [
    "Shot;Cachaça;50;ml;x",
    [[2, undefined, undefined, "A linha tem mais células do que há títulos de colunas"]],
  ],
])("%j is refused at its line and column", (line, problems) => {
  const [row] = rowsOf(`Drink;Ingrediente;Quantidade;Unidade\n${line}`);
  const found = row?.kind === "wrong" ? row.problems : [];
  expect(found.map(({ number, column, found, message }) => [number, column, found, message])).toEqual(
    problems,
  );
});

test("a name that two drinks have, and a file without a column for the drink", () => {
  const [row] = rowsOf("Drink;Ingrediente;Quantidade;Unidade\nCaipirinha;Limão;1;un", [
    caipirinha,
    { ...caipirinha, id: 10, name: "caipirinha" },
  ]);
  expect(row).toMatchObject({
    kind: "wrong",
    problems: [{ message: expect.stringMatching(/^Há 2 drinks/) }],
  });
  expect(drinkImport.open("Ingrediente;Quantidade\nLimão;1").problem).toMatch(/^A coluna "Drink" não foi/);
});

test("what the stock lacks is named once, and made or taken for something that is there", () => {
  const text =
    "Drink;Ingrediente;Quantidade;Unidade\nA;Vodka;50;ml\nA;hortelã;3;folhas\nB;VODKA;1;L\nB;Pimenta;2;g\nB;Limão;1;un";
  const unknown = unknownIngredients(open(text), stock);
  expect(unknown).toEqual([
    // Known from the classic drinks, or taken from the unit of the recipe.
    { key: "vodka", lineCount: 2, proposed: { name: "Vodka", category: "Bebidas Alcoólicas", unit: "L" } },
    {
      key: "hortela",
      lineCount: 1,
      proposed: { name: "hortelã", category: "Outros", unit: "maço", yieldQuantity: 60, yieldUnit: "folhas" },
    },
    { key: "pimenta", lineCount: 1, proposed: { name: "Pimenta", category: "Outros", unit: "kg" } },
  ]);
  const choices: IngredientChoices = new Map([
    ["vodka", { ingredientId: 1 }],
    ["pimenta", { category: "Frutas" }],
  ]);
  const rows = rowsOf(text, [], choices);
  const recipes = rows.flatMap((row) => (row.kind === "new" ? [row.input] : []));
  expect(recipes[0]?.ingredients.map(({ ingredient }) => ingredient)).toEqual([1, "hortelã"]);
  expect(newIngredientsFor(recipes, unknown, choices)).toEqual([
    { name: "hortelã", category: "Outros", unit: "maço", yieldQuantity: 60, yieldUnit: "folhas" },
    { name: "Pimenta", category: "Frutas", unit: "kg" },
  ]);
  expect(newIngredientsFor(recipes.slice(0, 1), unknown, choices)).toHaveLength(1);
});

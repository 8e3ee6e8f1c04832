import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditEntries } from "#server/db/schema/audit.ts";
import { stockMovements } from "#server/db/schema/stock.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import type { Drink } from "#shared/drinks/contract.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { addThreeIngredients } from "./testing/three-ingredients.ts";

const { app, a, b } = await twoCompanies();
beforeEach(() => addThreeIngredients({ a, b }));

const load = (rows: unknown, newIngredients?: unknown, company = a) =>
  company.post("/api/drinks/import", { rows, newIngredients });
const drinksOf = async (company = a) => (await company.get("/api/drinks")).body as Drink[];
const stockOf = async (company = a) => (await company.get("/api/ingredients")).body as Ingredient[];

const rum = { name: "Rum", category: "Bebidas Alcoólicas", unit: "L" };
const mint = { name: "Hortelã", category: "Outros", unit: "maço", yieldQuantity: 60, yieldUnit: "folhas" };
const caipirinha = {
  name: "Caipirinha",
  ingredients: [
    { ingredient: 1, quantity: 60, unit: "ml" },
    { ingredient: 2, quantity: "1", unit: "unidade" },
  ],
};
const mojito = {
  name: "Mojito",
  ingredients: [
    { ingredient: "rum", quantity: 50, unit: "ml" },
    { ingredient: "HORTELA", quantity: 8, unit: "folhas" },
  ],
};

test("drinks are created and changed, with the ingredients that the stock lacks", async () => {
  await a.post("/api/drinks", {
    name: "Caipirinha",
    ingredients: [{ ingredientId: 2, quantity: 1, unit: "ml" }],
  });
  const reply = await load([{ ...caipirinha, id: 1, version: 1 }, mojito], [rum, mint]);
  expect(reply).toMatchObject({ status: 200, body: { created: 1, changed: 1, ingredients: 2 } });
  expect(await stockOf()).toMatchObject([
    { name: "Cachaça" },
    { ...mint, id: 5, quantity: 0, pricePerUnit: "0.00", unitCost: 0, minQuantity: 0, version: 1 },
    { name: "Limão" },
    { ...rum, id: 4, quantity: 0, yieldQuantity: null },
  ]);
  expect(await drinksOf()).toMatchObject([
    {
      id: 1,
      version: 2,
      name: "Caipirinha",
      ingredients: [
        { ingredientId: 1, quantity: 60, unit: "ml" },
        { ingredientId: 2, quantity: 1, unit: "unidade" },
      ],
    },
    {
      name: "Mojito",
      version: 1,
      ingredients: [
        { ingredientId: 4, quantity: 50, unit: "ml" },
        { ingredientId: 5, quantity: 8, unit: "folhas" },
      ],
    },
  ]);
  // Nothing came in.
  expect(await app.db.$count(stockMovements)).toBe(3);
});

test("an ingredient that is there by now is used, and not made again", async () => {
  const reply = await load(
    [{ name: "Shot", ingredients: [{ ingredient: "CACHACA", quantity: 50, unit: "ml" }] }],
    [{ ...rum, name: "cachaça" }],
  );
  expect(reply.body).toEqual({ created: 1, changed: 0, ingredients: 0 });
  expect(await stockOf()).toHaveLength(2);
  expect(await drinksOf()).toMatchObject([{ ingredients: [{ ingredientId: 1 }] }]);
});

test("an ingredient that is there gets the wanted yield if it has none and the same unit, as an ordinary change", async () => {
  const herb = { name: "hortelã", category: "Outros", quantity: 2, unit: "maço", pricePerUnit: 6 };
  await a.post("/api/ingredients", herb);
  const recipe = [{ ingredient: 4, quantity: 8, unit: "folhas" }];
  const lime = { ...mint, name: "Limão", yieldQuantity: 8, yieldUnit: "rodela" };
  expect((await load([{ name: "Mojito", ingredients: recipe }], [mint, lime])).body).toMatchObject({
    created: 1,
    ingredients: 0,
  });
  const [, given, other] = await stockOf();
  expect(given).toMatchObject({
    ...herb,
    pricePerUnit: "6.00",
    yieldQuantity: 60,
    yieldUnit: "folhas",
    version: 2,
  });
  // Stocked in another unit, of which the yield says nothing.
  expect(other).toMatchObject({ name: "Limão", yieldQuantity: null, version: 1 });
  expect(
    await app.db.select().from(auditEntries).where(eq(auditEntries.action, "ingredient_changed")),
  ).toMatchObject([{ subjectId: 4, userId: expect.any(Number) }]);
  await load([{ name: "Julep", ingredients: recipe }], [{ ...mint, yieldQuantity: 99 }]);
  expect((await stockOf())[1]).toMatchObject({ yieldQuantity: 60, version: 2 });
});

describe("nothing at all is written", () => {
  const bad = (change: object) => ({
    ...mojito,
    ingredients: [{ ...mojito.ingredients[0], ...change }, mojito.ingredients[1]],
  });
  test.each<[object, string, string]>([
    [{ ...mojito, name: " " }, "rows.1.name", "Nome é obrigatório"],
    [{ ...mojito, ingredients: [] }, "rows.1.ingredients", "Adicione pelo menos um ingrediente"],
    [bad({ quantity: 0 }), "rows.1.ingredients.0.quantity", "Quantidade deve ser maior que 0"],
    [bad({ unit: "copo" }), "rows.1.ingredients.0.unit", "Unidade é obrigatória"],
    [bad({ ingredient: null }), "rows.1.ingredients.0.ingredient", "Selecione um ingrediente"],
    [bad({ ingredient: 3 }), "rows.1.ingredients.0.ingredient", "Ingrediente não encontrado"],
    [bad({ ingredient: 99 }), "rows.1.ingredients.0.ingredient", "Ingrediente não encontrado"],
    // In the stock, but not asked for: a name alone could be another's.
    [bad({ ingredient: "Limão" }), "rows.1.ingredients.0.ingredient", "Ingrediente não encontrado"],
    [{ ...mojito, id: 7, version: 1 }, "rows.1.id", "Drink não encontrado"],
    [{ ...mojito, id: 7 }, "rows.1.version", "Versão inválida"],
    [{ ...mojito, name: "CAIPIRINHA" }, "rows.1.name", "Drink repetido"],
  ])("for a row %o: 400 at %s, %s", async (row, path, message) => {
    expect(await load([caipirinha, row], [rum, mint])).toMatchObject({
      status: 400,
      body: { message, issues: [{ path, message }] },
    });
    expect(await drinksOf()).toEqual([]);
    expect(await stockOf()).toHaveLength(2);
  });

  test.each<[unknown, unknown, string, string]>([
    [undefined, [], "rows", "Nenhum drink para importar"],
    [[], [], "rows", "Nenhum drink para importar"],
    [Array(1001).fill({}), [], "rows", "Importe no máximo 1.000 drinks por vez"],
    [[mojito], "x", "newIngredients", "Lista de ingredientes inválida"],
    [[mojito], [{ ...rum, category: "Porão" }], "newIngredients.0.category", "Categoria é obrigatória"],
    [
      [mojito],
      [{ ...mint, yieldUnit: null }],
      "newIngredients.0.yieldQuantity",
      "Informe a quantidade e a unidade do rendimento",
    ],
  ])("case %#: 400 at its place", async (rows, newIngredients, path, message) => {
    expect(await load(rows, newIngredients)).toMatchObject({
      status: 400,
      body: { issues: [{ path, message }] },
    });
    expect(await stockOf()).toHaveLength(2);
  });

  test("for an old version, or a name that is taken: 409", async () => {
    await load([caipirinha]);
    await load([{ ...caipirinha, id: 1, version: 1 }]);
    expect((await load([mojito, { ...caipirinha, id: 1, version: 1 }], [rum, mint])).status).toBe(409);
    expect(await load([mojito, { ...caipirinha, name: "caipirinha" }], [rum, mint])).toMatchObject({
      status: 409,
      body: { message: 'Já existe um drink chamado "Caipirinha". Recarregue e tente de novo.' },
    });
    expect(await stockOf()).toHaveLength(2);
    expect(await drinksOf()).toHaveLength(1);
  });
});

test("a deleted drink's name is free, and it cannot be edited", async () => {
  await load([caipirinha]);
  await a.delete("/api/drinks/1");
  expect((await load([{ ...caipirinha, id: 1, version: 2 }])).status).toBe(400);
  expect((await load([caipirinha])).status).toBe(200);
});

test("another company's drinks and ingredients are neither touched nor in the way", async () => {
  await load([caipirinha]);
  expect((await load([{ ...caipirinha, id: 1, version: 1 }], [], b)).status).toBe(400);
  const own = { name: "Caipirinha", ingredients: [{ ingredient: "Cachaça", quantity: 50, unit: "ml" }] };
  expect((await load([own], [{ ...rum, name: "Cachaça" }], b)).body).toMatchObject({ ingredients: 1 });
  expect(await stockOf(b)).toMatchObject([{ name: "Cachaça", companyId: 2, quantity: 0 }, { name: "Gin" }]);
  expect(await drinksOf()).toMatchObject([{ version: 1 }]);
});

test("of the same import several times at once exactly one wins", async () => {
  const replies = await Promise.all(Array.from({ length: 6 }, () => load([mojito], [rum, mint])));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 429 || status === 409)).toHaveLength(5);
  expect(await drinksOf()).toHaveLength(1);
  expect(await stockOf()).toHaveLength(4);
});

test("a thousand drinks with their recipes fit", async () => {
  const rows = Array.from({ length: 1000 }, (_, n) => ({ ...mojito, name: `Drink ${n}` }));
  expect((await load(rows, [rum, mint])).body).toEqual({ created: 1000, changed: 0, ingredients: 2 });
  const present = await drinksOf();
  const edits = present.map(({ id, version, name }) => ({ ...caipirinha, id, version, name }));
  expect((await load(edits)).body).toMatchObject({ changed: 1000 });
  expect((await drinksOf()).every(({ ingredients }) => ingredients[0]?.ingredientId === 1)).toBe(true);
});

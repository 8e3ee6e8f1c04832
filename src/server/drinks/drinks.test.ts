import { beforeEach, expect, test } from "vitest";
import { drinkIngredients, drinks } from "#server/db/schema/drinks.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import type { Drink } from "#shared/drinks/contract.ts";
import { addThreeIngredients } from "./testing/three-ingredients.ts";

const { app, a, b } = await twoCompanies();
beforeEach(() => addThreeIngredients({ a, b }));

const list = async (company = a) => (await company.get("/api/drinks")).body as Drink[];

const caipirinha = {
  name: "Caipirinha",
  ingredients: [
    { ingredientId: 1, quantity: 50, unit: "ml" },
    { ingredientId: 2, quantity: 4, unit: "rodela" },
  ],
};
const MISSING = "Drink not found: não encontrado ou não pertence à sua empresa";

test("a drink is created, listed with its lines in order, changed and removed", async () => {
  const created = await a.post("/api/drinks", caipirinha);
  expect(created).toMatchObject({ status: 201, body: { ...caipirinha, id: 1, companyId: 1, version: 1 } });
  expect(await list()).toEqual([created.body]);
  const reversed = { name: "Caipi", ingredients: caipirinha.ingredients.toReversed(), version: 1 };
  expect((await a.put("/api/drinks/1", reversed)).body).toMatchObject({ ...reversed, version: 2 });
  expect(await list()).toMatchObject([{ ...reversed, version: 2 }]);
  expect((await a.delete("/api/drinks/1")).status).toBe(200);
  expect(await list()).toEqual([]);
  expect(await app.db.$count(drinks)).toBe(1);
  expect(await a.delete("/api/drinks/1")).toMatchObject({ status: 404, body: { message: MISSING } });
});

test("a recipe keeps four decimals; more are refused at their field", async () => {
  const recipe = (quantity: unknown) => ({
    name: "Shot",
    ingredients: [{ ingredientId: 2, quantity, unit: "rodela" }],
  });
  expect((await a.post("/api/drinks", recipe("0.1667"))).body).toMatchObject({
    ingredients: [{ quantity: 0.1667 }],
  });
  expect(await list()).toMatchObject([{ ingredients: [{ quantity: 0.1667 }] }]);
  const message = "Use no máximo 4 casas depois da vírgula";
  expect(await a.post("/api/drinks", recipe(0.16667))).toMatchObject({
    status: 400,
    body: { issues: [{ path: "ingredients.0.quantity", message }] },
  });
});

test("a description stays until it is emptied", async () => {
  const described = { ...caipirinha, description: " Limão, cachaça e gelo " };
  expect((await a.post("/api/drinks", described)).body).toMatchObject({
    description: "Limão, cachaça e gelo",
  });
  expect((await a.put("/api/drinks/1", caipirinha)).body).toMatchObject({
    description: "Limão, cachaça e gelo",
  });
  expect((await a.put("/api/drinks/1", { ...caipirinha, description: "" })).body).toMatchObject({
    description: null,
  });
  const long = { ...caipirinha, description: "x".repeat(301) };
  expect(await a.put("/api/drinks/1", long)).toMatchObject({
    status: 400,
    body: { issues: [{ path: "description" }] },
  });
});

test.each([
  [{ name: "" }, "name", "Nome é obrigatório"],
  [{ ingredients: [] }, "ingredients", "Adicione pelo menos um ingrediente"],
  [{ ingredients: undefined }, "ingredients", "Adicione pelo menos um ingrediente"],
  [
    { ingredients: [{ ingredientId: 0, quantity: 1, unit: "ml" }] },
    "ingredients.0.ingredientId",
    "Selecione um ingrediente",
  ],
  [
    { ingredients: [{ ingredientId: 1, quantity: 0.09, unit: "ml" }] },
    "ingredients.0.quantity",
    "Quantidade deve ser maior que 0",
  ],
  [
    { ingredients: [{ ingredientId: 1, quantity: 1, unit: "" }] },
    "ingredients.0.unit",
    "Unidade é obrigatória",
  ],
  [
    { ingredients: [{ ingredientId: 3, quantity: 1, unit: "ml" }] },
    "ingredients.0.ingredientId",
    "Ingrediente não encontrado",
  ],
  [
    { ingredients: [{ ingredientId: 999, quantity: 1, unit: "ml" }] },
    "ingredients.0.ingredientId",
    "Ingrediente não encontrado",
  ],
])("%j: 400 at %s, %s, and nothing is written", async (change, path, message) => {
  expect(await a.post("/api/drinks", { ...caipirinha, ...change })).toMatchObject({
    status: 400,
    body: { message, error: message, issues: [{ path, message }] },
  });
  expect(await app.db.$count(drinks)).toBe(0);
  expect(await app.db.$count(drinkIngredients)).toBe(0);
});

test("a refused edit leaves the recipe as it was", async () => {
  await a.post("/api/drinks", caipirinha);
  const foreign = { ...caipirinha, ingredients: [{ ingredientId: 3, quantity: 1, unit: "ml" }] };
  expect((await a.put("/api/drinks/1", foreign)).status).toBe(400);
  await a.put("/api/drinks/1", { ...caipirinha, name: "Outra", version: 1 });
  expect((await a.put("/api/drinks/1", { ...caipirinha, version: 1 })).status).toBe(409);
  expect(await list()).toMatchObject([{ name: "Outra", ingredients: caipirinha.ingredients }]);
});

test("another company sees nothing and gets 404, as for what does not exist", async () => {
  await a.post("/api/drinks", caipirinha);
  const own = { name: "Gin", ingredients: [{ ingredientId: 3, quantity: 1, unit: "ml" }] };
  expect(await list(b)).toEqual([]);
  for (const path of ["/api/drinks/1", "/api/drinks/999"]) {
    expect(await b.put(path, own)).toMatchObject({ status: 404, body: { message: MISSING } });
    expect(await b.delete(path)).toMatchObject({
      status: 404,
      body: { message: MISSING },
    });
  }
  expect(await list()).toMatchObject([caipirinha]);
});

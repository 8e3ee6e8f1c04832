import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { drinkIngredients, drinks } from "#server/db/schema/drinks.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import type { Drink } from "#shared/drinks/contract.ts";

let app: TestApp;
let a: string;
let b: string;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.pool.query("truncate companies, users, ingredients, drinks restart identity cascade");
  a = (await app.addCompany("A", "a@bar.com.br")).user.token;
  b = (await app.addCompany("B", "b@bar.com.br")).user.token;
  // Ingredients 1 and 2 are A's, 3 is B's.
  for (const [name, token] of [
    ["Cachaça", a],
    ["Limão", a],
    ["Gin", b],
  ]) {
    const body = { name, category: "Outros", quantity: 10, unit: "L", pricePerUnit: 100 };
    await app.call("POST", "/api/ingredients", { body, token });
  }
});

const call = (method: string, path: string, body?: unknown, token = a) =>
  app.call(method, `/api/drinks${path}`, { body, token });
const list = async (token = a) => (await call("GET", "", undefined, token)).body as Drink[];

const caipirinha = {
  name: "Caipirinha",
  ingredients: [
    { ingredientId: 1, quantity: 50, unit: "ml" },
    { ingredientId: 2, quantity: 4, unit: "rodela" },
  ],
};
const MISSING = "Drink not found: não encontrado ou não pertence à sua empresa";

test("a drink is created, listed with its lines in order, changed and removed", async () => {
  const created = await call("POST", "", caipirinha);
  expect(created).toMatchObject({ status: 201, body: { ...caipirinha, id: 1, companyId: 1, version: 1 } });
  expect(await list()).toEqual([created.body]);
  const reversed = { name: "Caipi", ingredients: caipirinha.ingredients.toReversed(), version: 1 };
  expect((await call("PUT", "/1", reversed)).body).toMatchObject({ ...reversed, version: 2 });
  expect(await list()).toMatchObject([{ ...reversed, version: 2 }]);
  expect((await call("DELETE", "/1")).status).toBe(200);
  expect(await list()).toEqual([]);
  expect(await app.db.$count(drinks)).toBe(1);
  expect(await call("DELETE", "/1")).toMatchObject({ status: 404, body: { message: MISSING } });
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
  expect(await call("POST", "", { ...caipirinha, ...change })).toMatchObject({
    status: 400,
    body: { message, error: message, issues: [{ path, message }] },
  });
  expect(await app.db.$count(drinks)).toBe(0);
  expect(await app.db.$count(drinkIngredients)).toBe(0);
});

test("a refused edit leaves the recipe as it was", async () => {
  await call("POST", "", caipirinha);
  const foreign = { ...caipirinha, ingredients: [{ ingredientId: 3, quantity: 1, unit: "ml" }] };
  expect((await call("PUT", "/1", foreign)).status).toBe(400);
  await call("PUT", "/1", { ...caipirinha, name: "Outra", version: 1 });
  expect((await call("PUT", "/1", { ...caipirinha, version: 1 })).status).toBe(409);
  expect(await list()).toMatchObject([{ name: "Outra", ingredients: caipirinha.ingredients }]);
});

test("another company sees nothing and gets 404, as for what does not exist", async () => {
  await call("POST", "", caipirinha);
  const own = { name: "Gin", ingredients: [{ ingredientId: 3, quantity: 1, unit: "ml" }] };
  expect(await list(b)).toEqual([]);
  for (const path of ["/1", "/999"]) {
    expect(await call("PUT", path, own, b)).toMatchObject({ status: 404, body: { message: MISSING } });
    expect(await call("DELETE", path, undefined, b)).toMatchObject({
      status: 404,
      body: { message: MISSING },
    });
  }
  expect(await list()).toMatchObject([caipirinha]);
});

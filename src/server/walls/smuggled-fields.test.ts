import { expect, test } from "vitest";
import { companies } from "#server/db/schema/accounts.ts";
import { twoCompanies } from "#server/testing/two-companies.ts";

const { app, a, b } = await twoCompanies();

/** What only the server may set; in a payload it counts for nothing. */
const smuggled = {
  id: 99,
  companyId: 2,
  role: "admin_system",
  isActive: 1,
  active: "false",
  stockWithdrawn: "true",
  reservedQuantity: 5,
  createdAt: "2000-01-01T00:00:00.000Z",
};
const own = { id: 1, companyId: 1, createdAt: expect.stringMatching(/^20(?!00)/) };
const gin = { name: "Gin", category: "Outros", quantity: 1, unit: "L", pricePerUnit: 80 };
const recipe = { name: "Shot", ingredients: [{ ingredientId: 1, quantity: 50, unit: "ml" }] };

test("in an ingredient, a drink and a client, when they are made and when they are changed", async () => {
  for (const [path, body] of [
    ["/api/ingredients", gin],
    ["/api/drinks", recipe],
    ["/api/clients", { name: "Ana" }],
  ] as const) {
    expect((await a.post(path, { ...body, ...smuggled })).body).toMatchObject({ ...own, name: body.name });
    expect((await a.put(`${path}/1`, { ...body, ...smuggled })).body).toMatchObject(own);
    expect((await b.get(path)).body).toEqual([]);
  }
  expect((await a.get("/api/ingredients")).body).toMatchObject([{ reservedQuantity: 0 }]);
});

test("in a registration: the company waits for its confirmation all the same", async () => {
  const body = { name: "Nova", email: "nova@bar.com.br", ...smuggled };
  expect((await app.call("POST", "/api/register-company", { body })).status).toBe(201);
  const rows = await app.db.select().from(companies);
  expect(rows.find(({ name }) => name === "Nova")).toMatchObject({ id: 3, isActive: false });
});

test("what a payload leaves out has its default", async () => {
  expect((await a.post("/api/ingredients", gin)).body).toMatchObject({
    minQuantity: 0,
    reservedQuantity: 0,
    observations: null,
  });
  expect((await a.post("/api/clients", { name: "Ana" })).body).toMatchObject({
    email: null,
    phone: null,
    cpf: null,
    address: null,
    notes: null,
  });
});

import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import type { Supplier } from "#shared/suppliers/contract.ts";

const { app, a, b } = await twoCompanies();
const wholesaler = {
  name: "Atacado Central",
  whatsapp: "(11) 98888-0000",
  cnpj: "12.ABC.345/01DE-35",
  notes: "Qui",
};
const gin = { name: "Gin", category: "Outros", quantity: 0, unit: "L", pricePerUnit: 0 };
const suppliersOf = async (company: typeof a) => (await company.get("/api/suppliers")).body as Supplier[];
const ingredient = async () => ((await a.get("/api/ingredients")).body as Ingredient[])[0];

test("a supplier is created, changed and listed by name", async () => {
  expect(await a.post("/api/suppliers", wholesaler)).toMatchObject({
    status: 201,
    body: { id: 1, name: "Atacado Central", cnpj: "12ABC34501DE35", version: 1 },
  });
  await a.post("/api/suppliers", { name: "Água & Cia" });
  expect((await suppliersOf(a)).map(({ name }) => name)).toEqual(["Água & Cia", "Atacado Central"]);
  const changed = await a.put("/api/suppliers/1", { ...wholesaler, name: "Atacadão", version: 1 });
  expect(changed).toMatchObject({ status: 200, body: { name: "Atacadão", version: 2 } });
  expect((await a.put("/api/suppliers/1", { ...wholesaler, version: 1 })).status).toBe(409);
  expect(await suppliersOf(b)).toEqual([]);
});

test.each([
  [{ name: " " }, "name", "Nome é obrigatório"],
  [{ name: "X", cnpj: "123" }, "cnpj", "CNPJ inválido: confira os números e letras"],
  [{ name: "X", whatsapp: "1".repeat(41) }, "whatsapp", "Use no máximo 40 caracteres"],
])("%j is refused at its field", async (body, path, message) => {
  expect(await a.post("/api/suppliers", body)).toMatchObject({
    status: 400,
    body: { issues: [{ path, message }] },
  });
});

test("a removed supplier leaves its ingredients, and its name in the history", async () => {
  await a.post("/api/suppliers", wholesaler);
  await a.post("/api/ingredients", { ...gin, supplierId: 1 });
  await a.post("/api/ingredients/1/entries", { quantity: 1, price: 90, supplierId: 1, lot: "L1" });
  expect((await a.delete("/api/suppliers/1")).status).toBe(200);
  expect(await suppliersOf(a)).toEqual([]);
  expect(await ingredient()).toMatchObject({ supplierId: null, version: 3 });
  expect((await a.get("/api/ingredients/1/movements")).body).toMatchObject([
    { supplierId: 1, supplierName: "Atacado Central", lot: "L1" },
  ]);
  expect((await a.get("/api/suppliers/1/purchases")).body).toMatchObject([{ ingredientName: "Gin" }]);
  const { rows } = await app.pool.query("select whatsapp, cnpj, notes from suppliers");
  expect(rows).toEqual([{ whatsapp: null, cnpj: null, notes: null }]);
  for (const gone of [
    await a.put("/api/suppliers/1", wholesaler),
    await a.delete("/api/suppliers/1"),
    await a.delete("/api/suppliers/2"),
  ]) {
    expect(gone).toMatchObject({ status: 404, body: { message: "Fornecedor não encontrado" } });
  }
  const again = await a.post("/api/ingredients/1/entries", { quantity: 1, price: 90, supplierId: 1 });
  expect(again).toMatchObject({ status: 400, body: { issues: [{ path: "supplierId" }] } });
});

test("who names a supplier that is just being removed waits, and is told", async () => {
  await a.post("/api/suppliers", wholesaler);
  await a.post("/api/ingredients", gin);
  const remover = new pg.Client(app.connection);
  await remover.connect();
  onTestFinished(() => remover.end());
  await remover.query("begin; select from suppliers where id = 1 for update");
  const naming = a.put("/api/ingredients/1", { ...gin, supplierId: 1 });
  const waiting =
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await app.pool.query(waiting)).rowCount, { timeout: 4000 }).toBe(1);
  await remover.query("update suppliers set deleted_at = now(), whatsapp = null, cnpj = null, notes = null");
  await remover.query("commit");
  expect(await naming).toMatchObject({ status: 400, body: { message: "Fornecedor não encontrado" } });
  expect(await ingredient()).toMatchObject({ supplierId: null });
});

test("an edit that names neither pack nor supplier keeps them; null takes them away", async () => {
  await a.post("/api/suppliers", wholesaler);
  const pack = { packName: "garrafa", packQuantity: 0.75, packMultiple: 6 };
  await a.post("/api/ingredients", { ...gin, ...pack, supplierId: 1 });
  await a.put("/api/ingredients/1", { ...gin, name: "Gim" });
  expect(await ingredient()).toMatchObject({ ...pack, supplierId: 1 });
  await a.put("/api/ingredients/1", { ...gin, unit: "ml" });
  expect(await ingredient()).toMatchObject({ packName: "garrafa", packQuantity: 750 });
  await a.put("/api/ingredients/1", { ...gin, unit: "unidade" });
  expect(await ingredient()).toMatchObject({ packName: null, packQuantity: null, supplierId: 1 });
  await a.put("/api/ingredients/1", { ...gin, ...pack });
  await a.put("/api/ingredients/1", { ...gin, packName: null, packQuantity: null, supplierId: null });
  expect(await ingredient()).toMatchObject({ packName: null, packQuantity: null, supplierId: null });
});

test.each([
  [{ packName: "garrafa" }, "packQuantity"],
  [{ packQuantity: 1 }, "packQuantity"],
  [{ packName: "garrafa", packQuantity: 0 }, "packQuantity"],
  [{ packName: "barril", packQuantity: 1 }, "packName"],
  [{ packName: "garrafa", packQuantity: 1, packMultiple: 0 }, "packMultiple"],
  [{ packName: "garrafa", packQuantity: 1, packMultiple: 1.5 }, "packMultiple"],
])("the pack %j is refused", async (pack, path) => {
  expect(await a.post("/api/ingredients", { ...gin, ...pack })).toMatchObject({
    status: 400,
    body: { issues: [{ path }] },
  });
});

test("269 ml in litres keep their four decimals", async () => {
  await a.post("/api/ingredients", { ...gin, packName: "lata", packQuantity: "0.269" });
  expect(await ingredient()).toMatchObject({ packQuantity: 0.269, packMultiple: 1 });
});

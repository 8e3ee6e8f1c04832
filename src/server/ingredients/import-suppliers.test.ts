import { expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import type { ActivityBatch } from "#shared/activity/contract.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import type { Supplier } from "#shared/suppliers/contract.ts";

const { app, a, b } = await twoCompanies();

const vodka = { name: "Vodka", category: "Bebidas Alcoólicas", quantity: 10, unit: "L", pricePerUnit: 400 };
const named = (name: string, supplierName: string) => ({ ...vodka, name, supplierName });

const load = (rows: unknown, company = a) => company.post("/api/ingredients/import", { rows });
const list = async (company = a) => (await company.get("/api/ingredients")).body as Ingredient[];
const suppliers = async (company = a) => (await company.get("/api/suppliers")).body as Supplier[];
const addSupplier = async (name: string, company = a) =>
  (await company.post("/api/suppliers", { name })).body as Supplier;
const create = async (body: object) => (await a.post("/api/ingredients", body)).body as Ingredient;

test("a name on record is that supplier, whatever its accents and case; a new one is made once", async () => {
  const known = await addSupplier("Atacado São João");
  expect(
    await load([
      named("Gin", "ATACADO SAO  JOAO"),
      named("Rum", "Adega Sul"),
      named("Vinho", "adega sul"),
      { ...vodka, name: "Sal" },
    ]),
  ).toMatchObject({ status: 200, body: { created: 4, changed: 0 } });
  const [made, ...others] = (await suppliers()).filter(({ id }) => id !== known.id);
  expect(made).toMatchObject({ name: "Adega Sul", whatsapp: null, companyId: 1, version: 1 });
  expect(others).toEqual([]);
  expect((await list()).map(({ name, supplierId }) => [name, supplierId])).toEqual([
    ["Gin", known.id],
    ["Rum", made?.id],
    ["Sal", null],
    ["Vinho", made?.id],
  ]);
  const { activities } = (await a.get("/api/activity")).body as ActivityBatch;
  expect(activities.filter(({ action }) => action === "supplier_created")).toHaveLength(2);
});

test("an edit takes the supplier, keeps it where none is named, and clears it by null", async () => {
  const { id } = await create(vodka);
  await load([{ id, version: 1, ...named("Vodka", "Adega Sul") }]);
  const [supplier] = await suppliers();
  expect(await list()).toMatchObject([{ supplierId: supplier?.id, version: 2 }]);
  await load([{ id, version: 2, ...vodka, quantity: 9 }]);
  expect(await list()).toMatchObject([{ supplierId: supplier?.id, version: 3 }]);
  await load([{ id, version: 3, ...vodka, supplierId: null }]);
  expect(await list()).toMatchObject([{ supplierId: null, version: 4 }]);
});

test("the trail tells that an item's supplier changed, and no number", async () => {
  const { id } = await create(vodka);
  const supplier = await addSupplier("Adega Sul");
  await a.put(`/api/ingredients/${id}`, { ...vodka, supplierId: supplier.id });
  const { rows } = await app.pool.query(
    "select details->'changes' as changes from audit_entries where action = 'ingredient_changed'",
  );
  expect(rows).toEqual([{ changes: [{ field: "supplier" }] }]);
});

test("a removed supplier's name makes a new one, and another company's suppliers are not known", async () => {
  const removed = await addSupplier("Adega Sul");
  await a.delete(`/api/suppliers/${removed.id}`);
  const foreign = await addSupplier("Adega Sul", b);
  await load([named("Rum", "Adega Sul")]);
  const [made] = await suppliers();
  expect(made?.id).not.toBe(removed.id);
  expect(made?.id).not.toBe(foreign.id);
  expect(await list()).toMatchObject([{ supplierId: made?.id }]);
  expect(await suppliers(b)).toHaveLength(1);
});

test("nothing at all is written for a supplier that is refused, not even another row's new supplier", async () => {
  const foreign = await addSupplier("Adega Sul", b);
  const removed = await addSupplier("Adega Norte");
  await a.delete(`/api/suppliers/${removed.id}`);
  const missing = "Fornecedor não encontrado";
  const cases = [
    [{ supplierId: foreign.id }, "supplierId", missing],
    [{ supplierId: removed.id }, "supplierId", missing],
    [{ supplierId: 999 }, "supplierId", missing],
    [{ supplierName: "x".repeat(201) }, "supplierName", "Use no máximo 200 caracteres"],
    [{ supplierName: " " }, "supplierName", "Informe o nome do fornecedor"],
    [{ supplierId: removed.id, supplierName: "Adega" }, "supplierName", "Informe um só fornecedor"],
  ] as const;
  for (const [change, field, message] of cases) {
    expect(await load([named("Rum", "Nova"), { ...vodka, ...change }])).toMatchObject({
      status: 400,
      body: { message, issues: [{ path: `rows.1.${field}`, message }] },
    });
  }
  expect(await list()).toEqual([]);
  expect(await suppliers()).toEqual([]);
});

test("a pack follows another unit, unless the row says otherwise", async () => {
  const packed = { packName: "garrafa", packQuantity: 0.75, packMultiple: 6 };
  const first = await create({ ...vodka, ...packed });
  const row = { id: first.id, ...vodka, quantity: 10_000, unit: "ml" };
  await load([{ ...row, version: 1 }]);
  expect(await list()).toMatchObject([{ unit: "ml", ...packed, packQuantity: 750 }]);
  await load([{ ...row, version: 2, packName: null, packQuantity: null, packMultiple: 1 }]);
  expect(await list()).toMatchObject([{ packName: null, packQuantity: null, packMultiple: 1 }]);
});

import { describe, expect, test } from "vitest";
import { stockMovements } from "#server/db/schema/stock.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";

const { app, a, b } = await twoCompanies();

const vodka = {
  name: "Vodka",
  category: "Bebidas Alcoólicas",
  quantity: 10,
  unit: "L",
  pricePerUnit: 400,
  minQuantity: 2,
};

const post = (body: unknown, company = a) => company.post("/api/ingredients", body);
const put = (id: number, body: unknown, company = a) => company.put(`/api/ingredients/${id}`, body);
const enter = (id: number, body: unknown, company = a) =>
  company.post(`/api/ingredients/${id}/entries`, body);
const list = async (company = a) => (await company.get("/api/ingredients")).body as Ingredient[];
const create = async (body: object = vodka) => (await post(body)).body as Ingredient;
const ledger = async () =>
  (await app.db.select().from(stockMovements).orderBy(stockMovements.id)).map(({ kind, quantityDelta }) => [
    kind,
    quantityDelta,
  ]);

test("a new ingredient has its unit cost, its place in the ledger and nothing reserved", async () => {
  const { status, body } = await post({ ...vodka, quantity: "10", pricePerUnit: "400.00", observations: "" });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: 1,
    name: "Vodka",
    packName: null,
    packQuantity: null,
    packMultiple: 1,
    supplierId: null,
    category: "Bebidas Alcoólicas",
    quantity: 10,
    unit: "L",
    unitWord: null,
    pricePerUnit: "400.00",
    unitCost: 40,
    minQuantity: 2,
    reservedQuantity: 0,
    observations: null,
    yieldQuantity: null,
    yieldUnit: null,
    companyId: 1,
    createdAt: expect.stringMatching(/Z$/),
    version: 1,
  });
  expect(await list()).toEqual([body]);
  expect(await ledger()).toEqual([["entrada", 10]]);
  const { minQuantity: _left, ...rest } = vodka;
  expect((await post(rest)).body).toMatchObject({ minQuantity: 0, observations: null });
});

test("names are sorted as people sort them", async () => {
  for (const name of ["Zebra", "água", "Limão", "Abacaxi"]) await create({ ...vodka, name });
  expect((await list()).map(({ name }) => name)).toEqual(["Abacaxi", "água", "Limão", "Zebra"]);
});

describe("an edit", () => {
  test("of the quantity at the price that follows is an adjustment and keeps the unit cost", async () => {
    const { id } = await create({ ...vodka, quantity: 3, pricePerUnit: 10 });
    expect((await put(id, { ...vodka, quantity: 0.5, pricePerUnit: 1.67 })).body).toMatchObject({
      quantity: 0.5,
      pricePerUnit: "1.67",
      unitCost: 3.333333333333,
    });
    expect((await put(id, { ...vodka, quantity: 3, pricePerUnit: 10 })).body).toMatchObject({
      unitCost: 3.333333333333,
    });
    expect(await ledger()).toEqual([
      ["entrada", 3],
      ["ajuste", -2.5],
      ["ajuste", 2.5],
    ]);
  });

  test("of the quantity alone, with the price of before, sets both: another unit cost", async () => {
    const { id } = await create();
    expect((await put(id, { ...vodka, quantity: 8 })).body).toMatchObject({
      quantity: 8,
      unitCost: 50,
      version: 2,
    });
    expect(await ledger()).toEqual([
      ["entrada", 10],
      ["ajuste", -2],
    ]);
  });

  test("of anything else moves nothing, and keeps a unit cost that its price alone could not give back", async () => {
    const { id } = await create({ ...vodka, quantity: 3, pricePerUnit: 10 });
    const { body } = await put(id, { ...vodka, quantity: 3, pricePerUnit: "10.00", name: "Vodca" });
    expect(body).toMatchObject({ name: "Vodca", unitCost: 3.333333333333 });
    expect(await ledger()).toHaveLength(1);
  });

  test.each([
    [{}, 20, "rodela"],
    [{ yieldQuantity: null }, null, null],
    [{ yieldUnit: null }, null, null],
    [{ yieldQuantity: null, yieldUnit: null }, null, null],
    [{ yieldQuantity: 8, yieldUnit: "ml" }, 8, "ml"],
  ])("with the yield %j leaves a yield of %j %j", async (changes, yieldQuantity, yieldUnit) => {
    const { id } = await create({ ...vodka, yieldQuantity: 20, yieldUnit: "rodela" });
    expect(await put(id, { ...vodka, ...changes })).toMatchObject({
      status: 200,
      body: { yieldQuantity, yieldUnit },
    });
  });

  test("down to nothing keeps the unit cost", async () => {
    const { id } = await create();
    expect((await put(id, { ...vodka, quantity: 0, pricePerUnit: 0 })).body).toMatchObject({ unitCost: 40 });
  });

  test("based on an older version is refused and changes nothing; one without a version is applied", async () => {
    const { id } = await create();
    await put(id, { ...vodka, name: "Primeira", version: 1 });
    const message = "Este registro foi alterado por outra pessoa. Recarregue e tente de novo.";
    expect(await put(id, { ...vodka, name: "Segunda", version: 1 })).toMatchObject({
      status: 409,
      body: { message },
    });
    expect((await list())[0]?.name).toBe("Primeira");
    expect((await put(id, { ...vodka, name: "Terceira" })).status).toBe(200);
  });
});

describe("a purchase", () => {
  test("adds to quantity and value at the weighted average", async () => {
    const { id } = await create();
    const { status, body } = await enter(id, { quantity: 10, price: 600 });
    expect(status).toBe(201);
    expect(body).toMatchObject({ quantity: 20, pricePerUnit: "1000.00", unitCost: 50 });
    expect(await ledger()).toEqual([
      ["entrada", 10],
      ["entrada", 10],
    ]);
  });

  test("loses none of many at once", async () => {
    const { id } = await create();
    await Promise.all(Array.from({ length: 20 }, () => enter(id, { quantity: 0.1, price: 4 })));
    expect(await list()).toMatchObject([{ quantity: 12, pricePerUnit: "480.00", unitCost: 40 }]);
    expect(await ledger()).toHaveLength(21);
  });

  test("may fill the stock up to the largest amount there is, in quantity and in value", async () => {
    const { id } = await create({ ...vodka, quantity: 10, pricePerUnit: 10 });
    const rest = { quantity: 99_999_989.99, price: 99_999_989.99 };
    expect(await enter(id, rest)).toMatchObject({
      status: 201,
      body: { quantity: 99_999_999.99, pricePerUnit: "99999999.99", unitCost: 1 },
    });
  });

  test("sent again with the version it was based on, after its answer got lost, is booked once", async () => {
    const { id, version } = await create();
    expect((await enter(id, { quantity: 5, price: 200, version })).status).toBe(201);
    expect(await enter(id, { quantity: 5, price: 200, version })).toMatchObject({
      status: 409,
      body: { message: "Este registro foi alterado por outra pessoa. Recarregue e tente de novo." },
    });
    expect(await list()).toMatchObject([{ quantity: 15, version: version + 1 }]);
    expect(await ledger()).toHaveLength(2);
  });

  test.each([
    [{ quantity: 0, price: 1 }, "Quantidade deve ser maior que 0"],
    [{ quantity: 1 }, "Preço deve ser um número maior ou igual a 0"],
    [{ quantity: 99_999_990, price: 1 }, "O estoque não pode passar de 99.999.999,99"],
    [{ quantity: 1, price: 99_999_600 }, "O estoque não pode passar de 99.999.999,99"],
  ])("%o: 400 %s", async (body, message) => {
    const { id } = await create();
    expect(await enter(id, body)).toMatchObject({ status: 400, body: { message } });
    expect(await list()).toMatchObject([{ quantity: 10, version: 1 }]);
  });
});

test.each([
  [{ name: " " }, "name", "Nome é obrigatório"],
  [{ category: "Vinhos" }, "category", "Categoria é obrigatória"],
  [{ unit: "" }, "unit", "Unidade é obrigatória"],
  [{ unit: "rodela" }, "unit", "Unidade é obrigatória"],
  [{ quantity: -0.001 }, "quantity", "Quantidade deve ser um número maior ou igual a 0"],
  [{ quantity: "1,5" }, "quantity", "Quantidade deve ser um número maior ou igual a 0"],
  [{ quantity: 1e9 }, "quantity", "Use no máximo 99.999.999,99"],
  [{ pricePerUnit: null }, "pricePerUnit", "Preço deve ser um número maior ou igual a 0"],
  [{ minQuantity: "abc" }, "minQuantity", "Quantidade mínima deve ser um número maior ou igual a 0"],
  [{ yieldQuantity: 8 }, "yieldQuantity", "Informe a quantidade e a unidade do rendimento"],
  [{ observations: "a\u0000b" }, "observations", "Texto com caracteres inválidos"],
])("%o: 400 at %s, %s", async (change, path, message) => {
  expect(await post({ ...vodka, ...change })).toMatchObject({
    status: 400,
    body: { message, error: message, issues: [{ path, message }] },
  });
  expect(await list()).toEqual([]);
});

test("another company sees nothing and gets 404, as for what does not exist", async () => {
  const { id } = await create();
  expect(await list(b)).toEqual([]);
  const message = "Ingrediente não encontrado";
  for (const target of [id, 999]) {
    expect(await put(target, vodka, b)).toMatchObject({ status: 404, body: { message } });
    expect(await enter(target, { quantity: 1, price: 1 }, b)).toMatchObject({
      status: 404,
      body: { message },
    });
  }
  expect(await list()).toMatchObject([{ quantity: 10, version: 1 }]);
});

test("reserved is what the coming events plan, converted, and only theirs", async () => {
  await create();
  await app.pool.query(`
    insert into drinks (company_id, name) values (1, 'Mule');
    insert into events (company_id, name, date, status, is_active, is_stock_withdrawn, stock_returned_at) values
      (1, 'planejado', now(), 'planejamento', true, false, null), (1, 'confirmado', now(), 'confirmado', true, false, null),
      (1, 'em andamento', now(), 'em andamento', true, false, null), (1, 'orçado', now(), 'orçamento', true, false, null),
      (1, 'desativado', now(), 'confirmado', false, false, null), (1, 'retirado', now(), 'confirmado', true, true, null),
      (1, 'devolvido', now(), 'confirmado', true, false, now()), (1, 'cancelado', now(), 'cancelado', true, false, null);
    insert into event_drinks (company_id, event_id, position, drink_id, drink_name) select 1, id, 0, 1, 'Mule' from events;
    insert into event_ingredients (company_id, event_drink_id, position, ingredient_id, ingredient_name, quantity, unit, planned_quantity)
      select 1, id, 0, 1, 'Vodka', 50, 'ml', 500 from event_drinks;
    insert into event_ingredients (company_id, event_drink_id, position, ingredient_id, ingredient_name, quantity, unit, planned_quantity)
      select 1, id, 1, 1, 'Vodka', 1, 'L', 1 from event_drinks;`);
  expect(await list()).toMatchObject([{ reservedQuantity: 4.5 }]);
  expect((await put(1, vodka)).body).toMatchObject({ reservedQuantity: 4.5 });
});

test("a bottle is a word for a unit, stays through an edit that does not name it, and goes with the unit", async () => {
  const bottles = { ...vodka, name: "Vinho", unit: "unidade", unitWord: "garrafa" };
  const made = (await post(bottles)).body as { id: number };
  expect(made).toMatchObject({ unit: "unidade", unitWord: "garrafa" });
  const { unitWord: _word, ...unnamed } = bottles;
  const edit = (body: object) => put(made.id, body);
  expect((await edit(unnamed)).body).toMatchObject({ unitWord: "garrafa" });
  expect((await edit({ ...unnamed, unit: "L" })).body).toMatchObject({ unit: "L", unitWord: null });
  const refused = await edit({ ...bottles, unit: "L" });
  expect(refused.body).toMatchObject({ issues: [{ path: "unitWord" }] });
});

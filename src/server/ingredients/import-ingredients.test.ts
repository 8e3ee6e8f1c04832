import { afterEach, describe, expect, test, vi } from "vitest";
import { stockMovements } from "#server/db/schema/stock.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { countedRows, sentBy } from "#server/testing/query-plan.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { stockDifferences } from "./verify-stock.ts";

const { app, tokens, a, b } = await twoCompanies();

const vodka = {
  name: "Vodka",
  category: "Bebidas Alcoólicas",
  quantity: 10,
  unit: "L",
  pricePerUnit: 400,
  minQuantity: 2,
};
const rum = { ...vodka, name: "Rum", quantity: 3, pricePerUnit: 10 };

const load = (rows: unknown, company = a) => company.post("/api/ingredients/import", { rows });
const list = async (company = a) => (await company.get("/api/ingredients")).body as Ingredient[];
const create = async (body: object, company = a) =>
  (await company.post("/api/ingredients", body)).body as Ingredient;
const edit = ({ id, version }: Ingredient, body: object) => ({ id, version, ...body });
const ledger = async () =>
  (await app.db.select().from(stockMovements).orderBy(stockMovements.id)).map(
    ({ ingredientId, userId, kind, quantityDelta, unitCost }) => [
      ingredientId,
      userId,
      kind,
      quantityDelta,
      Number(unitCost),
    ],
  );

afterEach(async () => {
  expect((await stockDifferences(app.db)).differences).toEqual([]);
});

test("a count with the price that follows keeps the unit cost", async () => {
  const present = await create(rum);
  await load([edit(present, { ...rum, quantity: 2.5, pricePerUnit: 8.33 })]);
  expect(await list()).toMatchObject([{ quantity: 2.5, pricePerUnit: "8.33", unitCost: 3.333333333333 }]);
  expect(await ledger()).toEqual([
    [1, 1, "entrada", 3, 3.333333333333],
    [1, 1, "ajuste", -0.5, 3.333333333333],
  ]);
});

test("rows are created and changed as if each had been entered by itself", async () => {
  const first = await create(vodka);
  const second = await create(rum);
  const reply = await load([
    { ...vodka, name: "Gin", quantity: "1.5", pricePerUnit: "150.00", observations: "Novo" },
    edit(second, { ...rum, minQuantity: 5 }),
    edit(first, { ...vodka, quantity: 8 }),
    { ...vodka, name: "Vazio", quantity: 0, pricePerUnit: 0 },
  ]);
  expect(reply).toMatchObject({ status: 200, body: { created: 2, changed: 2 } });
  expect(await list()).toMatchObject([
    { name: "Gin", quantity: 1.5, unitCost: 100, pricePerUnit: "150.00", observations: "Novo", version: 1 },
    // Its price alone could not give this unit cost back.
    { name: "Rum", quantity: 3, unitCost: 3.333333333333, minQuantity: 5, version: 2 },
    { name: "Vazio", quantity: 0, unitCost: 0, version: 1 },
    { name: "Vodka", quantity: 8, unitCost: 50, version: 2 },
  ]);
  expect(await ledger()).toEqual([
    [1, 1, "entrada", 10, 40],
    [2, 1, "entrada", 3, 3.333333333333],
    [1, 1, "ajuste", -2, 50],
    [3, 1, "entrada", 1.5, 100],
  ]);
});

describe("nothing at all is written", () => {
  test.each([
    [{ quantity: -1 }, "quantity", "Quantidade deve ser um número maior ou igual a 0"],
    [{ name: " " }, "name", "Nome é obrigatório"],
    [{ unit: "rodela" }, "unit", "Unidade é obrigatória"],
    [{ yieldQuantity: 8 }, "yieldQuantity", "Informe a quantidade e a unidade do rendimento"],
    [{ id: 1 }, "version", "Versão inválida"],
    [{ id: -1, version: 1 }, "id", "Ingrediente não encontrado"],
    [{ id: 999, version: 1 }, "id", "Ingrediente não encontrado"],
    [{ name: "VÓDKA" }, "name", "Item repetido"],
  ])("for an invalid row %o: 400 at %s, %s", async (change, field, message) => {
    expect(await load([vodka, { ...rum, ...change }])).toMatchObject({
      status: 400,
      body: { message, error: message, issues: [{ path: `rows.1.${field}`, message }] },
    });
    expect(await list()).toEqual([]);
  });

  test("for one old version: 409", async () => {
    const first = await create(vodka);
    const second = await create(rum);
    await a.put(`/api/ingredients/${second.id}`, { ...rum, quantity: 4 });
    const rows = [{ ...vodka, name: "Gin" }, edit(first, { ...vodka, quantity: 1 }), edit(second, rum)];
    expect(await load(rows)).toMatchObject({
      status: 409,
      body: { message: "Este registro foi alterado por outra pessoa. Recarregue e tente de novo." },
    });
    expect(await list()).toMatchObject([
      { name: "Rum", quantity: 4 },
      { name: "Vodka", quantity: 10, version: 1 },
    ]);
  });

  test("for the same item twice: 400", async () => {
    const present = await create(vodka);
    const rows = [edit(present, { ...vodka, quantity: 1 }), edit(present, { ...vodka, quantity: 2 })];
    expect(await load(rows)).toMatchObject({ status: 400, body: { issues: [{ path: "rows.1.id" }] } });
    expect(await list()).toMatchObject([{ quantity: 10 }]);
  });

  test("for a new item whose name is there already: 409", async () => {
    await create({ ...vodka, name: "Limão" });
    expect(await load([rum, { ...vodka, name: "limao" }])).toMatchObject({
      status: 409,
      body: { message: 'Já existe um item chamado "Limão" no estoque. Recarregue e tente de novo.' },
    });
    expect(await list()).toHaveLength(1);
  });

  test.each([
    [undefined, "Nenhum item para importar"],
    [[], "Nenhum item para importar"],
    [Array(5001).fill({}), "Importe no máximo 5.000 itens por vez"],
  ])("for rows that are none or too many (case %#)", async (rows, message) => {
    const { status, body } = await load(rows);
    expect({ status, body }).toEqual({
      status: 400,
      body: { message, error: message, issues: [{ path: "rows", message }] },
    });
  });
});

test("another company's item is refused like one that does not exist, and its names are free", async () => {
  const foreign = await create(vodka);
  const message = "Ingrediente não encontrado";
  for (const id of [foreign.id, 999]) {
    expect(await load([rum, { ...vodka, id, version: 1, quantity: 1 }], b)).toMatchObject({
      status: 400,
      body: { message, issues: [{ path: "rows.1.id", message }] },
    });
  }
  expect(await list(b)).toEqual([]);
  expect((await load([vodka], b)).body).toEqual({ created: 1, changed: 0 });
  expect(await list()).toMatchObject([{ id: foreign.id, quantity: 10, version: 1 }]);
  expect(await list(b)).toMatchObject([{ companyId: 2, quantity: 10 }]);
  expect((await ledger()).map(([ingredientId, userId]) => [ingredientId, userId])).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

test("what the server owns cannot be sent along", async () => {
  const smuggled = { companyId: 2, reservedQuantity: 5, createdAt: "2000-01-01", unitCost: 1 };
  await load([{ ...vodka, ...smuggled, version: 7 }]);
  expect(await list()).toMatchObject([
    { id: 1, companyId: 1, reservedQuantity: 0, unitCost: 40, version: 1 },
  ]);
});

/** The others came too early, while it was under way, or too late. */
function winnersOf(replies: { status: number }[]): number {
  const refused = replies.filter(({ status }) => status === 429 || status === 409);
  return (
    replies.filter(({ status }) => status === 200).length * Number(refused.length === replies.length - 1)
  );
}

test("a second import of a company is refused while one is under way, before it is looked at", async () => {
  // Held up within its transaction, so that it is under way for as long as the test wants.
  const holder = await app.pool.connect();
  await holder.query("select pg_advisory_lock(7301, 1)");
  const first = load([vodka, rum]);
  const waiting = "select from pg_locks where locktype = 'advisory' and classid = 7301 and not granted";
  await vi.waitFor(async () => expect((await holder.query(waiting)).rowCount).toBe(1));
  const second = await load(["nothing that could be imported"]);
  await holder.query("select pg_advisory_unlock(7301, 1)");
  holder.release();
  expect(second).toMatchObject({
    status: 429,
    body: { message: "Outra importação da sua empresa está em andamento" },
  });
  expect(second.headers.get("retry-after")).toBe("5");
  expect((await load([vodka], b)).status).toBe(200);
  expect((await first).status).toBe(200);
  expect((await load([{ ...vodka, quantity: -1 }])).status).toBe(400);
  expect((await load([{ ...vodka, name: "Gin" }])).status).toBe(200);
});

test("of many imports of one file at once exactly one wins", async () => {
  const present = await create(vodka);
  const rows = [rum, edit(present, { ...vodka, quantity: 5 })];
  const replies = await Promise.all(Array.from({ length: 8 }, () => load(rows)));
  expect(winnersOf(replies)).toBe(1);
  expect(await list()).toMatchObject([{ name: "Rum" }, { name: "Vodka", quantity: 5, version: 2 }]);
});

test("of many imports of new items alone, which no row of the stock holds up, exactly one wins", async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => load([rum, vodka])));
  expect(winnersOf(replies)).toBe(1);
  expect((await list()).map(({ name }) => name)).toEqual(["Rum", "Vodka"]);
});

test("what is sent to the database is the same text for any number of rows", async () => {
  const token = tokens.a;
  const textsOf = async (count: number) => {
    const rows = Array.from({ length: count }, (_, index) => ({ ...vodka, name: `${count}: ${index}` }));
    const sent = await sentBy(app, "POST", "/api/ingredients/import", { token, body: { rows } });
    const made = (await list()).filter(({ name }) => name.startsWith(`${count}: `));
    const edits = made.map((each) => edit(each, { ...vodka, name: each.name, quantity: 11 }));
    sent.push(...(await sentBy(app, "POST", "/api/ingredients/import", { token, body: { rows: edits } })));
    const recipe = made.map(({ id }) => ({ ingredientId: id, quantity: 1, unit: "ml" }));
    const body = { name: "Drink", ingredients: recipe };
    sent.push(...(await sentBy(app, "POST", "/api/drinks", { token, body })));
    return new Set(sent.map(({ text }) => text).filter((text) => !text.includes("set_config")));
  };
  expect(await textsOf(2)).toEqual(await textsOf(7));
});

test("thousands of rows are created and changed", async () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({ ...vodka, name: `Item ${index}` }));
  expect((await load(many)).body).toEqual({ created: 5000, changed: 0 });
  await app.settled();
  expect(await countedRows(app.db, "ingredients")).toBeGreaterThanOrEqual(5000);
  const present = (await list()).slice(0, 1100);
  const rows = present.map((each) => edit(each, { ...vodka, name: each.name, quantity: 11 }));
  expect((await load(rows)).body).toEqual({ created: 0, changed: 1100 });
  expect(await ledger()).toHaveLength(6100);
});

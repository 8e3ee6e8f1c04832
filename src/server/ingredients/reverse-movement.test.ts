import { afterEach, describe, expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import { eventPayload } from "#server/testing/events.ts";
import type { ActivityBatch } from "#shared/activity/contract.ts";
import type { Ingredient, StockMovement } from "#shared/ingredients/contract.ts";
import { stockDifferences } from "./verify-stock.ts";

const { app, a, b } = await twoCompanies({ isStocked: true });

afterEach(async () => {
  expect(await stockDifferences(app.db)).toMatchObject({ differences: [], values: [], reversals: [] });
});

const list = async () => (await a.get("/api/ingredients")).body as Ingredient[];
const history = async (id: number) =>
  (await a.get(`/api/ingredients/${id}/movements`)).body as StockMovement[];
const reverse = (id: number, company = a) => company.post(`/api/movements/${id}/reverse`);

/** 120 L of cachaça instead of 12, for the price of 12. */
async function buyTooMuch(): Promise<number> {
  await a.post("/api/ingredients/1/entries", { quantity: 120, price: 370 });
  const [purchase] = await history(1);
  return purchase?.id ?? 0;
}

test("a purchase is taken back by the opposite movement at its unit cost", async () => {
  const id = await buyTooMuch();
  const { status, body } = await reverse(id);
  expect(status).toBe(201);
  expect(body).toMatchObject({ id: 1, quantity: 10, pricePerUnit: "300.00", version: 3 });
  expect((body as Ingredient).unitCost).toBeCloseTo(30, 9);
  expect(await history(1)).toMatchObject([
    { kind: "entrada", quantityDelta: -120, unitCost: 3.083333333333, reversesId: id, quantityAfter: 10 },
    { id, kind: "entrada", quantityDelta: 120, unitCost: 3.083333333333, reversesId: null, isReversed: true },
    { kind: "entrada", quantityDelta: 10, isReversed: false },
  ]);
  const { activities } = (await a.get("/api/activity")).body as ActivityBatch;
  expect(activities[0]).toMatchObject({ action: "estorno", subject: "Cachaça", count: 1 });
});

describe("a loss", () => {
  const lose = async (id: number, quantity: number) => {
    await a.post(`/api/ingredients/${id}/losses`, { quantity, kind: "quebra", reason: "Caiu" });
    return (await history(id))[0]?.id ?? 0;
  };
  const losses = async () => (await a.get("/api/losses")).body;

  test("is taken back at the cost at which it left, and is none any more", async () => {
    const id = await lose(1, 4);
    await a.post("/api/ingredients/1/entries", { quantity: 4, price: 200 });
    const { status, body } = await reverse(id);
    // 6 and 4 L at R$ 30, and 4 L at R$ 50.
    expect({ status, body }).toMatchObject({ status: 201, body: { quantity: 14, pricePerUnit: "500.00" } });
    expect(await history(1)).toMatchObject([
      { kind: "quebra", quantityDelta: 4, lostQuantity: -4, unitCost: 30, reversesId: id, reason: "Caiu" },
      { kind: "entrada" },
      { id, kind: "quebra", quantityDelta: -4, isReversed: true },
      {},
    ]);
    expect(await losses()).toEqual([]);
    const { activities } = (await a.get("/api/activity")).body as ActivityBatch;
    expect(activities[0]).toMatchObject({ action: "perda_estornada", subject: "Cachaça", count: 1 });
    expect(await reverse(id)).toMatchObject({
      status: 409,
      body: { message: "Esta perda já foi estornada" },
    });
  });

  test("of something that was archived since brings it back", async () => {
    const [, limes] = await list();
    const id = await lose(2, limes?.quantity ?? 0);
    expect((await a.patch("/api/ingredients/2/archive")).status).toBe(200);
    const { quantity, pricePerUnit } = limes as Ingredient;
    expect((await reverse(id)).body).toMatchObject({ quantity, pricePerUnit });
    expect((await list()).map((one) => one.id)).toContain(2);
  });

  test("at an event is undone with its return", async () => {
    await a.post("/api/events", eventPayload([{ ingredientId: 1, unit: "L", planned: 2 }]));
    await a.post("/api/events/1/withdraw-stock");
    const lost = [{ ingredientId: 1, quantity: 1, kind: "perda", reason: "Sumiu" }];
    expect((await a.post("/api/events/1/return-stock", { returns: [], losses: lost })).status).toBe(200);
    const movement = (await history(1)).find(({ kind }) => kind === "perda");
    expect(await reverse(movement?.id ?? 0)).toMatchObject({
      status: 409,
      body: { message: "Somente uma entrada, uma contagem ou uma perda fora de evento pode ser estornada" },
    });
  });
});

describe("a count", () => {
  const count = async (quantity: number) => {
    const [cachaca] = (await list()).toSorted((one, other) => one.id - other.id);
    await a.post("/api/ingredients/count", {
      counts: [{ ingredientId: 1, version: cachaca?.version, quantity }],
    });
    return (await history(1))[0]?.id ?? 0;
  };
  const losses = async () => (await a.get("/api/losses")).body;

  test("that found less is taken back at its cost, once, and nothing is missing any more", async () => {
    const id = await count(4);
    expect((await reverse(id)).body).toMatchObject({ quantity: 10, pricePerUnit: "300.00", unitCost: 30 });
    expect(await history(1)).toMatchObject([
      { kind: "ajuste", quantityDelta: 6, unitCost: 30, reversesId: id, reason: "contagem" },
      { id, kind: "ajuste", quantityDelta: -6, isReversed: true },
      {},
    ]);
    expect(await losses()).toEqual([]);
    const { activities } = (await a.get("/api/activity")).body as ActivityBatch;
    expect(activities[0]).toMatchObject({ action: "contagem_estornada", subject: "Cachaça", count: 1 });
    expect(await reverse(id)).toMatchObject({
      status: 409,
      body: { message: "Esta contagem já foi estornada" },
    });
  });

  test("that found more is taken out again, as far as it is still there", async () => {
    const id = await count(40);
    expect((await reverse(id)).body).toMatchObject({ quantity: 10, pricePerUnit: "300.00", unitCost: 30 });
    expect(await losses()).toEqual([]);
    const second = await count(40);
    await a.post("/api/ingredients/1/losses", { quantity: 20, kind: "perda", reason: "Derramou" });
    expect(await reverse(second)).toMatchObject({
      status: 409,
      body: { message: "O estoque não cobre o estorno: a contagem achou mais 30 L, e há 20 L" },
    });
  });

  test("is final after a day, and so is its reversal", async () => {
    const id = await count(4);
    const undone = await reverse(id);
    expect(undone.status).toBe(201);
    expect((await reverse((await history(1))[0]?.id ?? 0)).status).toBe(409);
    const other = await count(5);
    await app.pool.query("update stock_movements set created_at = $1::timestamptz - interval '24 h 1 s'", [
      app.clock.now,
    ]);
    expect(await reverse(other)).toMatchObject({
      status: 409,
      body: { message: "Uma contagem só pode ser estornada nas primeiras 24 horas" },
    });
  });
});

test("the first quantity can be taken back too", async () => {
  const [first] = await history(1);
  expect((await reverse(first?.id ?? 0)).body).toMatchObject({
    quantity: 0,
    pricePerUnit: "0.00",
    unitCost: 30,
  });
});

describe("refused, and nothing changes:", () => {
  const refused = async (id: number, message: string) => {
    const before = [await list(), await history(1)];
    expect(await reverse(id)).toMatchObject({ status: 409, body: { message } });
    expect([await list(), await history(1)]).toEqual(before);
  };

  test("a second time", async () => {
    const id = await buyTooMuch();
    await reverse(id);
    await refused(id, "Esta entrada já foi estornada");
  });

  test("what is no purchase", async () => {
    const id = await buyTooMuch();
    await reverse(id);
    const [opposite] = await history(1);
    await refused(
      opposite?.id ?? 0,
      "Somente uma entrada, uma contagem ou uma perda fora de evento pode ser estornada",
    );
  });

  test("what the stock does not cover", async () => {
    const id = await buyTooMuch();
    const cachaca = { name: "Cachaça", category: "Outros", unit: "L" };
    await a.put("/api/ingredients/1", { ...cachaca, quantity: 119, pricePerUnit: 613.31 });
    await refused(id, "O estoque não cobre o estorno: a entrada foi de 120 L, e há 119 L");
  });

  test("what was bought in another unit", async () => {
    const id = await buyTooMuch();
    const cachaca = { name: "Cachaça", category: "Outros", unit: "ml" };
    await a.put("/api/ingredients/1", { ...cachaca, quantity: 130_000, pricePerUnit: 670 });
    await refused(
      id,
      "Esta entrada foi em L, e o estoque agora é medido em ml. Ajuste a quantidade e o preço em vez de estornar.",
    );
  });

  test("what is no longer worth its price", async () => {
    await a.post("/api/ingredients/1/entries", { quantity: 10, price: 900 });
    const [dear] = await history(1);
    await a.post("/api/events", eventPayload([{ ingredientId: 1, unit: "L", planned: 10 }]));
    expect((await a.post("/api/events/1/withdraw-stock")).status).toBe(200);
    await refused(
      dear?.id ?? 0,
      "Parte desta entrada já saiu do estoque a outro custo. Ajuste a quantidade e o preço em vez de estornar.",
    );
  });
});

test("of many at once one takes it back", async () => {
  const id = await buyTooMuch();
  const answers = await Promise.all(Array.from({ length: 12 }, () => reverse(id)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201,
    ...Array(11).fill(409),
  ]);
  expect(await list()).toMatchObject([{ quantity: 10, pricePerUnit: "300.00" }, {}]);
});

test.each(["999", "0", "x", "9".repeat(15), "9".repeat(20)])("404 for movement %s", async (id) => {
  expect(await a.post(`/api/movements/${id}/reverse`)).toMatchObject({
    status: 404,
    body: { message: "Movimentação não encontrada" },
  });
});

test("404 for another company's", async () => {
  const id = await buyTooMuch();
  expect(await reverse(id, b)).toMatchObject({
    status: 404,
    body: { message: "Movimentação não encontrada" },
  });
  expect(await list()).toMatchObject([{ quantity: 130 }, {}]);
});

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { stockDifferences } from "#server/ingredients/verify-stock.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { stockCalls, wedding } from "#server/testing/events.ts";

const { app, a, b } = await twoCompanies({ isStocked: true });
const { stock, event, history, withdraw, giveBack } = stockCalls(a);
const take = (...items: object[]) => a.post("/api/events/1/withdraw-stock", { items });
const takeMore = (...items: object[]) => a.post("/api/events/1/take-more", { items });

beforeEach(async () => {
  await a.post("/api/events", wedding);
  const ice = { name: "Gelo", category: "Outros", quantity: 30, unit: "kg", pricePerUnit: 60 };
  await a.post("/api/ingredients", ice);
});
afterEach(async () => {
  expect(await stockDifferences(app.db)).toMatchObject({ differences: [], values: [], uses: [] });
});
const ICE = 4;

describe("a withdrawal of named items", () => {
  test("takes these instead of the plan, which stays", async () => {
    const { status } = await take({ ingredientId: 1, quantity: 6 }, { ingredientId: ICE, quantity: 10 });
    expect(status).toBe(200);
    expect((await event()).stockUse).toMatchObject([
      { ingredientId: 1, planned: 4, withdrawn: 6, out: 6, cost: "180" },
      { ingredientId: ICE, planned: 0, withdrawn: 10, out: 10, cost: "20" },
    ]);
    expect(await stock()).toMatchObject([{ quantity: 4 }, { quantity: 20 }, { quantity: 20 }]);
    expect((await event()).drinks).toEqual(
      expect.arrayContaining([expect.objectContaining({ drinkName: "Caipirinha" })]),
    );
    expect((await giveBack({ ingredientId: ICE, quantity: 10 })).status).toBe(200);
    expect(await stock()).toMatchObject([{ quantity: 4 }, { quantity: 30 }, { quantity: 20 }]);
  });

  test("without items takes the plan", async () => {
    expect((await a.post("/api/events/1/withdraw-stock", {})).status).toBe(200);
    expect((await event()).stockUse).toMatchObject([
      { planned: 4, out: 4 },
      { planned: 15, out: 15 },
    ]);
  });

  test.each([
    [[], 400, "Informe o que vai ser levado"],
    [[{ ingredientId: 1, quantity: 0 }], 400, "Informe o que vai ser levado"],
    [[{ ingredientId: 1, quantity: -1 }], 400, "Quantidade deve ser um número maior ou igual a 0"],
    [[{ ingredientId: 3, quantity: 1 }], 400, "Ingrediente não encontrado"],
    [
      [
        { ingredientId: 1, quantity: 6 },
        { ingredientId: 1, quantity: 4.5 },
      ],
      409,
      "Estoque insuficiente: Cachaça (faltam 0,5 L)",
    ],
  ])("%j: %d %s, and nothing moves", async (items, status, message) => {
    const before = await stock();
    expect(await take(...items)).toMatchObject({ status, body: { message } });
    expect(await stock()).toEqual(before);
    expect(await event()).toMatchObject({ stockWithdrawn: "false", stockUse: [] });
  });
});

describe("more", () => {
  test("goes out at its own cost, and comes back at the weighted average", async () => {
    await withdraw();
    await a.post("/api/ingredients/1/entries", { quantity: 6, price: 360 });
    // 4 L at 30 and 2 L at 45 are 6 L at 35.
    expect((await takeMore({ ingredientId: 1, quantity: 2 })).status).toBe(200);
    expect((await event()).stockUse[0]).toMatchObject({
      planned: 4,
      withdrawn: 6,
      out: 6,
      unitCost: 35,
      cost: "210",
    });
    expect((await stock())[0]).toMatchObject({ quantity: 10, pricePerUnit: "450.00" });
    expect((await giveBack({ ingredientId: 1, quantity: 6 })).status).toBe(200);
    expect((await stock())[0]).toMatchObject({ quantity: 16, pricePerUnit: "660.00", unitCost: 41.25 });
    expect((await event()).stockUse[0]).toMatchObject({ returned: 6, out: 0, cost: "0" });
    expect((await history(1))[0]).toMatchObject({ kind: "retorno", quantityDelta: 6, unitCost: 35 });
  });

  test("of what is planned but was left behind counts its plan", async () => {
    await take({ ingredientId: 1, quantity: 4 });
    await takeMore({ ingredientId: 2, quantity: 5 });
    await takeMore({ ingredientId: 2, quantity: 1 });
    expect((await event()).stockUse[1]).toMatchObject({ ingredientId: 2, planned: 15, withdrawn: 6 });
  });

  test("of anything in stock keeps it from being archived or measured anew until it is back", async () => {
    await withdraw();
    await takeMore({ ingredientId: ICE, quantity: 30 });
    expect((await a.patch(`/api/ingredients/${ICE}/archive`)).status).toBe(409);
    const ice = { name: "Gelo", category: "Outros", quantity: 0, unit: "g", pricePerUnit: 0 };
    expect((await a.put(`/api/ingredients/${ICE}`, ice)).status).toBe(409);
  });

  test.each([
    ["nothing", [], 400, "Informe o que vai ser levado"],
    ["too much", [{ ingredientId: ICE, quantity: 31 }], 409, "Estoque insuficiente: Gelo (faltam 1 kg)"],
    ["another company's", [{ ingredientId: 3, quantity: 1 }], 400, "Ingrediente não encontrado"],
  ])("%s is refused, and nothing moves", async (_what, items, status, message) => {
    await withdraw();
    const before = [await stock(), await event()];
    expect(await takeMore({ ingredientId: 1, quantity: 0 }, ...items)).toMatchObject({
      status,
      body: { message },
    });
    expect([await stock(), await event()]).toEqual(before);
  });

  test("that is short is told at each item", async () => {
    await withdraw();
    const { body } = await takeMore(
      { ingredientId: 2, quantity: 1 },
      { ingredientId: ICE, quantity: 31 },
      { ingredientId: 1, quantity: 9 },
    );
    expect(body).toMatchObject({
      message: "Estoque insuficiente: Cachaça (faltam 3 L), Gelo (faltam 1 kg)",
      issues: [
        { path: "items.2.quantity", message: "Estoque insuficiente: Cachaça (faltam 3 L)" },
        { path: "items.1.quantity", message: "Estoque insuficiente: Gelo (faltam 1 kg)" },
      ],
    });
  });

  test("is for events alone whose stock is out, and the own ones", async () => {
    const message = "O estoque deste evento não foi retirado";
    const one = { ingredientId: 1, quantity: 1 };
    expect(await takeMore(one)).toMatchObject({ status: 409, body: { message } });
    await withdraw();
    expect((await b.post("/api/events/1/take-more", { items: [one] })).status).toBe(404);
    await giveBack(one);
    expect(await takeMore(one)).toMatchObject({ status: 409, body: { message } });
  });

  test("sent twice with one key is taken once; at once by two, as far as it goes", async () => {
    await withdraw();
    const items = [{ ingredientId: ICE, quantity: 20 }];
    const key = { "idempotency-key": "0f8fad5b-d9cb-469f-a165-70867728950e" };
    await a.post("/api/events/1/take-more", { items }, key);
    await a.post("/api/events/1/take-more", { items }, key);
    expect((await stock())[1]?.quantity).toBe(10);
    const half = { ingredientId: ICE, quantity: 6 };
    const answers = await Promise.all([takeMore(half), takeMore(half)]);
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409]);
    expect((await stock())[1]?.quantity).toBe(4);
  });
});

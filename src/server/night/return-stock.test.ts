import { beforeEach, describe, expect, test } from "vitest";
import { stockDifferences } from "#server/ingredients/verify-stock.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { eventPayload, stockCalls, wedding } from "#server/testing/events.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";

const { app, a } = await twoCompanies({ isStocked: true });
const { stock, event, history, withdraw, giveBack } = stockCalls(a);

describe("return", () => {
  beforeEach(async () => {
    await a.post("/api/events", wedding);
    await withdraw();
  });

  test("puts back what was not used, at the unit cost of the withdrawal", async () => {
    // Bought dearer meanwhile: 6 L at 30 and 6 L at 60 are 12 L at 45.
    await a.post("/api/ingredients/1/entries", { quantity: 6, price: 360 });
    expect(await giveBack({ ingredientId: 1, quantity: 1.5 })).toMatchObject({
      status: 200,
      body: {
        stockWithdrawn: "false",
        stockReturned: true,
        version: 3,
        stockUse: [
          { ingredientId: 1, withdrawn: 4, returned: 1.5, out: 0, cost: "75" },
          { ingredientId: 2, withdrawn: 15, returned: 0, out: 0, cost: "7.5" },
        ],
      },
    });
    // Of the 540 for the 12 L nothing is lost, and 1.5 L come back with the 45 that they left with.
    expect((await stock())[0]).toEqual({
      quantity: 13.5,
      pricePerUnit: "585.00",
      unitCost: 43.333333333333,
      reservedQuantity: 0,
    });
    expect((await history(1))[0]).toMatchObject({
      kind: "retorno",
      quantityDelta: 1.5,
      unitCost: 30,
      eventId: 1,
    });
  });

  test.each([
    [[], "Nenhum item de retorno foi informado", []],
    [[{ ingredientId: 1, quantity: 0 }], "Nenhum item de retorno foi informado", []],
    [
      [{ ingredientId: 1, quantity: 4.01 }],
      "Retorno de Cachaça maior que o retirado",
      ["returns.0.quantity"],
    ],
    [
      [
        { ingredientId: 2, quantity: 1 },
        { ingredientId: 1, quantity: 3 },
        { ingredientId: 1, quantity: 2 },
      ],
      "Retorno de Cachaça maior que o retirado",
      ["returns.1.quantity", "returns.2.quantity"],
    ],
    [[{ ingredientId: 3, quantity: 1 }], "Ingrediente não encontrado", ["returns.0.ingredientId"]],
    [
      [{ ingredientId: 1, quantity: -1 }],
      "Retorno deve ser um número maior ou igual a 0",
      ["returns.0.quantity"],
    ],
  ])("%j: 400 %s, and nothing moves", async (returns, message, paths) => {
    const before = await stock();
    const refused = await giveBack(...returns);
    expect(refused).toMatchObject({ status: 400, body: { message } });
    const { issues = [] } = refused.body as { issues?: { path: string }[] };
    expect(issues.map(({ path }) => path)).toEqual(paths);
    expect(await stock()).toEqual(before);
    expect(await event()).toMatchObject({ stockWithdrawn: "true" });
  });

  test("what was never withdrawn cannot come back", async () => {
    const rum = { name: "Rum", category: "Outros", quantity: 5, unit: "L", pricePerUnit: 100 };
    const { id } = (await a.post("/api/ingredients", rum)).body as Ingredient;
    expect(await giveBack({ ingredientId: id, quantity: 1 })).toMatchObject({
      status: 400,
      body: {
        message: "Rum não foi retirado para este evento",
        issues: [{ path: "returns.0.ingredientId", message: "Rum não foi retirado para este evento" }],
      },
    });
    const nothing = { ingredientId: id, quantity: 0 };
    expect((await giveBack(nothing, { ingredientId: 1, quantity: 1 })).status).toBe(200);
  });

  test("is refused if more went out since it was looked at, and nothing moves", async () => {
    const { stockMovedAt: latestStepAt } = await event();
    await a.post("/api/events/1/take-more", { items: [{ ingredientId: 1, quantity: 1 }] });
    const before = await stock();
    const all = { returns: [{ ingredientId: 1, quantity: 4 }] };
    expect(await a.post("/api/events/1/return-stock", { ...all, latestStepAt })).toMatchObject({
      status: 409,
      body: { message: "O estoque deste evento mudou enquanto isso: confira e tente de novo" },
    });
    expect(await stock()).toEqual(before);
    const seen = { ...all, latestStepAt: (await event()).stockMovedAt };
    expect((await a.post("/api/events/1/return-stock", seen)).status).toBe(200);
  });

  test("happens once; after it the event reserves nothing, may go out again and bring back only that", async () => {
    await giveBack({ ingredientId: 1, quantity: 4 }, { ingredientId: 2, quantity: 15 });
    expect(await giveBack({ ingredientId: 1, quantity: 1 })).toMatchObject({
      status: 409,
      body: { message: "O estoque deste evento não foi retirado" },
    });
    expect(await stock()).toMatchObject([
      { quantity: 10, pricePerUnit: "300.00", reservedQuantity: 0 },
      { quantity: 20, pricePerUnit: "10.00", reservedQuantity: 0 },
    ]);
    const [drink] = eventPayload([{ ingredientId: 1, unit: "L", planned: 1 }]).drinks;
    const ingredients = drink?.ingredients.map((line) => ({ ...line, returnQuantity: 4 }));
    await a.put("/api/events/1", { ...wedding, drinks: [{ ...drink, ingredients }] });
    expect((await withdraw()).status).toBe(200);
    // What came back the first time must not be entered as if it had come back again.
    expect((await event()).drinks[0]?.ingredients).toMatchObject([{ returnQuantity: 0 }]);
    expect((await event()).stockUse).toMatchObject([{ out: 1 }, { out: 0 }]);
    expect((await giveBack({ ingredientId: 1, quantity: 1.01 })).status).toBe(400);
    expect((await giveBack({ ingredientId: 2, quantity: 1 })).body).toMatchObject({
      message: "Limão não foi retirado para este evento",
    });
    expect((await giveBack({ ingredientId: 1, quantity: 0.25 })).status).toBe(200);
    expect((await event()).stockUse).toMatchObject([
      { ingredientId: 1, withdrawn: 5, returned: 4.25, out: 0, cost: "22.5" },
      { ingredientId: 2, withdrawn: 15, returned: 15, out: 0, cost: "0" },
    ]);
    expect((await stockDifferences(app.db)).differences).toEqual([]);
  });
});

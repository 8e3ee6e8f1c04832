import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { stockDifferences } from "#server/ingredients/verify-stock.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { stockCalls, wedding } from "#server/testing/events.ts";
import type { ActivityBatch } from "#shared/activity/contract.ts";
import { describeActivity } from "#shared/activity/describe-activity.ts";
import { eventCost } from "#shared/events/event-cost.ts";
import { SAO_PAULO } from "#shared/time/time-zones.ts";

const { app, a } = await twoCompanies({ isStocked: true });
const { stock, event, history, withdraw } = stockCalls(a);

const spilt = { ingredientId: 1, quantity: 0.5, kind: "perda", reason: "Derramou" };
const broken = { ingredientId: 1, quantity: 1, kind: "quebra", reason: "Garrafa caiu" };
const settle = (body: object) => a.post("/api/events/1/return-stock", body);

beforeEach(async () => {
  await a.post("/api/events", wedding);
  await withdraw();
});
afterEach(async () => {
  expect(await stockDifferences(app.db)).toMatchObject({
    differences: [],
    values: [],
    reversals: [],
    uses: [],
  });
});

test("what is neither back nor lost is used, each at the cost at which it left", async () => {
  await a.post("/api/ingredients/1/entries", { quantity: 6, price: 360 });
  const { status } = await settle({
    returns: [{ ingredientId: 1, quantity: 1.5 }],
    losses: [spilt, broken, { ...spilt, ingredientId: 2, quantity: 5, reason: "Amassou" }],
  });
  expect(status).toBe(200);
  expect(await event()).toMatchObject({
    stockWithdrawn: "false",
    stockReturned: true,
    stockUse: [
      {
        ingredientId: 1,
        planned: 4,
        withdrawn: 4,
        returned: 1.5,
        lost: 1.5,
        out: 0,
        cost: "30",
        lostCost: "45",
      },
      { ingredientId: 2, withdrawn: 15, returned: 0, lost: 5, out: 0, cost: "5", lostCost: "2.5" },
    ],
  });
  expect(eventCost(await event(), new Map())).toMatchObject({ stock: 82.5, isReal: true });
  // What was lost had left the stock before.
  expect(await stock()).toMatchObject([{ quantity: 13.5, pricePerUnit: "585.00" }, { quantity: 5 }]);
  expect(await history(1)).toMatchObject([
    {
      kind: "quebra",
      quantityDelta: 0,
      lostQuantity: 1,
      reason: "Garrafa caiu",
      unitCost: 30,
      eventId: 1,
      quantityAfter: 13.5,
    },
    { kind: "perda", quantityDelta: 0, lostQuantity: 0.5, reason: "Derramou", eventId: 1 },
    { kind: "retorno", quantityDelta: 1.5, lostQuantity: null, quantityAfter: 13.5 },
    { kind: "entrada" },
    { kind: "retirada" },
    { kind: "entrada" },
  ]);
  const { activities } = (await a.get("/api/activity")).body as ActivityBatch;
  expect(
    activities
      .slice(0, 3)
      .map((one) => describeActivity(one, SAO_PAULO))
      .toSorted(),
  ).toEqual([
    "Registrou o retorno de Casamento da Ana (1 ingrediente)",
    "Registrou perda em Casamento da Ana (2 ingredientes). Motivo: Amassou; Derramou",
    "Registrou quebra em Casamento da Ana (1 ingrediente). Motivo: Garrafa caiu",
  ]);
  expect(activities.slice(0, 3)).toMatchObject([{ stock: null }, { stock: null }, { stock: null }]);
});

test.each([
  ["losses alone", { returns: [], losses: [spilt] }, [0.5, 0]],
  ["everything lost", { returns: [], losses: [{ ...spilt, quantity: 4 }] }, [4, 0]],
  ["with nothing back and a loss", { returns: [], nothingReturned: true, losses: [spilt] }, [0.5, 0]],
  ["closed with nothing", { returns: [], close: true }, [0, 0]],
  ["closed with a return", { returns: [{ ingredientId: 1, quantity: 1 }], close: true }, [0, 0]],
])("%s ends the withdrawal", async (_what, body, lost) => {
  expect((await settle(body)).status).toBe(200);
  const { stockReturned, stockUse } = await event();
  expect(stockReturned).toBe(true);
  expect(stockUse.map((use) => use.lost)).toEqual(lost);
  expect(stockUse.map((use) => use.out)).toEqual([0, 0]);
});

test("the server splits what came back among the lines of the drinks", async () => {
  await settle({ returns: [{ ingredientId: 1, quantity: 1.25 }], losses: [spilt] });
  expect((await event()).drinks[0]?.ingredients).toMatchObject([
    { returnQuantity: 1250 },
    { returnQuantity: 0 },
  ]);
});

test("the team sees what was lost and not what it cost", async () => {
  const { token } = await app.addUser({ email: "teo@bar.com.br", companyId: 1, companyRole: "equipe" });
  const body = { returns: [], losses: [spilt] };
  const { status, text } = await app.call("POST", "/api/events/1/return-stock", { body, token });
  expect(status).toBe(200);
  expect(text).toContain('"lost":0.5');
  expect(text).not.toMatch(/cost/i);
});

describe("refused, and nothing moves:", () => {
  const back = [{ ingredientId: 1, quantity: 3 }];
  test.each<[string, object, string, string]>([
    ["more than went out", { ...spilt, quantity: 4.01 }, "quantity", "Perda de Cachaça maior que o retirado"],
    [
      "more than did not come back",
      { ...spilt, quantity: 1.01 },
      "quantity",
      "Retorno e perda de Cachaça somam mais que o retirado",
    ],
    ["of nothing", { ...spilt, quantity: 0 }, "quantity", "Quantidade deve ser maior que 0"],
    ["without a reason", { ...spilt, reason: "" }, "reason", "Informe o motivo"],
    ["of another kind", { ...spilt, kind: "furto" }, "kind", "Informe se foi perda ou quebra"],
    ["of another company's", { ...spilt, ingredientId: 3 }, "ingredientId", "Ingrediente não encontrado"],
  ])("a loss %s", async (_what, loss, field, message) => {
    const before = [await stock(), await event()];
    expect(await settle({ returns: back, losses: [loss] })).toMatchObject({
      status: 400,
      body: { message, issues: [{ path: `losses.0.${field}`, message }] },
    });
    expect([await stock(), await event()]).toEqual(before);
  });
});

import { afterEach, describe, expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import { stockCalls } from "#server/testing/events.ts";
import type { ActivityBatch } from "#shared/activity/contract.ts";
import { describeActivity } from "#shared/activity/describe-activity.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import { stockDifferences } from "./verify-stock.ts";

const { app, a, b } = await twoCompanies({ isStocked: true });
const { stock, history } = stockCalls(a);

afterEach(async () => {
  expect(await stockDifferences(app.db)).toMatchObject({ differences: [], values: [], uses: [] });
});

const spoiled = { quantity: 3, kind: "perda", reason: "Estragou na geladeira" };
const lose = (changes: object = {}, company = a) =>
  company.post("/api/ingredients/2/losses", { ...spoiled, ...changes });

test("what is lost leaves the stock at its unit cost, with its reason", async () => {
  const { status, body } = await lose();
  expect(status).toBe(201);
  expect(body).toMatchObject({ id: 2, quantity: 17, pricePerUnit: "8.50", unitCost: 0.5, version: 2 });
  await lose({ quantity: 0.55, kind: "quebra", reason: "Caiu" });
  expect(await history(2)).toMatchObject([
    {
      kind: "quebra",
      quantityDelta: -0.55,
      lostQuantity: 0.55,
      reason: "Caiu",
      quantityAfter: 16.45,
      eventId: null,
    },
    { kind: "perda", quantityDelta: -3, lostQuantity: 3, reason: "Estragou na geladeira", unitCost: 0.5 },
    { kind: "entrada", lostQuantity: null, reason: null },
  ]);
  const { activities } = (await a.get("/api/activity")).body as ActivityBatch;
  expect(
    activities.slice(0, 2).map((each) => describeActivity(each, SAO_PAULO).replaceAll("\u00a0", " ")),
  ).toEqual([
    "Registrou quebra de Limão: 17 → 16,45 unidades. Motivo: Caiu",
    "Registrou perda de Limão: 20 → 17 unidades. Motivo: Estragou na geladeira",
  ]);
  const { stockMovements } = (await a.get("/api/company-data")).body as { stockMovements: object[] };
  expect(stockMovements.at(-1)).toMatchObject({ kind: "quebra", lostQuantity: 0.55, reason: "Caiu" });
});

test("all of it may be lost: the empty stock keeps its unit cost", async () => {
  expect((await lose({ quantity: 20 })).body).toMatchObject({
    quantity: 0,
    pricePerUnit: "0.00",
    unitCost: 0.5,
  });
});

test("the team records a loss and is told nothing of money", async () => {
  const { token } = await app.addUser({ email: "teo@bar.com.br", companyId: 1, companyRole: "equipe" });
  const { status, body } = await app.call("POST", "/api/ingredients/2/losses", { body: spoiled, token });
  expect(status).toBe(201);
  expect(body).toMatchObject({ id: 2, quantity: 17 });
  expect(Object.keys(body as Ingredient)).not.toEqual(expect.arrayContaining(["unitCost"]));
  expect(Object.keys(body as Ingredient)).not.toEqual(expect.arrayContaining(["pricePerUnit"]));
});

describe("refused, and nothing changes:", () => {
  test.each<[string, object, number, string]>([
    ["more than there is", { quantity: 20.01 }, 409, "Estoque insuficiente: Limão (faltam 0,01 unidade)"],
    ["nothing", { quantity: 0 }, 400, "Quantidade deve ser maior que 0"],
    ["a negative amount", { quantity: -1 }, 400, "Quantidade deve ser maior que 0"],
    ["no reason", { reason: " " }, 400, "Informe o motivo"],
    ["another kind", { kind: "retorno" }, 400, "Informe se foi perda ou quebra"],
  ])("%s", async (_what, changes, status, message) => {
    const before = await stock();
    expect(await lose(changes)).toMatchObject({ status, body: { message } });
    expect(await stock()).toEqual(before);
    expect(await history(2)).toHaveLength(1);
  });

  test("of another company's stock", async () => {
    expect((await lose({}, b)).status).toBe(404);
  });
});

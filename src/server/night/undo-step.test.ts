import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { stockDifferences } from "#server/ingredients/verify-stock.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { stockCalls, supplyOf, wedding } from "#server/testing/events.ts";
import type { CompanyRole } from "#shared/accounts/permissions.ts";
import type { ActivityBatch } from "#shared/activity/contract.ts";
import { describeActivity } from "#shared/activity/describe-activity.ts";
import { SAO_PAULO } from "#shared/time/time-zones.ts";

const { app, a } = await twoCompanies({ isStocked: true });
const { stock, event, history, withdraw, giveBack } = stockCalls(a);
const undoWithdrawal = () => a.post("/api/events/1/undo-withdrawal");
const undoReturn = () => a.post("/api/events/1/undo-return");
const refusal = (message: string) => ({ status: 409, body: { message } });

const cachaca = { name: "Cachaça", category: "Outros", unit: "L" };

/** The stock and the event, but for the version, which counts every change. */
const state = async () => {
  const { version: _version, ...rest } = await event();
  return { stock: await stock(), event: rest };
};

// Movements have the moment of the database.
app.clock.now = new Date();

beforeEach(async () => {
  await a.post("/api/events", wedding);
});
afterEach(async () => {
  app.clock.now = new Date();
  expect(await stockDifferences(app.db)).toMatchObject({
    differences: [],
    values: [],
    reversals: [],
    uses: [],
  });
});

test("an undone withdrawal leaves everything as before, and the event reserves and goes out again", async () => {
  const before = await state();
  await withdraw();
  expect((await undoWithdrawal()).status).toBe(200);
  expect(await state()).toEqual(before);
  expect(before.stock).toMatchObject([{ reservedQuantity: 4 }, { reservedQuantity: 15 }]);
  expect(await history(1)).toMatchObject([
    { kind: "retirada", quantityDelta: 4, unitCost: 30, eventId: 1, reversesId: 4, quantityAfter: 10 },
    { id: 4, kind: "retirada", quantityDelta: -4, reversesId: null, isReversed: true },
    { kind: "entrada", isReversed: false },
  ]);
  const { activities } = (await a.get("/api/activity")).body as ActivityBatch;
  expect(activities[0] && describeActivity(activities[0], SAO_PAULO)).toBe(
    "Desfez a baixa no estoque de Casamento da Ana (2 ingredientes)",
  );
  expect((await withdraw()).status).toBe(200);
  expect((await event()).stockUse).toMatchObject([
    { planned: 4, withdrawn: 4, out: 4, cost: "120" },
    { withdrawn: 15, out: 15 },
  ]);
});

test("an undone return leaves everything as before it, with what was lost", async () => {
  // A third of 100 has no exact unit cost: what comes back must leave without a trace all the same.
  await a.put("/api/ingredients/1", {
    ...cachaca,
    quantity: 4.03,
    pricePerUnit: 100,
  });
  await withdraw();
  await a.post("/api/ingredients/1/entries", { quantity: 3, price: 70.01 });
  const before = await state();
  const { status } = await a.post("/api/events/1/return-stock", {
    returns: [{ ingredientId: 1, quantity: 3.33 }],
    losses: [{ ingredientId: 1, quantity: 0.5, kind: "quebra", reason: "Caiu" }],
  });
  expect(status).toBe(200);
  expect((await undoReturn()).status).toBe(200);
  expect(await state()).toEqual(before);
  expect(await history(1)).toMatchObject([
    { kind: "quebra", lostQuantity: -0.5, quantityDelta: 0, eventId: 1 },
    { kind: "retorno", quantityDelta: -3.33, eventId: 1 },
    { kind: "quebra", lostQuantity: 0.5, isReversed: true },
    { kind: "retorno", quantityDelta: 3.33, isReversed: true },
    { kind: "entrada" },
    { kind: "retirada", isReversed: false },
    { kind: "ajuste" },
    { kind: "entrada" },
  ]);
  const { activities } = (await a.get("/api/activity")).body as ActivityBatch;
  expect(activities[0] && describeActivity(activities[0], SAO_PAULO)).toBe(
    "Desfez o retorno de Casamento da Ana",
  );
  expect((await giveBack({ ingredientId: 1, quantity: 4 })).status).toBe(200);
  expect((await event()).stockUse[0]).toMatchObject({ returned: 4, lost: 0, out: 0 });
});

test("a return into an empty stock leaves it empty again, with its cost and price", async () => {
  await a.put("/api/ingredients/1", {
    ...cachaca,
    quantity: 4,
    pricePerUnit: 100,
  });
  await withdraw();
  await a.post("/api/ingredients/1/entries", { quantity: 1, price: 7 });
  await a.put("/api/ingredients/1", {
    ...cachaca,
    quantity: 0,
    pricePerUnit: 12.34,
  });
  const before = await state();
  expect(before.stock[0]).toMatchObject({ quantity: 0, pricePerUnit: "12.34", unitCost: 12.34 });
  await giveBack({ ingredientId: 1, quantity: 2 });
  await undoReturn();
  expect(await state()).toEqual(before);
});

test("what was used up and then archived is in the stock again", async () => {
  const mint = { name: "Hortelã", category: "Frutas", unit: "kg", quantity: 2, pricePerUnit: 20 };
  const { id } = (await a.post("/api/ingredients", mint)).body as { id: number };
  const planned = { ...wedding, supplies: [supplyOf(id, "kg", 2)] };
  await a.put("/api/events/1", planned);
  await withdraw();
  await giveBack({ ingredientId: 1, quantity: 4 });
  await a.put("/api/events/1", { ...planned, status: "concluído" });
  expect((await a.patch(`/api/ingredients/${id}/archive`)).status).toBe(200);
  expect((await undoReturn()).status).toBe(200);
  expect(await stock()).toHaveLength(3);
});

test("with other stock mixed in meanwhile, the quantity leaves with the value that it came with", async () => {
  await withdraw();
  await giveBack({ ingredientId: 1, quantity: 4 });
  await a.post("/api/ingredients/1/entries", { quantity: 10, price: 600 });
  await undoReturn();
  // 6 L at 30 and 10 L at 60.
  expect((await stock())[0]).toMatchObject({ quantity: 16, pricePerUnit: "780.00", unitCost: 48.75 });
  await undoWithdrawal();
  expect((await stock())[0]).toMatchObject({ quantity: 20, pricePerUnit: "900.00", unitCost: 45 });
});

test("steps are undone one by one, the latest first", async () => {
  const planned = await state();
  await withdraw();
  const out = await state();
  await a.post("/api/events/1/take-more", { items: [{ ingredientId: 1, quantity: 2 }] });
  const more = await state();
  await giveBack({ ingredientId: 1, quantity: 1 });
  expect(await undoWithdrawal()).toMatchObject(refusal("Desfaça o retorno antes de desfazer a baixa"));
  await undoReturn();
  expect(await state()).toEqual(more);
  expect(await undoReturn()).toMatchObject(refusal("Não há retorno para desfazer neste evento"));
  await undoWithdrawal();
  expect(await state()).toEqual(out);
  await undoWithdrawal();
  expect(await state()).toEqual(planned);
  expect(await undoWithdrawal()).toMatchObject(refusal("Não há baixa para desfazer neste evento"));
});

test("a second outing is undone back to the first return, with the amounts of it", async () => {
  await withdraw();
  await giveBack({ ingredientId: 1, quantity: 1.5 });
  const returned = await state();
  expect(returned.event).toMatchObject({ stockReturned: true, stockWithdrawn: "false" });
  await a.post("/api/ingredients/2/entries", { quantity: 20, price: 10 });
  const bought = (await state()).stock;
  await withdraw();
  await undoWithdrawal();
  expect(await state()).toEqual({ event: returned.event, stock: bought });
  await undoReturn();
  expect(await event()).toMatchObject({ stockReturned: false, stockWithdrawn: "true" });
});

test("what was taken besides and undone is neither out nor named any more", async () => {
  await a.post("/api/events/1/withdraw-stock", { items: [{ ingredientId: 1, quantity: 4 }] });
  await a.post("/api/events/1/take-more", { items: [{ ingredientId: 2, quantity: 2 }] });
  await undoWithdrawal();
  expect((await event()).stockUse).toMatchObject([{ ingredientId: 1, out: 4 }]);
  expect(await giveBack({ ingredientId: 2, quantity: 1 })).toMatchObject({
    status: 400,
    body: { message: "Limão não foi retirado para este evento" },
  });
  expect(
    (
      await a.put("/api/ingredients/2", {
        name: "Limão",
        category: "Frutas",
        quantity: 20,
        unit: "kg",
        pricePerUnit: 10,
      })
    ).status,
  ).toBe(200);
});

describe("after 24 h", () => {
  const as = async (companyRole: CompanyRole, call: string) => {
    const email = `${companyRole}@exemplo.com.br`;
    const { token } = await app.addUser({ email, companyId: 1, companyRole });
    return app.call("POST", `/api/events/1/${call}`, { token });
  };

  test.each(["gestor", "equipe"] as const)("%s may not undo any more", async (role) => {
    await withdraw();
    app.later(24 * 60 * 60_000 + 60_000);
    expect(await as(role, "undo-withdrawal")).toMatchObject(
      refusal("Depois de 24 h a baixa só pode ser desfeita por um dono"),
    );
  });

  test("an owner may; and everybody before", async () => {
    await withdraw();
    await giveBack({ ingredientId: 1, quantity: 1 });
    app.later(23 * 60 * 60_000);
    const undone = await as("equipe", "undo-return");
    expect(undone.status).toBe(200);
    expect(undone.text).not.toMatch(/cost/i);
    app.later(48 * 60 * 60_000);
    expect((await as("dono", "undo-withdrawal")).status).toBe(200);
  });
});

test("of two who undo the same step, the second is told that it changed", async () => {
  await withdraw();
  await a.post("/api/events/1/take-more", { items: [{ ingredientId: 1, quantity: 2 }] });
  const { stockMovedAt } = await event();
  const undo = () => a.post("/api/events/1/undo-withdrawal", { latestStepAt: stockMovedAt });
  const answers = await Promise.all([undo(), undo()]);
  expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused).toMatchObject(
    refusal("O estoque deste evento mudou enquanto isso: confira e tente de novo"),
  );
  expect((await event()).stockWithdrawn).toBe("true");
});

test("undone at once by two it is undone once", async () => {
  await withdraw();
  const answers = await Promise.all([undoWithdrawal(), undoWithdrawal()]);
  expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409]);
});

test("steps from before they were numbered, which are negative, are undone like others", async () => {
  const planned = await state();
  await withdraw();
  const out = await state();
  await giveBack({ ingredientId: 1, quantity: 4 });
  await app.pool.query(`
    insert into event_steps (company_id, event_id, number, kind, user_id, created_at)
      select company_id, event_id, number - 3, kind, user_id, created_at from event_steps;
    update stock_movements set step = step - 3, planned_quantity = null, unit_cost_before = null where step > 0;
    delete from event_steps where number > 0;
    update events set stock_steps = 0`);
  await undoReturn();
  expect(await state()).toEqual(out);
  await undoWithdrawal();
  expect(await state()).toEqual(planned);
});

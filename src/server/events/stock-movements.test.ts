import { beforeEach, describe, expect, test } from "vitest";
import { stockMovements } from "#server/db/schema/stock.ts";
import { stockDifferences } from "#server/ingredients/verify-stock.ts";
import { eventPayload } from "#server/testing/event-payload.ts";
import { twoCompanies } from "#server/testing/two-companies.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { Ingredient, StockMovement } from "#shared/ingredients/contract.ts";

const { app, a, b } = await twoCompanies();

// A has 10 L of cachaça (1) for R$ 300 and 20 limões (2) for R$ 10; B has 10 L of gin (3).
beforeEach(async () => {
  const spirit = { category: "Outros", quantity: 10, unit: "L", pricePerUnit: 300 };
  await a.post("/api/ingredients", { ...spirit, name: "Cachaça" });
  await a.post("/api/ingredients", {
    ...spirit,
    name: "Limão",
    quantity: 20,
    unit: "unidade",
    pricePerUnit: 10,
  });
  await b.post("/api/ingredients", { ...spirit, name: "Gin" });
  const recipe = (ingredientId: number) => [{ ingredientId, quantity: 50, unit: "ml" }];
  await a.post("/api/drinks", { name: "Caipirinha", ingredients: recipe(1) });
  await b.post("/api/drinks", { name: "Gin Tônica", ingredients: recipe(3) });
});

const wedding = eventPayload([
  { ingredientId: 1, unit: "ml", planned: 4000 },
  { ingredientId: 2, unit: "unidade", planned: 15 },
]);
const stock = async () =>
  ((await a.get("/api/ingredients")).body as Ingredient[]).map(
    ({ quantity, pricePerUnit, unitCost, reservedQuantity }) => ({
      quantity,
      pricePerUnit,
      unitCost,
      reservedQuantity,
    }),
  );
const event = async () => ((await a.get("/api/events")).body as CateringEvent[])[0] as CateringEvent;
const history = async (id: number) =>
  (await a.get(`/api/ingredients/${id}/movements`)).body as StockMovement[];
const withdraw = (id = 1) => a.post(`/api/events/${id}/withdraw-stock`);
const giveBack = (...returns: object[]) => a.post("/api/events/1/return-stock", { returns });

describe("withdrawal", () => {
  test("takes what is planned out of the stock; the unit cost stays and the value follows", async () => {
    await a.post("/api/events", wedding);
    expect(await stock()).toMatchObject([{ reservedQuantity: 4 }, { reservedQuantity: 15 }]);
    expect(await withdraw()).toMatchObject({ status: 200, body: { stockWithdrawn: "true", version: 2 } });
    expect(await stock()).toEqual([
      { quantity: 6, pricePerUnit: "180.00", unitCost: 30, reservedQuantity: 0 },
      { quantity: 5, pricePerUnit: "2.50", unitCost: 0.5, reservedQuantity: 0 },
    ]);
    expect((await history(1))[0]).toMatchObject({
      kind: "retirada",
      quantityDelta: -4,
      quantityAfter: 6,
      unitCost: 30,
      eventId: 1,
      eventName: wedding.name,
      username: "a@bar.com.br",
    });
    expect((await event()).stockUse).toEqual([
      { ingredientId: 1, withdrawn: 4, returned: 0, out: 4, unitCost: 30, cost: "120.00000000" },
      { ingredientId: 2, withdrawn: 15, returned: 0, out: 15, unitCost: 0.5, cost: "7.50000000" },
    ]);
  });

  const planning = (...planned: { ingredientId: number; unit: "ml" | "unidade"; planned: number }[]) =>
    eventPayload(planned);

  test.each([
    ["a plan", { status: "planejamento" }, 409, "Somente eventos confirmados permitem baixa no estoque"],
    ["a quote", { status: "orçamento" }, 409, "Somente eventos confirmados permitem baixa no estoque"],
    [
      "nothing planned",
      planning({ ingredientId: 1, unit: "ml", planned: 0 }),
      400,
      "Informe as quantidades reservadas antes da baixa",
    ],
    [
      "more than there is",
      planning(
        { ingredientId: 1, unit: "ml", planned: 12_000 },
        { ingredientId: 2, unit: "unidade", planned: 30 },
      ),
      409,
      "Estoque insuficiente: Cachaça (faltam 2 L), Limão (faltam 10 unidade)",
    ],
    [
      "one of two short by a hundredth",
      planning(
        { ingredientId: 1, unit: "ml", planned: 1000 },
        { ingredientId: 2, unit: "unidade", planned: 20.01 },
      ),
      409,
      "Estoque insuficiente: Limão (faltam 0,01 unidade)",
    ],
  ])("%s is refused and moves nothing", async (_what, change, status, message) => {
    await a.post("/api/events", { ...wedding, ...change });
    const before = await stock();
    expect(await withdraw()).toMatchObject({ status, body: { message, error: message } });
    expect(await stock()).toEqual(before);
    expect(await app.db.$count(stockMovements)).toBe(3);
    expect(await event()).toMatchObject({ stockWithdrawn: "false", version: 1 });
  });

  test("less than the stock can tell apart is the least it can, and shown as such before", async () => {
    const drop = { ingredientId: 1, unit: "ml" as const, planned: 4 };
    await a.post("/api/events", planning(drop, { ingredientId: 2, unit: "unidade", planned: 1 }));
    expect(await stock()).toMatchObject([{ reservedQuantity: 0.01 }, { reservedQuantity: 1 }]);
    expect((await withdraw()).status).toBe(200);
    expect(await stock()).toMatchObject([{ quantity: 9.99 }, { quantity: 19 }]);
  });

  test("a second one, and one of a disabled event, is refused", async () => {
    await a.post("/api/events", wedding);
    await withdraw();
    expect(await withdraw()).toMatchObject({
      status: 409,
      body: { message: "O estoque deste evento já foi retirado" },
    });
    await a.post("/api/events", wedding);
    await a.patch("/api/events/2/disable");
    expect(await withdraw(2)).toMatchObject({
      status: 409,
      body: { message: "Este evento está desabilitado" },
    });
    expect(await stock()).toMatchObject([{ quantity: 6 }, { quantity: 5 }]);
  });

  test("the last drop leaves a unit cost behind, and the same ingredient in two lines is summed", async () => {
    const lines = [
      { ingredientId: 1, unit: "ml" as const, planned: 2500 },
      { ingredientId: 1, unit: "L" as const, planned: 7.5 },
    ];
    await a.post("/api/events", eventPayload(lines));
    expect((await withdraw()).status).toBe(200);
    expect((await stock())[0]).toEqual({
      quantity: 0,
      pricePerUnit: "0.00",
      unitCost: 30,
      reservedQuantity: 0,
    });
  });

  test("while stock is out the plan is fixed and everything else can be edited", async () => {
    await a.post("/api/events", wedding);
    await withdraw();
    const [drink] = wedding.drinks;
    const fewer = { ...wedding, drinks: [{ ...drink, quantity: 90 }] };
    const otherPlan = eventPayload([{ ingredientId: 1, unit: "ml", planned: 4000 }]);
    for (const change of [fewer, otherPlan]) {
      expect(await a.put("/api/events/1", change)).toMatchObject({
        status: 409,
        body: { message: "Registre o retorno do estoque antes de alterar os drinks" },
      });
    }
    const returned = drink?.ingredients.map((line) => ({ ...line, returnQuantity: 1 }));
    const rest = { name: "Bodas", drinks: [{ ...drink, ingredients: returned }] };
    expect(await a.put("/api/events/1", { ...wedding, ...rest })).toMatchObject({ status: 200, body: rest });
  });
});

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
          { ingredientId: 1, withdrawn: 4, returned: 1.5, out: 0, cost: "75.00000000" },
          { ingredientId: 2, withdrawn: 15, returned: 0, out: 0, cost: "7.50000000" },
        ],
      },
    });
    expect((await stock())[0]).toEqual({
      quantity: 13.5,
      pricePerUnit: "607.50",
      unitCost: 45,
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
      { ingredientId: 1, withdrawn: 5, returned: 4.25, out: 0, cost: "22.50000000" },
      { ingredientId: 2, withdrawn: 15, returned: 15, out: 0, cost: "0.00000000" },
    ]);
    expect((await stockDifferences(app.db)).differences).toEqual([]);
  });
});

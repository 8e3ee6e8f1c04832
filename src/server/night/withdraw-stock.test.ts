import { describe, expect, test } from "vitest";
import { stockMovements } from "#server/db/schema/stock.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { eventPayload, stockCalls, wedding } from "#server/testing/events.ts";

const { app, a } = await twoCompanies({ isStocked: true });
const { stock, event, history, withdraw } = stockCalls(a);

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
    const [unmeasured, none] = [
      { yieldQuantity: null, yieldUnit: null },
      { returned: 0, lost: 0, lostCost: "0", ranOut: false },
    ];
    expect((await event()).stockUse).toEqual([
      {
        ingredientId: 1,
        unit: "L",
        ...unmeasured,
        ...none,
        planned: 4,
        withdrawn: 4,
        out: 4,
        unitCost: 30,
        cost: "120",
      },
      {
        ingredientId: 2,
        unit: "unidade",
        ...unmeasured,
        ...none,
        planned: 15,
        withdrawn: 15,
        out: 15,
        unitCost: 0.5,
        cost: "7.5",
      },
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
    expect(await a.put("/api/events/1", { ...wedding, status: "cancelado" })).toMatchObject({
      status: 409,
      body: { message: "Registre o retorno do estoque antes de mudar o status" },
    });
    const returned = drink?.ingredients.map((line) => ({ ...line, returnQuantity: 1 }));
    const rest = { name: "Bodas", drinks: [{ ...drink, ingredients: returned }] };
    expect(await a.put("/api/events/1", { ...wedding, ...rest })).toMatchObject({ status: 200, body: rest });
  });
});

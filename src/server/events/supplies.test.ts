import { beforeEach, describe, expect, test } from "vitest";
import { fixedPrice, priceEvent } from "#server/payments/testing/charged-event.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { eventPayload, stockCalls, supplyOf } from "#server/testing/events.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { eventCost } from "#shared/events/event-cost.ts";
import type { PricedIngredient } from "#shared/ingredients/contract.ts";

const { app, a, b } = await twoCompanies({ isStocked: true });
const { stock, event, withdraw, giveBack } = stockCalls(a);

const lines = [{ ingredientId: 1, unit: "ml" as const, planned: 4000 }];
const limes = supplyOf(2, "unidade", 5, "Limão");
const moreCachaca = supplyOf(1, "ml", 500, "Cachaça");
const withSupplies = (supplies: unknown) => eventPayload(lines, { supplies });
const planned = withSupplies([limes, moreCachaca]);
const silent = eventPayload(lines);

describe("an event's other items", () => {
  test("are stored in their order, kept by an edit that does not name them, changed and cleared", async () => {
    expect(await a.post("/api/events", planned)).toMatchObject({
      status: 201,
      body: { supplies: [limes, moreCachaca] },
    });
    expect((await a.put("/api/events/1", silent)).body).toMatchObject({ supplies: [limes, moreCachaca] });
    const swapped = [moreCachaca, { ...limes, plannedQuantity: 7 }];
    expect((await a.put("/api/events/1", withSupplies(swapped))).body).toMatchObject({ supplies: swapped });
    expect(await event()).toMatchObject({ supplies: swapped });
    expect((await a.put("/api/events/1", withSupplies([]))).body).toMatchObject({ supplies: [] });
    expect((await a.put("/api/events/1", silent)).body).toMatchObject({ supplies: [] });
  });

  test("of a new event that names none there are none", async () => {
    expect((await a.post("/api/events", silent)).body).toMatchObject({ supplies: [] });
  });

  test.each([
    [[limes, { ...limes, unit: "rodela" }], "supplies.1.ingredientId", "Limão já está na lista"],
    [[limes, supplyOf(3, "L", 1)], "supplies.1.ingredientId", "Ingrediente não encontrado"],
    [[supplyOf(99, "L", 1)], "supplies.0.ingredientId", "Ingrediente não encontrado"],
    [
      [{ ...limes, plannedQuantity: -1 }],
      "supplies.0.plannedQuantity",
      "Informe uma quantidade maior ou igual a 0",
    ],
  ])("%j: 400 at %s", async (supplies, path, message) => {
    const answer = { status: 400, body: { issues: [{ path, message }] } };
    expect(await a.post("/api/events", withSupplies(supplies))).toMatchObject(answer);
    await a.post("/api/events", planned);
    const before = await event();
    expect(await a.put("/api/events/1", withSupplies(supplies))).toMatchObject(answer);
    expect(await event()).toEqual(before);
  });

  test("are not enough for an event without drinks", async () => {
    expect(await a.post("/api/events", { ...planned, drinks: [] })).toMatchObject({
      status: 400,
      body: { issues: [{ path: "drinks" }] },
    });
  });

  test("are told in the activity as what they are, and not where they stay", async () => {
    await a.post("/api/events", planned);
    await a.put("/api/events/1", planned);
    await a.put("/api/events/1", withSupplies([{ ...limes, plannedQuantity: 6 }, moreCachaca]));
    await a.put("/api/events/1", withSupplies([]));
    const { activities } = (await a.get("/api/activity")).body as {
      activities: { details?: { changes?: unknown } }[];
    };
    const changes = activities.flatMap(({ details }) => (details?.changes ? [details.changes] : []));
    expect(changes).toEqual([[{ field: "supplies", from: 2, to: 0 }], [{ field: "supplies" }]]);
  });
});

describe("the stock of other items", () => {
  beforeEach(() => a.post("/api/events", planned));

  test("is reserved together with that of the drinks, in the list and alone", async () => {
    expect(await stock()).toMatchObject([{ reservedQuantity: 4.5 }, { reservedQuantity: 5 }]);
    const [cachaca] = (await a.get("/api/ingredients")).body as PricedIngredient[];
    const { version: _version, ...same } = cachaca as PricedIngredient;
    expect((await a.put("/api/ingredients/1", same)).body).toMatchObject({ reservedQuantity: 4.5 });
    await a.put("/api/events/1", { ...silent, status: "orçamento" });
    expect(await stock()).toMatchObject([{ reservedQuantity: 0 }, { reservedQuantity: 0 }]);
  });

  test("is part of the cost, and of the one at which the margin was seen", async () => {
    const prices = new Map(
      ((await a.get("/api/ingredients")).body as PricedIngredient[]).map((one) => [one.id, one]),
    );
    expect(eventCost(await event(), prices)).toMatchObject({ stock: 137.5, isApproximate: false });
    await priceEvent(a, 1, fixedPrice("1000.00"));
    expect(await event()).toMatchObject({ seenCost: "137.50" });
    await a.put("/api/events/1", withSupplies([{ ...limes, plannedQuantity: 6 }]));
    expect(await event()).toMatchObject({ seenCost: "123.00" });
  });

  test("goes out with the plan and comes back, the drinks' lines with no more than they planned", async () => {
    expect((await withdraw()).body).toMatchObject({
      stockUse: [
        { ingredientId: 1, planned: 4.5, withdrawn: 4.5 },
        { ingredientId: 2, planned: 5, withdrawn: 5 },
      ],
    });
    expect(await stock()).toMatchObject([{ quantity: 5.5 }, { quantity: 15 }]);
    const back = [
      { ingredientId: 1, quantity: 4.25 },
      { ingredientId: 2, quantity: 2 },
    ];
    expect((await giveBack(...back)).body).toMatchObject({
      drinks: [{ ingredients: [{ plannedQuantity: 4000, returnQuantity: 4000 }] }],
      supplies: [limes, moreCachaca],
      stockUse: [
        { ingredientId: 1, returned: 4.25, cost: "7.5" },
        { ingredientId: 2, returned: 2, cost: "1.5" },
      ],
    });
    expect(await stock()).toMatchObject([{ quantity: 9.75 }, { quantity: 17 }]);
  });

  test("is refused as a whole where it is short", async () => {
    await a.put("/api/events/1", withSupplies([{ ...limes, plannedQuantity: 21 }]));
    expect(await withdraw()).toMatchObject({
      status: 409,
      body: { message: "Estoque insuficiente: Limão (faltam 1 unidade)" },
    });
    expect(await stock()).toMatchObject([{ quantity: 10 }, { quantity: 20 }]);
  });

  test("is planned for what is taken by name, also later", async () => {
    const items = [{ ingredientId: 1, quantity: 5 }];
    await a.post("/api/events/1/withdraw-stock", { items });
    await a.post("/api/events/1/take-more", { items: [{ ingredientId: 2, quantity: 8 }] });
    expect(await event()).toMatchObject({
      stockUse: [
        { planned: 4.5, withdrawn: 5 },
        { planned: 5, withdrawn: 8 },
      ],
    });
  });

  test("keeps the plan as it is while it is out; what is not named stays so", async () => {
    await withdraw();
    for (const supplies of [
      [],
      [limes],
      [moreCachaca, limes],
      [{ ...limes, plannedQuantity: 6 }, moreCachaca],
    ]) {
      expect(await a.put("/api/events/1", withSupplies(supplies))).toMatchObject({
        status: 409,
        body: { message: "Registre o retorno do estoque antes de alterar os outros itens" },
      });
    }
    for (const body of [planned, silent]) {
      expect(await a.put("/api/events/1", { ...body, name: "Bodas" })).toMatchObject({
        status: 200,
        body: { name: "Bodas", supplies: [limes, moreCachaca] },
      });
    }
  });
});

test("what is only another item of a coming event is not archived, and comes back with one", async () => {
  const ice = { name: "Gelo", category: "Outros", quantity: 0, unit: "kg", pricePerUnit: 0 };
  const { id } = (await a.post("/api/ingredients", ice)).body as PricedIngredient;
  const withIce = withSupplies([supplyOf(id, "kg", 40, "Gelo")]);
  await a.post("/api/events", withIce);
  const archive = () => a.patch(`/api/ingredients/${id}/archive`);
  expect(await archive()).toMatchObject({
    status: 409,
    body: { message: "Gelo não pode ser arquivado: o evento Casamento da Ana conta com ele." },
  });
  await a.put("/api/events/1", withSupplies([]));
  expect((await archive()).status).toBe(200);
  await a.put("/api/events/1", withIce);
  const listed = async () =>
    ((await a.get("/api/ingredients")).body as PricedIngredient[]).map((one) => one.id);
  expect(await listed()).toContain(id);

  await a.put("/api/events/1", { ...withIce, status: "cancelado" });
  expect((await archive()).status).toBe(200);
  const past = { ...withIce, date: "2026-01-10T20:00:00.000Z", status: "concluído" };
  await a.put("/api/events/1", past);
  expect(await listed()).not.toContain(id);
});

test("a client is offered none of them", async () => {
  await a.post("/api/events", withSupplies([{ ...limes, ingredientName: "Gelo em cubos" }]));
  await priceEvent(a, 1, fixedPrice("1000.00"));
  const offer = { validUntil: "2026-12-20", message: "" };
  const sent = await a.post("/api/events/1/proposals", offer);
  expect(sent.status).toBe(201);
  const { rows } = await app.pool.query("select snapshot::text as snapshot from proposals");
  expect(rows).toHaveLength(1);
  expect(rows[0].snapshot).not.toMatch(/Gelo|supplies/);
});

test("another company sees neither the items nor what they reserve", async () => {
  await a.post("/api/events", planned);
  expect((await b.get("/api/events")).body as CateringEvent[]).toEqual([]);
  expect((await b.get("/api/ingredients")).body).toMatchObject([{ reservedQuantity: 0 }]);
});

import pg from "pg";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { FORGET_PLANS } from "#server/db/pools/preparing-client.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { wedding } from "#server/testing/events.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";

const { a, b } = await twoCompanies({ isStocked: true });
const list = async (company = a) => (await company.get("/api/events")).body as CateringEvent[];
const [drink] = wedding.drinks;
const line = drink?.ingredients[0];

describe("what is sent is what is kept", () => {
  test("an event is created with all its parts, listed and changed", async () => {
    const fixedCosts = [
      { id: 17, name: "Van", value: 350.5, category: "Transporte" },
      { id: 18, name: "Bartender", value: "400", category: "Bartender" },
    ];
    const created = await a.post("/api/events", { ...wedding, clients: [2, 1, 2], fixedCosts });
    expect(created).toMatchObject({
      status: 201,
      body: {
        ...wedding,
        id: 1,
        companyId: 1,
        clients: [2, 1],
        fixedCosts: [
          { id: 1, name: "Van", value: 350.5, category: "Transporte" },
          { id: 2, name: "Bartender", value: 400, category: "Bartender" },
        ],
        active: "true",
        stockWithdrawn: "false",
        stockReturned: false,
        stockState: "planned",
        stockUse: [],
        version: 1,
      },
    });
    expect(await list()).toEqual([created.body]);

    const change = { ...wedding, name: "Bodas", guests: 80, clients: [1], fixedCosts: [], version: 1 };
    const changed = await a.put("/api/events/1", change);
    expect(changed).toMatchObject({ status: 200, body: { ...change, version: 2 } });
    expect(await list()).toEqual([changed.body]);
  });

  test("an edit without clients and fixed costs keeps them", async () => {
    const costs = [{ name: "Van", value: 350, category: "Transporte" }];
    await a.post("/api/events", { ...wedding, clients: [1], fixedCosts: costs });
    await a.put("/api/events/1", { ...wedding, name: "Bodas" });
    expect(await list()).toMatchObject([{ name: "Bodas", clients: [1], fixedCosts: costs }]);
  });

  test("what was sent back whole, with what only the server may set, changes nothing of that", async () => {
    await a.post("/api/events", wedding);
    const [event] = await list();
    const hostile = {
      active: "false",
      stockWithdrawn: "true",
      stockState: "out",
      companyId: 2,
      id: 9,
      createdAt: "2000-01-01",
    };
    expect((await a.put("/api/events/1", { ...event, ...hostile })).body).toEqual({ ...event, version: 2 });
  });

  test("flat lines are grouped by their drink", async () => {
    const flat = { ...line, drinkId: 1, drinkName: "Caipirinha" };
    const { drinks: _drinks, ...bare } = wedding;
    const eventIngredients = [flat, { ...flat, ingredientId: 2, ingredientName: "Limão" }];
    expect((await a.post("/api/events", { ...bare, eventIngredients })).body).toMatchObject({
      drinks: [
        {
          drinkId: 1,
          drinkName: "Caipirinha",
          quantity: 1,
          ingredients: [line, { ...line, ingredientId: 2, ingredientName: "Limão" }],
        },
      ],
    });
  });

  test("what is left out has its default, and quotes are spelt one way", async () => {
    const { name, date, drinks } = wedding;
    expect((await a.post("/api/events", { name, date, drinks, status: "orcamento" })).body).toMatchObject({
      status: "orçamento",
      type: "corporativo",
      combo: "Tropical Premium",
      guests: 0,
      location: null,
      clients: [],
      fixedCosts: [],
    });
    expect((await a.post("/api/events", { name, date, drinks })).body).toMatchObject({
      status: "planejamento",
    });
  });

  test("a moment is kept, whatever the offset it was written with", async () => {
    await a.post("/api/events", { ...wedding, date: "2026-12-25T20:30:00-03:00" });
    expect(await list()).toMatchObject([{ date: "2026-12-25T23:30:00.000Z" }]);
  });
});

describe("other people", () => {
  test("an edit based on an old version is refused and changes nothing", async () => {
    await a.post("/api/events", wedding);
    await a.put("/api/events/1", { ...wedding, name: "Outra", version: 1 });
    expect(await a.put("/api/events/1", { ...wedding, version: 1 })).toMatchObject({
      status: 409,
      body: { message: "Este registro foi alterado por outra pessoa. Recarregue e tente de novo." },
    });
    expect(await list()).toMatchObject([{ name: "Outra", version: 2 }]);
  });

  test("another company sees nothing and gets 404, as for what does not exist", async () => {
    await a.post("/api/events", wedding);
    const own = {
      ...wedding,
      drinks: [{ ...drink, drinkId: 2, ingredients: [{ ...line, ingredientId: 3 }] }],
    };
    const missing = { status: 404, body: { message: "Evento não encontrado" } };
    expect(await list(b)).toEqual([]);
    for (const id of [1, 999]) {
      expect(await b.put(`/api/events/${id}`, own)).toMatchObject(missing);
      expect(await b.patch(`/api/events/${id}/disable`)).toMatchObject(missing);
      expect(await b.patch(`/api/events/${id}/enable`)).toMatchObject(missing);
      expect(await b.post(`/api/events/${id}/withdraw-stock`)).toMatchObject(missing);
      const returns = [{ ingredientId: 3, quantity: 1 }];
      expect(await b.post(`/api/events/${id}/return-stock`, { returns })).toMatchObject(missing);
    }
    expect(await list()).toMatchObject([{ ...wedding, version: 1, active: "true" }]);
  });
});

describe("what outlives what", () => {
  test("a disabled event stays in the list, marked", async () => {
    await a.post("/api/events", wedding);
    expect((await a.patch("/api/events/1/disable")).body).toMatchObject({ active: "false", version: 2 });
    expect(await list()).toMatchObject([{ id: 1, active: "false" }]);
  });

  test("a deleted drink stays in its events, which can be edited and copied", async () => {
    await a.post("/api/events", wedding);
    await a.delete("/api/drinks/1");
    expect((await a.put("/api/events/1", { ...wedding, name: "Bodas" })).status).toBe(200);
    expect((await a.post("/api/events", wedding)).status).toBe(201);
    expect(await list()).toMatchObject([{ drinks: wedding.drinks }, { drinks: wedding.drinks }]);
  });

  test("a deleted client's id stays with its event, and with no other", async () => {
    await a.post("/api/events", { ...wedding, clients: [1, 2] });
    await a.delete("/api/clients/1");
    expect((await a.put("/api/events/1", { ...wedding, clients: [1, 2] })).body).toMatchObject({
      clients: [1, 2],
    });
    expect((await a.post("/api/events", { ...wedding, clients: [1] })).status).toBe(400);
  });
});

test.each([
  ["planejamento", 4],
  ["confirmado", 4],
  ["em andamento", 4],
  ["orçamento", 0],
  ["concluído", 0],
  ["cancelado", 0],
  ["finalizado", 0],
])("an event in %s reserves %d L, once it is disabled nothing", async (status, reserved) => {
  await a.post("/api/events", { ...wedding, status });
  const cachaca = async () => ((await a.get("/api/ingredients")).body as Ingredient[])[0];
  expect(await cachaca()).toMatchObject({ reservedQuantity: reserved });
  await a.patch("/api/events/1/disable");
  expect(await cachaca()).toMatchObject({ reservedQuantity: 0 });
});

test("the number of queries does not grow with the events", async () => {
  // In a transaction or not: every query of the pool goes through one of its clients.
  const query = vi.spyOn(pg.Client.prototype, "query");
  onTestFinished(() => query.mockRestore());
  const queriesFor = async () => {
    query.mockClear();
    await list();
    // On a slow machine the plans are old enough to be dropped meanwhile, which is sent along.
    const sent = query.mock.calls as unknown as [{ text?: string }][];
    return sent.filter(([{ text }]) => text !== FORGET_PLANS).length;
  };
  await a.post("/api/events", wedding);
  const forOne = await queriesFor();
  for (let made = 0; made < 4; made += 1) await a.post("/api/events", { ...wedding, clients: [1] });
  expect(await queriesFor()).toBe(forOne);
  // The session's and the list's.
  expect(forOne).toBe(2);
});

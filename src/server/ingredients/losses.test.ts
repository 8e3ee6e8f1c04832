import { beforeEach, expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import { wedding } from "#server/testing/events.ts";
import type { Ingredient, Loss } from "#shared/ingredients/contract.ts";
import { LOSSES_PER_PAGE } from "#shared/ingredients/movements-per-page.ts";
import { exact, rounded, sum } from "#shared/numbers/exact.ts";
import { lossReport } from "#shared/reports/loss-report.ts";
import { SAO_PAULO } from "#shared/time/time-zones.ts";

const { app, a, b } = await twoCompanies({ isStocked: true });

const losses = async (query = "", company = a) => (await company.get(`/api/losses${query}`)).body as Loss[];

/** Limões that spoiled in the kitchen, and cachaça that was spilt and broken at a wedding. */
beforeEach(async () => {
  await a.post("/api/events", wedding);
  await a.post("/api/ingredients/2/losses", { quantity: 3, kind: "perda", reason: "Estragou" });
  await a.post("/api/events/1/withdraw-stock");
  await a.post("/api/events/1/return-stock", {
    returns: [],
    losses: [
      { ingredientId: 1, quantity: 0.33, kind: "perda", reason: "Derramou" },
      { ingredientId: 1, quantity: 1, kind: "quebra", reason: "Caiu" },
    ],
  });
});

test("lists what was lost at events and elsewhere, newest first, with what it cost", async () => {
  expect(await losses()).toMatchObject([
    { kind: "quebra", quantity: 1, cost: "30", unit: "L", reason: "Caiu", eventId: 1, ingredientId: 1 },
    { kind: "perda", quantity: 0.33, cost: "9.9", reason: "Derramou", ingredientName: "Cachaça" },
    { kind: "perda", quantity: 3, cost: "1.5", ingredientName: "Limão", eventId: null, eventName: null },
  ]);
  expect((await losses())[0]?.eventName).toBe(wedding.name);
});

test("of one event, or of a time", async () => {
  expect(await losses("?event=1")).toHaveLength(2);
  expect(await losses("?event=2")).toEqual([]);
  const moments = (await losses()).map(({ createdAt }) => createdAt);
  const later = moments[0] as string;
  expect(await losses(`?from=${later}`)).toHaveLength(moments.filter((each) => each >= later).length);
  expect(await losses(`?to=${later}`)).toHaveLength(moments.filter((each) => each < later).length);
  expect(moments.filter((each) => each < later)).toHaveLength(1);
});

test("comes in pages, each after the one before, without gaps for what was undone", async () => {
  const { rows } = await app.pool.query("select max(id)::int as newest from stock_movements");
  await app.pool.query(`
    insert into stock_movements
      (company_id, ingredient_id, kind, unit, quantity_delta, unit_cost, lost_quantity, reason, user_id, created_at)
      select 1, 2, 'perda', 'unidade', -1, 0.5, 1, 'Estragou', 1, now() from generate_series(1, 750)`);
  await app.pool.query(
    `insert into stock_movements
      (company_id, ingredient_id, kind, unit, quantity_delta, unit_cost, lost_quantity, reason, user_id, created_at, reverses_id)
      select 1, 2, 'perda', 'unidade', 1, 0.5, -1, 'Estragou', 1, now(), id from stock_movements where id > $1 and id % 10 = 0`,
    [rows[0].newest],
  );
  const first = await losses();
  expect(first).toHaveLength(LOSSES_PER_PAGE);
  const second = await losses(`?before=${first.at(-1)?.id}`);
  const all = [...first, ...second].map(({ id }) => id);
  expect(all).toHaveLength(675 + 3);
  expect(all).toEqual([...new Set(all)].sort((a, b) => b - a));
  expect(await losses(`?before=${all.at(-1)}`)).toEqual([]);
  expect(await losses(`?event=1&before=${all.at(-2)}`)).toEqual([]);
  expect(await losses(`?event=1&before=${all[0]}`)).toHaveLength(2);
});

test.each(["0", "x", "-1"])("?before=%s: 400", async (before) => {
  expect(await a.get(`/api/losses?before=${before}`)).toMatchObject({
    status: 400,
    body: { message: "Página inválida" },
  });
});

test("what was undone was not lost", async () => {
  await a.post("/api/events/1/undo-return");
  expect(await losses()).toMatchObject([{ quantity: 3 }]);
});

test("what a count found missing is a loss at its own cost; a surplus and an edited quantity are none", async () => {
  const stock = async () => (await a.get("/api/ingredients")).body as Ingredient[];
  const count = async (change: (ingredient: Ingredient) => number) =>
    a.post("/api/ingredients/count", {
      counts: (await stock()).map((one) => ({
        ingredientId: one.id,
        version: one.version,
        quantity: change(one),
      })),
    });
  const before = await losses();
  const added = async () => (await losses()).slice(0, -before.length);
  // A unit cost that no number of cents is: 100 / 7 per litre.
  await a.post("/api/ingredients", {
    name: "Gin",
    category: "Bebidas Alcoólicas",
    quantity: 7,
    unit: "L",
    pricePerUnit: 100,
    minQuantity: 0,
  });
  await count(({ name, quantity }) => (name === "Limão" ? quantity + 5 : name === "Gin" ? 6.67 : quantity));
  expect(await added()).toEqual([
    expect.objectContaining({
      kind: "contagem",
      reason: "contagem",
      ingredientName: "Gin",
      unit: "L",
      quantity: 0.33,
      cost: "4.71428571428562",
      eventId: null,
      eventName: null,
    }),
  ]);
  const gin = (await stock()).find(({ name }) => name === "Gin") as Ingredient;
  expect((await a.put(`/api/ingredients/${gin.id}`, { ...gin, quantity: 1 })).status).toBe(200);
  expect(await added()).toHaveLength(1);
  expect(await losses("?event=1")).toHaveLength(2);

  const all = await losses();
  const { cost, byEvent, byIngredient, byMonth } = lossReport(all, SAO_PAULO);
  expect(cost).toBe(46.11);
  for (const groups of [byEvent, byIngredient, byMonth]) {
    expect(rounded(sum(groups.map((group) => exact(group.cost))), 2)).toBe(cost);
  }
});

test("what one count found too much and another too little cancel each other, in any order and over pages", async () => {
  const before = await losses();
  const oranges = { name: "Laranja", category: "Frutas", unit: "unidade", quantity: 10, pricePerUnit: 5 };
  const { id } = (await a.post("/api/ingredients", oranges)).body as Ingredient;
  const count = async (quantity: number) => {
    const { version } = ((await a.get("/api/ingredients")).body as Ingredient[]).find(
      (one) => one.id === id,
    ) as Ingredient;
    const counts = [{ ingredientId: id, version, quantity }];
    expect((await a.post("/api/ingredients/count", { counts })).status).toBe(200);
  };
  const added = async () =>
    (await losses()).slice(0, -before.length).map(({ quantity, cost }) => [quantity, cost]);
  await count(4);
  const first = await added();
  expect(first).toEqual([[6, "3"]]);
  await count(40);
  await count(4);
  expect(await added()).toEqual(first);
  await count(3);
  expect((await added())[0]).toEqual([1, "0.5"]);
  await count(4);
  expect(await added()).toEqual(first);
  // More than a page of shortages, each of which was found again.
  await app.pool.query(
    `insert into stock_movements (company_id, ingredient_id, kind, unit, quantity_delta, unit_cost, reason, user_id, created_at)
      select 1, $2::int, 'ajuste', 'unidade', delta, 0.5, 'contagem', 1, now()
        from generate_series(1, $1) as n, unnest(array[-1, 1]) as delta`,
    [LOSSES_PER_PAGE + 10, id],
  );
  expect(await added()).toEqual(first);
});

test("is nobody's but the company's own, and of those who see money", async () => {
  expect(await losses("", b)).toEqual([]);
  expect(await losses("?event=1", b)).toEqual([]);
  const { token } = await app.addUser({ email: "teo@bar.com.br", companyId: 1, companyRole: "equipe" });
  expect((await app.call("GET", "/api/losses", { token })).status).toBe(403);
});

test.each(["?from=ontem", "?to=2026-13-01", "?event=x", "?event=0", "?event=99999999999"])(
  "%s: 400",
  async (query) => {
    expect(await a.get(`/api/losses${query}`)).toMatchObject({
      status: 400,
      body: { message: "Período inválido" },
    });
  },
);

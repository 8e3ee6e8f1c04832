import { beforeEach, describe, expect, test } from "vitest";
import { stockDifferences } from "#server/ingredients/verify-stock.ts";
import { teamCaller, teamPath } from "#server/night/team-link/testing/team-caller.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { stockCalls, wedding } from "#server/testing/events.ts";
import type { ActivityBatch } from "#shared/activity/contract.ts";
import type { EventCount } from "#shared/night/counts/contract.ts";

const { app, a } = await twoCompanies({ isStocked: true });
const team = teamCaller(app);
const { event, withdraw } = stockCalls(a);
const settle = (body: object) => a.post("/api/events/1/return-stock", body);
const gone = { ingredientId: 1, quantity: 0, ranOut: true };
const changes = async () =>
  ((await a.get("/api/activity")).body as ActivityBatch).activities.flatMap(
    ({ details }) => details?.changes ?? [],
  );

beforeEach(async () => {
  await a.post("/api/events", wedding);
});

describe("a return", () => {
  beforeEach(() => withdraw());

  test("tells how many came and what was gone before the end; that is a return by itself", async () => {
    expect(await settle({ returns: [gone], guestsPresent: 128 })).toMatchObject({
      status: 200,
      body: {
        stockState: "back",
        guestsPresent: 128,
        teaches: true,
        stockUse: [
          { ingredientId: 1, returned: 0, ranOut: true },
          { ingredientId: 2, ranOut: false },
        ],
      },
    });
    expect(await changes()).toContainEqual({ field: "guestsPresent", from: null, to: 128 });
    expect(await stockDifferences(app.db)).toMatchObject({ differences: [], uses: [] });
  });

  test("also beside what came back", async () => {
    await settle({ returns: [gone, { ingredientId: 2, quantity: 5 }] });
    expect(await event()).toMatchObject({
      guestsPresent: null,
      stockUse: [
        { returned: 0, ranOut: true },
        { returned: 5, ranOut: false },
      ],
    });
  });

  test("undone, nothing was gone; who came is known all the same", async () => {
    await settle({ returns: [gone], guestsPresent: 128 });
    expect((await a.post("/api/events/1/undo-return", {})).status).toBe(200);
    expect(await event()).toMatchObject({ guestsPresent: 128, stockUse: [{ ranOut: false }, {}] });
    await settle({ returns: [{ ingredientId: 1, quantity: 1 }], guestsPresent: null });
    expect(await event()).toMatchObject({ guestsPresent: null, stockUse: [{ ranOut: false }, {}] });
  });

  test.each([
    [[{ ...gone, quantity: 1 }], "Cachaça não acabou antes do fim: uma parte voltou", "returns.0.ranOut"],
    [
      [gone, { ingredientId: 1, quantity: 1 }],
      "Cachaça não acabou antes do fim: uma parte voltou",
      "returns.0.ranOut",
    ],
    [[{ ...gone, ingredientId: 99 }], "Ingrediente", "returns.0.ingredientId"],
    [[{ ...gone, ranOut: "sim" }], "Informe se acabou antes do fim", "returns.0.ranOut"],
  ])("of %j is refused", async (returns, message, path) => {
    expect(await settle({ returns })).toMatchObject({
      status: 400,
      body: { issues: [{ path, message: expect.stringContaining(message) }] },
    });
    expect(await event()).toMatchObject({ stockState: "out" });
  });

  test.each([0, -1, 1.5, "muitos", 1e9])("with %j guests is refused", async (guestsPresent) => {
    expect(await settle({ returns: [gone], guestsPresent })).toMatchObject({
      status: 400,
      body: { issues: [{ path: "guestsPresent" }] },
    });
  });
});

test("an event that is a plan again has no guests who came", async () => {
  await withdraw();
  const all = [
    { ingredientId: 1, quantity: 4 },
    { ingredientId: 2, quantity: 15 },
  ];
  await settle({ returns: all, guestsPresent: 20 });
  expect(await event()).toMatchObject({ guestsPresent: 20 });
  await a.put("/api/events/1", wedding);
  expect(await event()).toMatchObject({ stockState: "planned", guestsPresent: null });
});

test("an edit keeps or changes whether an event teaches, and who came, and the trail tells it", async () => {
  expect(await event()).toMatchObject({ teaches: true, guestsPresent: null });
  await a.put("/api/events/1", { ...wedding, teaches: false, guestsPresent: 90 });
  await a.put("/api/events/1", wedding);
  expect(await event()).toMatchObject({ teaches: false, guestsPresent: 90 });
  expect(await changes()).toEqual(
    expect.arrayContaining([
      { field: "teaches", from: "sim", to: "não" },
      { field: "guestsPresent", from: null, to: 90 },
    ]),
  );
});

describe("by the team's link", () => {
  const entry = (id: number, said: object) => ({
    id: `5f0c2a4e-7d1b-4c3a-9e8f-0000000000${id}`,
    at: "2026-12-26T03:10:00.000Z",
    name: "Téo",
    ...said,
  });

  test("guests and what was gone wait for the return, like counts", async () => {
    await withdraw();
    const path = await teamPath(a);
    const guests = entry(10, { ingredientId: null, guestsPresent: 128 });
    expect(await team.post(`${path}/counts`, guests)).toMatchObject({
      status: 201,
      body: { ingredientId: null, guestsPresent: 128, by: "Téo", closed: 0, isSettled: false },
    });
    expect((await team.post(`${path}/counts`, guests)).status).toBe(201);
    await team.post(`${path}/counts`, entry(11, { ingredientId: 1, ranOut: true }));
    const counts = (await a.get("/api/events/1/counts")).body as EventCount[];
    expect(counts).toMatchObject([
      { ingredientId: null, guestsPresent: 128, ranOut: null },
      { ingredientId: 1, guestsPresent: null, ranOut: true },
    ]);
    // Nothing of it counts before somebody registers the return.
    expect(await event()).toMatchObject({ guestsPresent: null, stockUse: [{ ranOut: false }, {}] });
    await settle({ returns: [gone], guestsPresent: 128, counts: counts.map(({ id }) => id) });
    expect((await a.get("/api/events/1/counts")).body).toEqual([]);
  });

  test.each([
    { ingredientId: null },
    { ingredientId: null, guestsPresent: 128, closed: 1 },
    { ingredientId: null, guestsPresent: 128, ranOut: true },
    { ingredientId: null, guestsPresent: 0 },
    { ingredientId: 1, guestsPresent: 128 },
    { guestsPresent: 128 },
  ])("%j is no entry", async (said) => {
    const path = await teamPath(a);
    expect(await team.post(`${path}/counts`, entry(10, said))).toMatchObject({ status: 400 });
  });
});

test("the company's copy has all of it", async () => {
  await withdraw();
  await a.post("/api/events/1/counts", {
    id: "5f0c2a4e-7d1b-4c3a-9e8f-000000000010",
    at: "2026-12-26T03:10:00.000Z",
    ingredientId: null,
    guestsPresent: 120,
  });
  await settle({ returns: [gone], guestsPresent: 128 });
  expect((await a.get("/api/company-data")).body).toMatchObject({
    events: [{ teaches: true, guestsPresent: 128, stockUse: [{ ranOut: true }, { ranOut: false }] }],
    stockMovements: expect.arrayContaining([expect.objectContaining({ kind: "retorno", ranOut: true })]),
    eventCounts: [{ ingredientId: null, guestsPresent: 120 }],
  });
});

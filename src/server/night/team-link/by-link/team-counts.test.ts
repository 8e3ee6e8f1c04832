import { randomUUID } from "node:crypto";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { addressLimits, linkLimits } from "#server/accounts/attempt-limits.ts";
import { teamCaller, teamPath } from "#server/night/team-link/testing/team-caller.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { wedding } from "#server/testing/events.ts";
import type { EventCount, TakenCount } from "#shared/night/counts/contract.ts";

const { app, a, b } = await twoCompanies({ isStocked: true });
const team = teamCaller(app);
let path: string;

const entry = (changes: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  ingredientId: 1,
  closed: 2,
  openTenths: [5],
  lost: 0,
  broken: 0,
  at: "2026-12-26T03:10:00.000Z",
  name: "Téo",
  ...changes,
});
const count = (changes?: Record<string, unknown>) => team.post(`${path}/counts`, entry(changes));
const countsOfEvent = async () => (await a.get("/api/events/1/counts")).body as EventCount[];

beforeEach(async () => {
  await a.post("/api/events", wedding);
  path = await teamPath(a);
});

test("what the team counts is the event's, under the name that was given; sent again it is the same", async () => {
  const sent = entry();
  const { name, ...told } = sent;
  const first = await team.post(`${path}/counts`, sent);
  expect(first).toMatchObject({ status: 201, body: { ...told, by: name } });
  expect((await team.post(`${path}/counts`, sent)).body).toEqual(first.body);
  const { isSettled: _isSettled, ...kept } = first.body as TakenCount;
  expect(await countsOfEvent()).toEqual([kept]);
  expect((await team.get(`${path}/counts`)).body).toEqual([kept]);
  const { rows } = await app.pool.query("select user_id from event_counts");
  expect(rows).toEqual([{ user_id: null }]);
});

test("a name cannot turn around what stands beside it", async () => {
  expect(await count({ name: "\u202eTéo\u2066 \u200fLima" })).toMatchObject({
    status: 201,
    body: { by: "Téo Lima" },
  });
});

test("a count of more than 16 KB is not read", async () => {
  expect(await count({ name: "x".repeat(17_000) })).toMatchObject({ status: 413, body: {} });
});

test("the team sees who else counted, without anybody's e-mail address", async () => {
  const { name: _name, ...own } = entry();
  expect((await a.post("/api/events/1/counts", own)).body).toMatchObject({ by: "a@bar.com.br" });
  expect((await team.get(`${path}/counts`)).body).toMatchObject([{ by: "a" }]);
});

test.each([
  ["without a name", { name: " " }, "Informe o seu nome"],
  ["of an item that the event does not have", { ingredientId: 4 }, "Este item não é deste evento"],
  ["of another company's", { ingredientId: 3 }, "Este item não é deste evento"],
  ["that is none", { id: "1" }, "Contagem inválida"],
])("a count %s is refused in words", async (_what, changes, message) => {
  await a.post("/api/ingredients", { name: "Sal", category: "Outros", quantity: 1, unit: "kg" });
  expect(await count(changes)).toMatchObject({ status: 400, body: { message } });
  expect(await countsOfEvent()).toEqual([]);
});

test("something that was taken besides the plan can be counted, also after the return", async () => {
  await a.post("/api/ingredients", {
    name: "Sal",
    category: "Outros",
    quantity: 9,
    unit: "kg",
    pricePerUnit: 9,
  });
  await a.post("/api/events/1/withdraw-stock");
  await a.post("/api/events/1/take-more", { items: [{ ingredientId: 4, quantity: 2 }] });
  expect((await count({ ingredientId: 4 })).status).toBe(201);
  await a.post("/api/events/1/return-stock", { returns: [], close: true });
  expect((await count({ ingredientId: 4 })).status).toBe(201);
});

test("what came before is answered again although its item has left the event", async () => {
  const sent = entry({ ingredientId: 2 });
  const first = await team.post(`${path}/counts`, sent);
  await app.pool.query("delete from event_ingredients where ingredient_id = 2");
  expect(await team.post(`${path}/counts`, sent)).toMatchObject({ status: 201, body: first.body });
  expect((await count({ ingredientId: 2 })).status).toBe(400);
});

test("whatever comes by the link, the company can still count, and begin anew", async () => {
  await app.pool.query(`insert into event_counts
      (company_id, id, event_id, ingredient_id, closed, open_tenths, lost, broken, by, counted_at)
    select 1, gen_random_uuid(), 1, 1, 0, '{}', 0, 0, 'Zé', now() from generate_series(1, 1000)`);
  expect(await count()).toMatchObject({
    status: 409,
    body: { message: "Este evento já tem 1.000 contagens" },
  });
  const { name: _name, ...own } = entry();
  expect((await a.post("/api/events/1/counts", own)).status).toBe(201);
  const counts = (await countsOfEvent()).map(({ id }) => id);
  expect((await a.post("/api/events/1/counts/dismiss", { counts })).status).toBe(200);
  expect((await count()).status).toBe(201);
});

test("a link that was revoked, is over or is another company's adds nothing", async () => {
  await b.post("/api/events", {
    ...wedding,
    drinks: undefined,
    eventIngredients: [
      {
        ingredientId: 3,
        ingredientName: "Gin",
        quantity: 50,
        unit: "ml",
        plannedQuantity: 50,
        drinkId: 2,
        drinkName: "Gin Tônica",
      },
    ],
  });
  const ofB = await teamPath(b, 2);
  expect((await team.post(`${ofB}/counts`, entry())).status).toBe(400);
  expect((await team.post(`${ofB}/counts`, entry({ ingredientId: 3 }))).status).toBe(201);
  await a.patch("/api/events/1/disable");
  expect((await count()).status).toBe(410);
  await a.patch("/api/events/1/enable");
  await a.delete("/api/events/1/team-link");
  expect(await count()).toMatchObject({
    status: 404,
    body: { message: expect.stringContaining("Link não") },
  });
  expect((await team.get(`${path}/counts`)).status).toBe(404);
  expect(await countsOfEvent()).toEqual([]);
});

test("of a count and a revocation at once, either comes first", async () => {
  const [, ...counted] = await Promise.all([
    a.delete("/api/events/1/team-link"),
    ...Array.from({ length: 8 }, () => count()),
  ]);
  const taken = counted.filter(({ status }) => status === 201).length;
  expect(counted.filter(({ status }) => status === 404)).toHaveLength(8 - taken);
  expect(await countsOfEvent()).toHaveLength(taken);
});

test("a count that was on its way when the link was revoked adds nothing", async () => {
  const holder = await app.pool.connect();
  onTestFinished(() => holder.release(true));
  await holder.query("begin; select from events where id = 1 for update");
  const counted = count();
  await vi.waitFor(async () => {
    const { rowCount } = await app.pool.query("select from pg_locks where not granted");
    expect(rowCount).toBeGreaterThan(0);
  });
  await holder.query("delete from event_team_links; commit");
  expect((await counted).status).toBe(404);
  expect(await countsOfEvent()).toEqual([]);
});

test("fifteen people who each count something every three seconds are within the limits", () => {
  const { atMost, within } = linkLimits.teamCount;
  expect(atMost).toBeGreaterThan((15 * within) / 3000);
  expect(addressLimits.teamCount.atMost).toBeGreaterThanOrEqual(atMost);
});

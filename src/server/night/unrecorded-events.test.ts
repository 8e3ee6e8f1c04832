import { expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import { stockCalls, wedding } from "#server/testing/events.ts";
import type { ActivityBatch } from "#shared/activity/contract.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";

const { app, a } = await twoCompanies({ isStocked: true });
const { event, stock, withdraw, giveBack } = stockCalls(a);

const RIGHT_NOW = new Date("2026-03-10T15:00:00Z");
/** Friday the 6th at 20:00 in São Paulo. */
const PAST = { ...wedding, date: "2026-03-06T23:00:00.000Z" };
const reserved = async () => (await stock()).map(({ reservedQuantity }) => reservedQuantity);
const activities = async () => ((await a.get("/api/activity")).body as ActivityBatch).activities;
const say = (path = "nothing-used", id = 1) => a.patch(`/api/events/${id}/${path}`);

test("over midnight a forgotten event stops to reserve, and the list that names it is another", async () => {
  app.clock.now = new Date("2026-03-09T02:59:59Z");
  await a.post("/api/events", PAST);
  const before = await a.get("/api/ingredients");
  expect((before.body as Ingredient[]).map(({ reservedQuantity }) => reservedQuantity)).toEqual([4, 15]);
  const tag = before.headers.get("etag") ?? "";
  const again = () => a.get("/api/ingredients", undefined, { "if-none-match": tag });
  expect((await again()).status).toBe(304);
  app.clock.now = new Date("2026-03-09T03:00:00Z");
  const after = await again();
  expect([after.status, after.headers.get("etag") === tag]).toEqual([200, false]);
  expect(await reserved()).toEqual([0, 0]);
  // A single ingredient, as its change is answered, says the same.
  const bought = await a.post("/api/ingredients/1/entries", { quantity: 1, price: 10 });
  expect(bought.body).toMatchObject({ reservedQuantity: 0 });
  app.clock.now = RIGHT_NOW;
});

test("a forgotten event is withdrawn late", async () => {
  await a.post("/api/events", PAST);
  expect(await withdraw()).toMatchObject({ status: 200, body: { stockWithdrawn: "true" } });
});

test("nothing was used: told of, counted as no cost, undone, and said again", async () => {
  const made = (await a.post("/api/events", PAST)).body as object;
  expect(await say()).toMatchObject({
    status: 200,
    body: { ...made, nothingUsed: true, stockState: "unused", version: 2 },
  });
  expect(await say()).toMatchObject({ status: 200, body: { nothingUsed: true, version: 2 } });
  expect(await say("nothing-used/undo")).toMatchObject({
    status: 200,
    body: { nothingUsed: false, version: 3 },
  });
  expect((await activities()).slice(0, 2).map(({ action, subject }) => [action, subject])).toEqual([
    ["event_nothing_used_undone", "Casamento da Ana"],
    ["event_nothing_used", "Casamento da Ana"],
  ]);
});

test("a late withdrawal, and another date, take it back", async () => {
  await a.post("/api/events", PAST);
  await say();
  expect(await withdraw()).toMatchObject({ status: 200, body: { nothingUsed: false } });
  await a.post("/api/events", PAST);
  await say("nothing-used", 2);
  const moved = await a.put("/api/events/2", { ...wedding, name: "Adiado" });
  expect(moved).toMatchObject({ status: 200, body: { nothingUsed: false } });
});

test.each([
  ["to come", wedding, "O evento ainda não aconteceu"],
  [
    "not confirmed",
    { ...PAST, status: "planejamento" },
    "Somente eventos confirmados permitem registrar que nada foi usado",
  ],
])("of an event that is %s it is refused", async (_what, payload, message) => {
  await a.post("/api/events", payload);
  expect(await say()).toMatchObject({ status: 409, body: { message } });
});

test("while its stock is out it is refused, and of a disabled event", async () => {
  await a.post("/api/events", PAST);
  await withdraw();
  expect(await say()).toMatchObject({
    status: 409,
    body: { message: "O estoque deste evento já foi retirado" },
  });
  await giveBack({ ingredientId: 1, quantity: 1 });
  await a.patch("/api/events/1/disable");
  expect(await say()).toMatchObject({ status: 409 });
});

const nothingBack = (body: object = { returns: [], nothingReturned: true }) =>
  a.post("/api/events/1/return-stock", body);

test("an event that used everything is returned, can go out again, and be disabled", async () => {
  await a.post("/api/events", PAST);
  const before = await stock();
  await withdraw();
  const out = await stock();
  expect(await nothingBack()).toMatchObject({
    status: 200,
    body: {
      stockWithdrawn: "false",
      stockReturned: true,
      stockUse: [
        { withdrawn: 4, returned: 0, out: 0 },
        { withdrawn: 15, returned: 0, out: 0 },
      ],
    },
  });
  expect(await stock()).toEqual(out);
  expect((await activities())[0]).toMatchObject({ action: "retorno", subject: "Casamento da Ana", count: 0 });
  await a.post("/api/ingredients/2/entries", { quantity: 100, price: 50 });
  expect((await withdraw()).status).toBe(200);
  // Only what the second withdrawal took may come back.
  expect((await event()).stockUse.map(({ out: now }) => now)).toEqual([4, 15]);
  expect(await giveBack({ ingredientId: 1, quantity: 4.01 })).toMatchObject({ status: 400 });
  expect(await nothingBack()).toMatchObject({ status: 200 });
  expect(await a.patch("/api/events/1/disable")).toMatchObject({ status: 200 });
  expect((await stock())[0]?.quantity).toBe((before[0]?.quantity ?? 0) - 8);
});

test("a plain empty return stays refused, and so does one that says both", async () => {
  await a.post("/api/events", PAST);
  await withdraw();
  const message = "Nenhum item de retorno foi informado";
  expect(await nothingBack({ returns: [] })).toMatchObject({ status: 400, body: { message } });
  expect(await nothingBack({ returns: [], nothingReturned: false })).toMatchObject({
    status: 400,
    body: { message },
  });
  expect(
    await nothingBack({ returns: [{ ingredientId: 1, quantity: 1 }], nothingReturned: true }),
  ).toMatchObject({ status: 400, body: { message: "Informe o que voltou ou que nada voltou, não os dois" } });
  expect((await event()).stockWithdrawn).toBe("true");
});

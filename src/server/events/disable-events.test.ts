import { expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import { wedding } from "#server/testing/events.ts";
import type { ActivityBatch } from "#shared/activity/contract.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";

const { app, a } = await twoCompanies({ isStocked: true });

const event = async () => ((await a.get("/api/events")).body as CateringEvent[])[0];
const actions = async () =>
  ((await a.get("/api/activity")).body as ActivityBatch).activities.map(({ action }) => action);
const MESSAGE = "Registre o retorno do estoque antes de desabilitar o evento";
const bringBack = () => a.post("/api/events/1/return-stock", { returns: [{ ingredientId: 1, quantity: 1 }] });

test("a disabled event comes back as it was, is edited again, and both are told of", async () => {
  const made = (await a.post("/api/events", { ...wedding, clients: [1] })).body as CateringEvent;
  await a.patch("/api/events/1/disable");
  const enabled = await a.patch("/api/events/1/enable");
  expect(enabled).toMatchObject({ status: 200, body: { ...made, active: "true", version: 3 } });
  expect(await event()).toEqual(enabled.body);
  expect((await actions()).slice(0, 2)).toEqual(["event_enabled", "event_disabled"]);
  expect((await a.put("/api/events/1", { ...wedding, name: "Bodas", version: 3 })).status).toBe(200);
});

test("what is so already stays so, and leaves no second line", async () => {
  await a.post("/api/events", wedding);
  for (const [call, active, version] of [
    ["enable", "true", 1],
    ["disable", "false", 2],
    ["disable", "false", 2],
    ["enable", "true", 3],
    ["enable", "true", 3],
  ] as const) {
    expect(await a.patch(`/api/events/1/${call}`)).toMatchObject({ status: 200, body: { active, version } });
  }
  expect((await actions()).filter((action) => action.startsWith("event_"))).toEqual([
    "event_enabled",
    "event_disabled",
    "event_created",
  ]);
});

test("an enabled event reserves its plan again", async () => {
  await a.post("/api/events", { ...wedding, status: "confirmado" });
  const reserved = async () => ((await a.get("/api/ingredients")).body as Ingredient[])[0]?.reservedQuantity;
  const before = await reserved();
  expect(before).toBeGreaterThan(0);
  await a.patch("/api/events/1/disable");
  expect(await reserved()).toBe(0);
  await a.patch("/api/events/1/enable");
  expect(await reserved()).toBe(before);
});

test("an event whose stock is out is not disabled, and once it is back it is", async () => {
  await a.post("/api/events", { ...wedding, status: "confirmado" });
  await a.post("/api/events/1/withdraw-stock");
  const before = await event();
  expect(await a.patch("/api/events/1/disable")).toMatchObject({
    status: 409,
    body: { message: MESSAGE, error: MESSAGE },
  });
  expect(await event()).toEqual(before);
  expect(await actions()).not.toContain("event_disabled");
  expect((await bringBack()).status).toBe(200);
  expect((await a.patch("/api/events/1/disable")).status).toBe(200);
});

test("one that an older version has disabled with its stock out comes back, and so does its stock", async () => {
  await a.post("/api/events", { ...wedding, status: "confirmado" });
  await a.post("/api/events/1/withdraw-stock");
  await app.pool.query("update events set is_active = false");
  expect(await a.patch("/api/events/1/disable")).toMatchObject({ status: 200, body: { active: "false" } });
  expect(await a.patch("/api/events/1/enable")).toMatchObject({
    status: 200,
    body: { active: "true", stockWithdrawn: "true" },
  });
  expect((await bringBack()).status).toBe(200);
});

test("withdrawals and disabling at once: never both", async () => {
  for (let round = 1; round <= 5; round += 1) {
    await a.post("/api/events", { ...wedding, status: "confirmado" });
    await a.post("/api/ingredients/1/entries", { quantity: 10, price: 300 });
    await a.post("/api/ingredients/2/entries", { quantity: 100, price: 50 });
    const calls = [0, 1, 2].flatMap(() => [
      a.patch(`/api/events/${round}/disable`),
      a.post(`/api/events/${round}/withdraw-stock`),
    ]);
    expect((await Promise.all(calls)).filter(({ status }) => status >= 500)).toEqual([]);
    const { rows } = await app.pool.query("select is_active, is_stock_withdrawn from events where id = $1", [
      round,
    ]);
    // Exactly one of them has won.
    expect(rows[0].is_active).toBe(rows[0].is_stock_withdrawn);
  }
});

import { beforeEach, expect, test } from "vitest";
import { stockDifferences } from "#server/ingredients/verify-stock.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { eventPayload } from "#server/testing/events.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";

const { app, a } = await twoCompanies();

const INGREDIENTS = 6;
const EVENTS = 10;

// Every event takes 1 unit of each ingredient but one; there is enough for eight of the ten.
beforeEach(async () => {
  for (let made = 1; made <= INGREDIENTS; made += 1) {
    const values = { category: "Outros", quantity: 8, unit: "unidade", pricePerUnit: 80 };
    await a.post("/api/ingredients", { ...values, name: `Item ${made}` });
  }
  const ingredients = [{ ingredientId: 1, quantity: 1, unit: "unidade" }];
  await a.post("/api/drinks", { name: "Drink", ingredients });
  for (let made = 0; made < EVENTS; made += 1) {
    // In another order each time: only locks taken in the order of ids keep these from waiting for one another.
    const ids = Array.from({ length: INGREDIENTS }, (_, index) => ((index + made) % INGREDIENTS) + 1);
    await a.post(
      "/api/events",
      eventPayload(
        ids.slice(1).map((ingredientId) => ({ ingredientId, unit: "unidade", planned: 1 })),
        { name: `Evento ${made}` },
      ),
    );
  }
});

const quantities = async () =>
  ((await a.get("/api/ingredients")).body as Ingredient[]).map(({ quantity }) => quantity);

test("50 withdrawals at once over 10 events: each event once, nothing lost, nobody deadlocked", async () => {
  for (let id = 1; id <= INGREDIENTS; id += 1) {
    await a.post(`/api/ingredients/${id}/entries`, { quantity: 2, price: 20 });
  }
  const calls = Array.from({ length: 50 }, (_, index) =>
    a.post(`/api/events/${(index % EVENTS) + 1}/withdraw-stock`),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(EVENTS);
  expect(statuses.filter((status) => status === 409)).toHaveLength(50 - EVENTS);
  // 10 of each, less 1 for every event that uses it.
  expect((await quantities()).reduce((total, quantity) => total + quantity, 0)).toBe(
    10 * INGREDIENTS - EVENTS * (INGREDIENTS - 1),
  );
  expect((await stockDifferences(app.db)).differences).toEqual([]);
});

test("short stock, edits, entries and withdrawals at once: never below zero, the ledger agrees", async () => {
  const item = { category: "Outros", unit: "unidade", pricePerUnit: 80, quantity: 8 };
  const calls = Array.from({ length: 50 }, (_, index) => {
    const id = (index % EVENTS) + 1;
    const ingredientId = (index % INGREDIENTS) + 1;
    if (index % 5 === 3)
      return a.post(`/api/ingredients/${ingredientId}/entries`, { quantity: 0.5, price: 5 });
    if (index % 5 === 4)
      return a.put(`/api/ingredients/${ingredientId}`, { ...item, name: `Item ${ingredientId}` });
    return a.post(`/api/events/${id}/withdraw-stock`);
  });
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.every((status) => [200, 201, 409].includes(status))).toBe(true);
  expect((await quantities()).every((quantity) => quantity >= 0)).toBe(true);
  expect((await stockDifferences(app.db)).differences).toEqual([]);
});

test("plans are changed while the same ingredients leave the stock, and nobody waits in a circle", async () => {
  const calls = Array.from({ length: 40 }, (_, index) => {
    if (index % 2 === 0) return a.post(`/api/events/${(index % 4) + 1}/withdraw-stock`);
    const ids = Array.from({ length: INGREDIENTS }, (_each, line) => ((line + index) % INGREDIENTS) + 1);
    const lines = ids.map((ingredientId) => ({ ingredientId, unit: "unidade" as const, planned: 1 }));
    return a.put(`/api/events/${(index % 4) + 6}`, eventPayload(lines));
  });
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
});

test("of many returns at once exactly one wins", async () => {
  await a.post("/api/events/1/withdraw-stock");
  const returns = [{ ingredientId: 2, quantity: 1 }];
  const calls = Array.from({ length: 20 }, () => a.post("/api/events/1/return-stock", { returns }));
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  expect((await stockDifferences(app.db)).differences).toEqual([]);
});

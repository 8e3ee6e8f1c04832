import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { stockDifferences } from "#server/ingredients/verify-stock.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { eventPayload } from "#server/testing/events.ts";
import type { ActivityBatch } from "#shared/activity/contract.ts";
import { describeActivity } from "#shared/activity/describe-activity.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import type { Purchase } from "#shared/purchases/contract.ts";
import { SAO_PAULO } from "#shared/time/time-zones.ts";

const { app, a, b } = await twoCompanies({ isStocked: true });

afterEach(async () => {
  expect(await stockDifferences(app.db)).toMatchObject({ differences: [], values: [], reversals: [] });
});

const line = (changes: object = {}) => ({ ingredientId: 1, quantity: 2, price: 80, ...changes });
const limes = line({ ingredientId: 2, quantity: 5, price: 10 });
const buy = async (...lines: object[]) => {
  const { body } = await a.post("/api/purchases", { boughtOn: "2026-12-01", lines });
  return (body as { ids: number[] }).ids[0] ?? 0;
};
const reverse = (id: number, company = a) => company.post(`/api/purchases/${id}/reverse`);
const list = async () => (await a.get("/api/purchases")).body as Purchase[];
const stock = async () => (await a.get("/api/ingredients")).body as Ingredient[];
const worth = async () =>
  (await stock()).map(({ quantity, pricePerUnit }) => [quantity, pricePerUnit] as const);

test("all lines are taken back at once, each by the opposite movement, and the trail tells it in one line", async () => {
  const before = await worth();
  const id = await buy(line(), limes, line({ quantity: 1, price: 55.55 }));
  const reply = await reverse(id);
  expect(reply).toMatchObject({ status: 201, body: { id, reversedBy: "a@bar.com.br", total: "145.55" } });
  expect(await worth()).toEqual(before);
  expect(await list()).toMatchObject([
    { id, reversedAt: expect.stringMatching(/Z$/), lines: Array(3).fill({ isReversed: true }) },
  ]);
  expect((await a.get("/api/ingredients/1/movements")).body).toMatchObject([
    { kind: "entrada", quantityDelta: -2, unitCost: 40, purchaseId: null, quantityAfter: 10 },
    { kind: "entrada", quantityDelta: -1, unitCost: 55.55 },
    { quantityDelta: 1, purchaseId: id, isReversed: true },
    { quantityDelta: 2, purchaseId: id, isReversed: true },
    { quantityDelta: 10 },
  ]);
  const { activities } = (await a.get("/api/activity")).body as ActivityBatch;
  expect(activities[0] && describeActivity(activities[0], SAO_PAULO)).toBe(
    "Estornou uma entrada de 2 ingredientes",
  );
});

test("a line that was taken back alone stays so; the others follow", async () => {
  const before = await worth();
  const id = await buy(line(), limes);
  const [first] = (await list())[0]?.lines ?? [];
  await a.post(`/api/movements/${first?.id}/reverse`);
  expect((await reverse(id)).status).toBe(201);
  expect(await worth()).toEqual(before);
  expect((await stock()).map(({ version }) => version)).toEqual([3, 3]);
});

test("a purchase of something that was archived since brings it back", async () => {
  const rum = { name: "Rum", category: "Outros", quantity: 0, unit: "L", pricePerUnit: 0 };
  await a.post("/api/ingredients", rum);
  const id = await buy(line({ ingredientId: 4 }));
  await a.put("/api/ingredients/4", { ...rum, quantity: 2, pricePerUnit: 80 });
  await a.patch("/api/ingredients/4/archive");
  expect((await reverse(id)).status).toBe(201);
  expect((await stock()).at(-1)).toMatchObject({ id: 4, quantity: 0 });
});

describe("refused, and nothing changes:", () => {
  const refused = async (id: number, message: string) => {
    const before = [await stock(), await list()];
    expect(await reverse(id)).toMatchObject({ status: 409, body: { message } });
    expect([await stock(), await list()]).toEqual(before);
  };

  test("a second time", async () => {
    const id = await buy(line(), limes);
    await reverse(id);
    await refused(id, "Esta compra já foi estornada");
  });

  test("what the stock of one ingredient does not cover", async () => {
    const id = await buy(line({ quantity: 20 }), limes);
    await a.post("/api/events", eventPayload([{ ingredientId: 1, unit: "L", planned: 15 }]));
    await a.post("/api/events/1/withdraw-stock");
    await refused(
      id,
      "A compra não foi estornada por causa de Cachaça. O estoque não cobre o estorno: a entrada foi de 20 L, e há 15 L",
    );
  });

  test("what was bought in another unit", async () => {
    const id = await buy(limes, line());
    const cachaca = { name: "Cachaça", category: "Outros", unit: "ml" };
    await a.put("/api/ingredients/1", { ...cachaca, quantity: 12_000, pricePerUnit: 380 });
    await refused(
      id,
      "A compra não foi estornada por causa de Cachaça. Esta entrada foi em L, e o estoque agora é medido em ml. Ajuste a quantidade e o preço em vez de estornar.",
    );
  });
});

test("of several who take it back at once one does, and a call that is sent again is done once", async () => {
  const id = await buy(line(), limes);
  const replies = await Promise.all([reverse(id), reverse(id), reverse(id)]);
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
  const again = await buy(line());
  const headers = { "Idempotency-Key": "estorno-12345678" };
  const sent = [1, 2].map(() => a.post(`/api/purchases/${again}/reverse`, undefined, headers));
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([201, 201]);
});

test("a purchase and one of its lines that are taken back at once leave each line taken back once", async () => {
  const before = await worth();
  const id = await buy(line(), limes);
  const [, second] = (await list())[0]?.lines ?? [];
  const [whole, alone] = await Promise.all([reverse(id), a.post(`/api/movements/${second?.id}/reverse`)]);
  expect(whole.status).toBe(201);
  expect([201, 409]).toContain(alone.status);
  expect(await worth()).toEqual(before);
});

test("another company's purchase, or none, is not found; the team may not", async () => {
  const id = await buy(line());
  const missing = { status: 404, body: { message: "Compra não encontrada" } };
  expect(await reverse(id, b)).toMatchObject(missing);
  expect(await reverse(id + 1)).toMatchObject(missing);
  const { token } = await app.addUser({ companyId: 1, email: "teo@bar.com.br", companyRole: "equipe" });
  expect((await app.call("POST", `/api/purchases/${id}/reverse`, { token })).status).toBe(403);
});

test("a purchase that is taken back leaves quantities and values as they were, to the cent", async () => {
  const bought = fc.record({
    ingredientId: fc.constantFrom(1, 2),
    quantity: fc.integer({ min: 1, max: 500_000 }).map((hundredths) => hundredths / 100),
    price: fc.integer({ min: 0, max: 5_000_000 }).map((cents) => cents / 100),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(bought, { minLength: 1, maxLength: 6 }), async (lines) => {
      const before = await worth();
      const { status } = await reverse(await buy(...lines));
      expect(status).toBe(201);
      expect(await worth()).toEqual(before);
    }),
    { numRuns: 25 },
  );
});

import { afterEach, beforeEach, expect, test } from "vitest";
import { stockDifferences } from "#server/ingredients/verify-stock.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { stockCalls, wedding } from "#server/testing/events.ts";

const { app, a } = await twoCompanies({ isStocked: true });
const { stock, event, withdraw, giveBack } = stockCalls(a);
const allBack = [
  { ingredientId: 1, quantity: 4 },
  { ingredientId: 2, quantity: 15 },
];
const put = (changes: object) => a.put("/api/events/1", { ...wedding, ...changes });
/** The stock and the event, but for what counts or dates every change. */
const state = async () => {
  const { version: _version, stockMovedAt: _movedAt, ...rest } = await event();
  return { stock: await stock(), event: rest };
};

app.clock.now = new Date();

beforeEach(async () => {
  await a.post("/api/events", wedding);
});
afterEach(async () => {
  expect(await stockDifferences(app.db)).toMatchObject({ differences: [], values: [], uses: [] });
});

test("an event whose van came back full and that gets a coming day again is the plan that it was", async () => {
  const planned = await state();
  await withdraw();
  const late = { closed: 1, openTenths: [], lost: 0, broken: 0, at: "2026-12-26T03:10:00.000Z" };
  const id = "00000000-0000-4000-8000-000000000001";
  await giveBack(...allBack);
  await a.post("/api/events/1/counts", { ...late, id, ingredientId: 1 });
  expect(await stock()).toMatchObject([{ reservedQuantity: 0 }, { reservedQuantity: 0 }]);
  await put({ status: "cancelado" });
  expect((await put({})).body).toMatchObject({ stockReturned: false, stockUse: [] });
  expect(await state()).toEqual(planned);
  // The count belongs to the time before.
  expect((await a.get("/api/events/1/counts")).body).toEqual([]);

  await withdraw();
  expect((await event()).stockUse).toMatchObject([
    { ingredientId: 1, out: 4 },
    { ingredientId: 2, out: 15 },
  ]);
  expect((await a.post("/api/events/1/undo-withdrawal")).status).toBe(200);
  expect(await state()).toEqual(planned);
});

test.each([
  ["something was used", [{ ingredientId: 1, quantity: 4 }], [], undefined],
  [
    "something was lost",
    [{ ingredientId: 1, quantity: 4 }],
    [{ ingredientId: 2, quantity: 15, kind: "perda", reason: "Caiu" }],
    undefined,
  ],
  ["it has been held", allBack, [], "2026-01-10T23:30:00.000Z"],
])("an event stays returned if %s", async (_what, returns, losses, date) => {
  await withdraw();
  await a.post("/api/events/1/return-stock", { returns, losses });
  const moved = { date: date ?? "2026-12-30T23:30:00.000Z" };
  expect((await put(moved)).body).toMatchObject({ stockReturned: true });
  expect(await stock()).toMatchObject([{ reservedQuantity: 0 }, { reservedQuantity: 0 }]);
});

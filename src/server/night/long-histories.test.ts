import pg from "pg";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import { stockCalls, wedding } from "#server/testing/events.ts";

const { app, a } = await twoCompanies({ isStocked: true });
const { stock, withdraw, giveBack } = stockCalls(a);

// Movements have the moment of the database.
app.clock.now = new Date();

beforeEach(async () => {
  await a.post("/api/events", wedding);
});

const LONG = 3000;

/** Adds a return with many losses to the event, and takes it back. */
const makeLong = () =>
  app.pool.query(`with steps as (
      insert into event_steps (company_id, event_id, number, kind, undoes, user_id)
      values (1, 1, 2, 'retorno', null, 1), (1, 1, 3, 'retorno', 2, 1)),
    counted as (update events set stock_steps = 3 where id = 1),
    lost as (
      insert into stock_movements (company_id, ingredient_id, event_id, user_id, kind, unit, quantity_delta, unit_cost,
        lost_quantity, reason, step)
      select 1, 1, 1, 1, 'perda', 'L', 0, 30, 0.01, 'Caiu', 2 from generate_series(1, ${LONG}) returning *)
    insert into stock_movements (company_id, ingredient_id, event_id, user_id, kind, unit, quantity_delta, unit_cost,
      lost_quantity, reason, step, reverses_id)
    select 1, 1, 1, 1, 'perda', 'L', 0, 30, -0.01, 'Caiu', 3, id from lost`);

/** Counts the rows that the database sends meanwhile. */
async function rowsOf(work: () => Promise<unknown>): Promise<number> {
  const queries = pg.Query.prototype as unknown as { handleDataRow: (row: unknown) => void };
  const row = vi.spyOn(queries, "handleDataRow");
  onTestFinished(() => row.mockRestore());
  await work();
  const count = row.mock.calls.length;
  row.mockRestore();
  return count;
}

test("whatever an event has behind it, a call about its stock reads little of it", async () => {
  await withdraw();
  await makeLong();
  const before = await stock();
  const calls: [number, () => Promise<{ status: number }>][] = [
    [409, () => a.post("/api/events/1/undo-return")],
    [200, () => a.post("/api/events/1/undo-withdrawal")],
    [200, () => a.post("/api/events/1/withdraw-stock")],
    [200, () => a.post("/api/events/1/take-more", { items: [{ ingredientId: 1, quantity: 1 }] })],
    [200, () => giveBack({ ingredientId: 1, quantity: 5 }, { ingredientId: 2, quantity: 15 })],
    [200, () => a.post("/api/events/1/undo-return")],
    [200, () => giveBack({ ingredientId: 1, quantity: 5 }, { ingredientId: 2, quantity: 15 })],
    [409, () => a.post("/api/events/1/undo-withdrawal")],
    [200, () => a.put("/api/events/1", { ...wedding, date: "2027-12-25T23:30:00.000Z" })],
    [200, () => a.post("/api/events/1/withdraw-stock")],
  ];
  for (const [status, call] of calls) {
    const rows = await rowsOf(async () => expect((await call()).status).toBe(status));
    expect(rows).toBeGreaterThan(0);
    expect(rows).toBeLessThan(60);
  }
  expect(await stock()).toEqual(before);
});

test("an event's stock moves a hundred times at most; the return of what is out is always taken", async () => {
  await withdraw();
  await app.pool.query("update events set stock_steps = 100");
  const message = "O estoque deste evento já mudou 100 vezes: só o retorno ainda pode ser registrado";
  const refused = { status: 409, body: { message } };
  const more = { items: [{ ingredientId: 1, quantity: 1 }] };
  expect(await a.post("/api/events/1/take-more", more)).toMatchObject(refused);
  expect(await a.post("/api/events/1/undo-withdrawal")).toMatchObject(refused);
  expect((await giveBack({ ingredientId: 1, quantity: 4 })).status).toBe(200);
  expect(await a.post("/api/events/1/undo-return")).toMatchObject(refused);
  expect(await withdraw()).toMatchObject(refused);
});

test("a return names 500 losses at most", async () => {
  await withdraw();
  const loss = { ingredientId: 2, quantity: 0.02, kind: "quebra", reason: "Caiu" };
  const close = (losses: number) =>
    a.post("/api/events/1/return-stock", { returns: [], losses: Array(losses).fill(loss) });
  expect(await close(501)).toMatchObject({ status: 400, body: { message: "Use no máximo 500 perdas" } });
  expect((await close(500)).status).toBe(200);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import { eventPayload, supplyOf } from "#server/testing/events.ts";
import { emptier } from "#server/testing/test-database.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { eventStatuses } from "#shared/events/enumerations.ts";
import { plannedStock, stockToTake } from "#shared/events/stock/planned-stock.ts";
import { isReserving } from "#shared/events/stock/reservations.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { plus, ZERO } from "#shared/numbers/exact.ts";
import { clockAt } from "#shared/time/testing/clock-at.ts";

const { app, a } = await twoCompanies({ isStocked: true });
const empty = await emptier(app.pool, ["events"]);

const quantity = fc.integer({ min: 1, max: 500 });
const trip = fc.record({
  taken: fc.tuple(quantity, quantity),
  back: fc.option(fc.tuple(quantity, quantity)),
});
const event = fc.record({
  status: fc.constantFrom(...eventStatuses),
  isActive: fc.boolean(),
  isStockWithdrawn: fc.boolean(),
  hasReturned: fc.boolean(),
  isNothingUsed: fc.boolean(),
  /** Around the day on which an event stops to reserve; the clock stands in the middle of one. */
  hoursAgo: fc.integer({ min: -24, max: 96 }),
  planned: fc.tuple(quantity, quantity),
  supplied: fc.tuple(quantity, quantity),
  trips: fc.array(trip, { maxLength: 3 }),
});
type Drawn = typeof event extends fc.Arbitrary<infer E> ? E : never;

/** Past the routes, so that every state is tried, also those that no call leads to. */
async function store(drawn: Drawn) {
  const [cachaca, limao] = drawn.planned;
  const lines = [
    { ingredientId: 1, unit: "ml" as const, planned: cachaca },
    { ingredientId: 2, unit: "unidade" as const, planned: limao },
  ];
  const [moreCachaca, moreLimao] = drawn.supplied;
  const supplies = [supplyOf(1, "L", moreCachaca), supplyOf(2, "unidade", moreLimao)];
  const { id } = (await a.post("/api/events", eventPayload(lines, { supplies }))).body as CateringEvent;
  await app.pool.query(
    `update events set status = $2, is_active = $3, is_stock_withdrawn = $4,
       stock_returned_at = case when $5 then now() end, nothing_used_at = case when $6 then now() end, date = $7
     where id = $1`,
    [
      id,
      drawn.status,
      drawn.isActive,
      drawn.isStockWithdrawn,
      drawn.hasReturned,
      drawn.isNothingUsed,
      new Date(app.clock.now.getTime() - drawn.hoursAgo * 60 * 60 * 1000),
    ],
  );
  const record = (kind: string, amounts: readonly number[]) =>
    app.pool.query(
      `with step as (
         insert into event_steps (company_id, event_id, number, kind, user_id)
         select 1, $1::int, count(*) + 1, $2::text, 1 from event_steps where event_id = $1 returning number)
       insert into stock_movements (company_id, ingredient_id, event_id, step, user_id, kind, unit, quantity_delta, unit_cost)
       select 1, moved.number, $1, step.number, 1, $2, unit, delta, 1 from step, unnest($3::numeric[]) with ordinality as moved (delta, number)
       join ingredients on ingredients.id = moved.number`,
      [id, kind, amounts],
    );
  for (const { taken, back } of drawn.trips) {
    await record("retirada", [-taken[0], -taken[1]]);
    if (back) await record("retorno", back);
  }
  return id;
}

/** The withdrawals since the last return, while the event is out. */
function expectedOut({ isStockWithdrawn, trips }: Drawn): number[] {
  const since = trips.slice(trips.findLastIndex(({ back }) => back !== null) + 1);
  const total = (item: 0 | 1) => since.reduce((sum, { taken }) => sum + taken[item], 0);
  return isStockWithdrawn ? [total(0), total(1)] : [0, 0];
}

test("the database agrees with the shared rules on what is reserved and what is out, whatever the events", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 6 }), async (drawn) => {
      await empty();
      const drawnById = new Map<number, Drawn>();
      for (const each of drawn) drawnById.set(await store(each), each);
      const events = (await a.get("/api/events")).body as CateringEvent[];
      for (const { id, stockUse } of events) {
        const out = [1, 2].map((wanted) => stockUse.find((use) => use.ingredientId === wanted)?.out ?? 0);
        expect(out).toEqual(expectedOut(drawnById.get(id) as Drawn));
      }

      const stock = (await a.get("/api/ingredients")).body as Ingredient[];
      const needs = events
        .filter(isReserving(clockAt(app.clock.now)))
        .map((planned) => plannedStock(planned, new Map(stock.map((each) => [each.id, each]))));
      for (const { version: _version, ...ingredient } of stock) {
        const amounts = needs.map((need) => need.get(ingredient.id)?.amount ?? ZERO);
        const reserved = stockToTake(amounts.reduce(plus, ZERO));
        expect(ingredient.reservedQuantity).toBe(reserved);
        const alone = await a.put(`/api/ingredients/${ingredient.id}`, ingredient);
        expect(alone).toMatchObject({ status: 200, body: { reservedQuantity: reserved } });
      }
    }),
    { numRuns: 40 },
  );
}, 120_000);

import fc from "fast-check";
import { expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import { emptier } from "#server/testing/test-database.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { eventStatuses } from "#shared/events/enumerations.ts";
import { isReserving } from "#shared/events/stock/reservations.ts";
import { stockState } from "#shared/night/stock-state.ts";
import { clockAt } from "#shared/time/testing/clock-at.ts";

const { app, a } = await twoCompanies();
const empty = await emptier(app.pool, ["events"]);

const row = fc.record({
  status: fc.constantFrom(...eventStatuses),
  isActive: fc.boolean(),
  isStockWithdrawn: fc.boolean(),
  hasReturned: fc.boolean(),
  isNothingUsed: fc.boolean(),
  /** Around the day on which an event stops to reserve; the clock stands in the middle of one. */
  hoursAgo: fc.integer({ min: -24, max: 96 }),
});
type Drawn = typeof row extends fc.Arbitrary<infer R> ? R : never;

/** Past the routes, so that every state is tried, also those that no call leads to. */
const store = (rows: readonly Drawn[]) =>
  app.pool.query(
    `insert into events (company_id, name, status, is_active, is_stock_withdrawn, stock_returned_at, nothing_used_at, date)
     select 1, name, status, "isActive", "isStockWithdrawn", case when "hasReturned" then now() end,
       case when "isNothingUsed" then now() end, $2::timestamptz - "hoursAgo" * interval '1 hour'
     from jsonb_to_recordset($1) as drawn (name text, status text, "isActive" boolean, "isStockWithdrawn" boolean,
       "hasReturned" boolean, "isNothingUsed" boolean, "hoursAgo" int)`,
    [JSON.stringify(rows.map((each, place) => ({ ...each, name: String(place) }))), app.clock.now],
  );

function expectedState({ isStockWithdrawn, hasReturned, isNothingUsed }: Drawn) {
  if (isStockWithdrawn) return "out";
  if (hasReturned) return "back";
  return isNothingUsed ? "unused" : "planned";
}

test("the database's state of an event's stock agrees with its other fields and the shared rules, whatever the row", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 30 }), async (rows) => {
      await empty();
      await store(rows);
      const events = (await a.get("/api/events")).body as CateringEvent[];
      expect(events).toHaveLength(rows.length);
      const now = app.clock.now;
      for (const event of events) {
        const drawn = rows[Number(event.name)] as Drawn;
        expect(event).toMatchObject({
          stockState: expectedState(drawn),
          stockWithdrawn: String(drawn.isStockWithdrawn),
          stockReturned: drawn.hasReturned,
          nothingUsed: drawn.isNothingUsed,
        });
        const state = stockState(event, clockAt(now));
        expect(state === "unrecorded" ? "planned" : state).toBe(event.stockState);
        // A lapsed plan waits for its record instead of reserving.
        if (state !== "planned") expect(isReserving(clockAt(now))(event)).toBe(false);
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);

test("nobody can write the state: it follows from what was recorded", async () => {
  await empty();
  await expect(
    app.pool.query(
      "insert into events (company_id, name, date, stock_state) values (1, 'Bodas', now(), 'out')",
    ),
  ).rejects.toThrow("stock_state");
});

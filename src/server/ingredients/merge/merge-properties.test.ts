import fc from "fast-check";
import { expect, test } from "vitest";
import { stockDifferences } from "#server/ingredients/verify-stock.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { eventPayload } from "#server/testing/events.ts";
import { emptier } from "#server/testing/test-database.ts";
import type { Drink } from "#shared/drinks/contract.ts";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { PricedIngredient } from "#shared/ingredients/contract.ts";
import { amountCost } from "#shared/ingredients/unit-cost.ts";
import { spentCost } from "#shared/night/used-stock.ts";
import { type Exact, exact, minus, plus, rounded, sum } from "#shared/numbers/exact.ts";

const { app, a } = await twoCompanies();
app.clock.now = new Date();
const empty = await emptier(app.pool, ["events", "ingredients", "drinks"]);

const item = fc.integer({ min: 1, max: 4 });
const event = fc.integer({ min: 1, max: 3 });
const hundredths = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((number) => number / 100);

const step = fc.oneof(
  fc.record({ does: fc.constant("buy" as const), item, quantity: hundredths(9), price: hundredths(99) }),
  fc.record({ does: fc.constant("withdraw" as const), event }),
  fc.record({ does: fc.constant("return" as const), event, item, quantity: hundredths(1) }),
  fc.record({ does: fc.constant("merge" as const), item, into: item, factor: hundredths(3) }),
  fc.record({ does: fc.constant("merge" as const), item, into: item, factor: hundredths(3) }),
  fc.record({ does: fc.constant("unmerge" as const), item }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const UNITS = ["L", "ml", "unidade", "unidade"] as const;

async function startOver() {
  await empty();
  for (const [position, unit] of UNITS.entries()) {
    const quantity = unit === "ml" ? 3333.33 : 7.77;
    const stocked = { name: `Item ${position + 1}`, category: "Outros", unit, quantity, pricePerUnit: 99.99 };
    await a.post("/api/ingredients", stocked);
  }
  for (const [one, other] of [
    [1, 2],
    [3, 4],
    [2, 3],
  ] as const) {
    const ingredients = [one, other].map((ingredientId) => ({
      ingredientId,
      quantity: 1.5,
      unit: UNITS[ingredientId - 1],
    }));
    await a.post("/api/drinks", { name: "Drink", ingredients });
    const lines = [one, other].map((ingredientId) => ({
      ingredientId,
      unit: UNITS[ingredientId - 1] as "L",
      planned: 0.55,
    }));
    await a.post("/api/events", eventPayload(lines));
  }
}

const stock = async () => (await a.get("/api/ingredients")).body as PricedIngredient[];

/** The worth of the stock and the cost of what events used. */
async function valueKept(): Promise<Exact> {
  const events = (await a.get("/api/events")).body as PricedEvent[];
  return sum([
    ...events.flatMap(({ stockUse }) => stockUse.map(spentCost)),
    ...(await stock()).map(({ quantity, unitCost }) => amountCost(exact(quantity), String(unitCost))),
  ]);
}

/** All that an undone merge must leave as it was, but for versions. */
const situation = async () =>
  JSON.parse(
    JSON.stringify(
      [
        await stock(),
        (await a.get("/api/ingredients/archived")).body,
        (await a.get("/api/drinks")).body as Drink[],
        (await a.get("/api/events")).body,
      ],
      (key, value) => (key === "version" ? undefined : value),
    ),
  );

function take(one: Exclude<Step, { does: "merge" }>) {
  switch (one.does) {
    case "buy":
      return a.post(`/api/ingredients/${one.item}/entries`, { quantity: one.quantity, price: one.price });
    case "withdraw":
      return a.post(`/api/events/${one.event}/withdraw-stock`);
    case "return":
      return a.post(`/api/events/${one.event}/return-stock`, {
        returns: [{ ingredientId: one.item, quantity: one.quantity }],
      });
    case "unmerge":
      return a.post(`/api/ingredients/${one.item}/unmerge`);
  }
}

test("in whatever order, merges keep the value to the cent, and an undo leaves all as before", async () => {
  const tally = { merged: 0, unmerged: 0, moved: 0 };
  const merge = ({ item: id, into, factor }: Extract<Step, { does: "merge" }>, withFactor: boolean) =>
    a.post(`/api/ingredients/${id}/merge`, { into, ...(withFactor && { factor }) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 20 }), async (steps) => {
      await startOver();
      let paid = await valueKept();
      for (const one of steps) {
        if (one.does === "merge") {
          const before = await situation();
          const first = await merge(one, false);
          // Where the units say the factor, another one is refused.
          const isAsked = first.status === 400;
          const { status } = isAsked ? await merge(one, true) : first;
          expect(status).toBeLessThan(500);
          if (status === 200) {
            expect((await a.post(`/api/ingredients/${one.item}/unmerge`)).status).toBe(200);
            expect(await situation()).toEqual(before);
            expect((await merge(one, isAsked)).status).toBe(200);
            tally.merged += 1;
          }
        } else {
          const { status } = await take(one);
          expect(status).toBeLessThan(500);
          if (one.does === "buy" && status === 201) paid = plus(paid, exact(one.price));
          if (one.does === "unmerge" && status === 200) tally.unmerged += 1;
          if (one.does === "withdraw" && status === 200) tally.moved += 1;
        }
        expect(rounded(minus(await valueKept(), paid), 2), fc.stringify(one)).toBe(0);
        expect(await stockDifferences(app.db)).toMatchObject({
          differences: [],
          values: [],
          reversals: [],
          uses: [],
          merges: [],
        });
      }
    }),
    { numRuns: 12, seed: 20_261_118 },
  );
  // Histories without merges would prove nothing.
  expect(tally.merged).toBeGreaterThan(10);
  expect(tally.unmerged).toBeGreaterThan(0);
  expect(tally.moved).toBeGreaterThan(5);
}, 120_000);

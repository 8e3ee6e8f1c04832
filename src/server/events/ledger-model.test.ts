import fc from "fast-check";
import { expect, test } from "vitest";
import { stockDifferences } from "#server/ingredients/verify-stock.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { eventPayload } from "#server/testing/events.ts";
import { StockModel } from "#server/testing/stock-model.ts";
import { emptier } from "#server/testing/test-database.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { spentCost } from "#shared/events/stock/used-stock.ts";
import type { Ingredient, StockMovement } from "#shared/ingredients/contract.ts";
import { isPurchase } from "#shared/ingredients/reversed-entry.ts";
import { amountCost } from "#shared/ingredients/unit-cost.ts";
import { exact, minus, rounded, sum } from "#shared/numbers/exact.ts";

/** A few among the other tests; `npm run torture -- ledger` makes it a thousand. */
const HISTORIES = Number(process.env.LEDGER_HISTORIES ?? 2);
const SEED = Number(process.env.LEDGER_SEED ?? 20_261_115);
const STEPS = 50;
const SHELVES = 3;

const { app, a } = await twoCompanies();
const empty = await emptier(app.pool, ["events", "ingredients", "drinks"]);

const amount = (max: number) => fc.bigInt({ min: 0n, max: BigInt(max) });
const shelf = fc.nat({ max: SHELVES - 1 });
const event = fc.nat({ max: 4 });
// The first shelf has litres and is planned in ml, with hundredths of each.
const plan = fc.tuple(amount(200_000), amount(500), amount(500)).map((each) => [...each]);
const isConfirmed = fc.integer({ min: 0, max: 4 }).map((draw) => draw > 0);

const step = fc.oneof(
  fc.record({ does: fc.constant("buy" as const), shelf, quantity: amount(5_000), price: amount(99_999) }),
  fc.record({ does: fc.constant("adjust" as const), shelf, quantity: amount(3_000), price: amount(99_999) }),
  fc.record({ does: fc.constant("reverse" as const), shelf, purchase: fc.nat({ max: 5 }) }),
  fc.record({ does: fc.constant("recount" as const), shelf, quantity: amount(3_000) }),
  fc.record({ does: fc.constant("count" as const), quantities: fc.tuple(amount(3_000), amount(3_000)) }),
  fc.record({ does: fc.constant("plan" as const), plan, isConfirmed }),
  fc.record({ does: fc.constant("replan" as const), event, plan, isConfirmed }),
  fc.record({ does: fc.constant("withdraw" as const), event }),
  fc.record({ does: fc.constant("withdraw" as const), event }),
  fc.record({
    does: fc.constant("return" as const),
    event,
    amounts: fc.tuple(amount(100), amount(200), amount(200)),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** So that every history has something to take out from its first step on. */
const PLANS = [
  [150_050n, 300n, 200n],
  [99_999n, 400n, 0n],
  [1n, 1n, 500n],
];

const decimal = (hundredths: bigint) => Number(hundredths) / 100;
const shelfInput = (position: number, quantity: bigint, price: bigint) => ({
  name: `Item ${position}`,
  category: "Outros",
  unit: position === 0 ? "L" : "unidade",
  quantity: decimal(quantity),
  pricePerUnit: decimal(price),
});
const eventInput = (amounts: bigint[], confirmed: boolean) =>
  eventPayload(
    amounts.map((each, position) => ({
      ingredientId: position + 1,
      unit: position === 0 ? ("ml" as const) : ("unidade" as const),
      planned: decimal(each),
    })),
    { status: confirmed ? "confirmado" : "planejamento" },
  );

async function take(one: Step, model: StockModel): Promise<[expected: number, answered: number]> {
  switch (one.does) {
    case "buy": {
      const quantity = one.quantity + 1n;
      const body = { quantity: decimal(quantity), price: decimal(one.price) };
      const { status } = await a.post(`/api/ingredients/${one.shelf + 1}/entries`, body);
      return [model.buy(one.shelf, quantity, one.price), status];
    }
    case "adjust": {
      const body = shelfInput(one.shelf, one.quantity, one.price);
      const { status } = await a.put(`/api/ingredients/${one.shelf + 1}`, body);
      return [model.adjust(one.shelf, one.quantity, one.price), status];
    }
    case "reverse": {
      const path = `/api/ingredients/${one.shelf + 1}/movements`;
      const history = ((await a.get(path)).body as StockMovement[]).filter(isPurchase).toReversed();
      const { status } = await a.post(`/api/movements/${history[one.purchase]?.id ?? 0}/reverse`);
      return [model.reverse(one.shelf, one.purchase), status];
    }
    case "recount": {
      // As the dialog does: with the price that follows.
      const price = model.worth(one.shelf, one.quantity);
      const body = shelfInput(one.shelf, one.quantity, price);
      const { status } = await a.put(`/api/ingredients/${one.shelf + 1}`, body);
      return [model.adjust(one.shelf, one.quantity, price), status];
    }
    case "count": {
      const stock = (await a.get("/api/ingredients")).body as Ingredient[];
      const counts = one.quantities.map((quantity, position) => ({
        ingredientId: position + 1,
        quantity: decimal(quantity),
        version: stock.find(({ id }) => id === position + 1)?.version,
      }));
      const { status } = await a.post("/api/ingredients/count", { counts });
      return [
        Math.max(...one.quantities.map((quantity, position) => model.recount(position, quantity))),
        status,
      ];
    }
    case "plan": {
      const { status } = await a.post("/api/events", eventInput(one.plan, one.isConfirmed));
      return [model.plan(one.plan, one.isConfirmed), status];
    }
    case "replan": {
      const body = eventInput(one.plan, one.isConfirmed);
      const { status } = await a.put(`/api/events/${one.event + 1}`, body);
      return [model.replan(one.event, one.plan, one.isConfirmed), status];
    }
    case "withdraw": {
      const { status } = await a.post(`/api/events/${one.event + 1}/withdraw-stock`);
      return [model.withdraw(one.event), status];
    }
    case "return": {
      const returns = one.amounts.map((each, position) => ({
        ingredientId: position + 1,
        quantity: decimal(each),
      }));
      const { status } = await a.post(`/api/events/${one.event + 1}/return-stock`, { returns });
      return [model.giveBack(one.event, one.amounts), status];
    }
  }
}

async function startOver(): Promise<StockModel> {
  await empty();
  const model = new StockModel();
  for (let position = 0; position < SHELVES; position++) {
    await a.post("/api/ingredients", shelfInput(position, 2_000n, 1_999n));
    model.addShelf(2_000n, 1_999n);
  }
  await a.post("/api/drinks", {
    name: "Drink",
    ingredients: [{ ingredientId: 1, quantity: 1, unit: "ml" }],
  });
  for (const plan of PLANS) {
    await a.post("/api/events", eventInput(plan, true));
    model.plan(plan, true);
  }
  return model;
}

/** What is in stock is worth, and what the events used has cost: to the cent what was paid for all of it. */
async function valueKept(stored: readonly Ingredient[]) {
  const events = (await a.get("/api/events")).body as CateringEvent[];
  const used = events.flatMap(({ stockUse }) => stockUse.map(spentCost));
  return sum([...used, ...stored.map(({ quantity, unitCost }) => amountCost(exact(quantity), unitCost))]);
}

/** Paid, less what counts found missing. */
const paidIn = ({ paid, lost }: StockModel) => ({ numerator: paid - lost, denominator: 10n ** 14n });

test(`${HISTORIES} histories of ${STEPS} steps: quantity, value and unit cost are those of a model of whole numbers`, async () => {
  const tally = { moved: 0, refused: 0, reversed: 0 };
  const history = fc.array(step, { minLength: STEPS, maxLength: STEPS });
  const property = fc.asyncProperty(history, async (steps) => {
    const model = await startOver();
    for (const one of steps) {
      const [expected, answered] = await take(one, model);
      expect(answered, fc.stringify(one)).toBe(expected);
      if (one.does === "withdraw" || one.does === "return") tally[answered === 200 ? "moved" : "refused"]++;
      if (one.does === "reverse" && answered === 201) tally.reversed++;
    }
    const stored = ((await a.get("/api/ingredients")).body as Ingredient[]).toSorted((x, y) => x.id - y.id);
    expect(
      stored.map(({ quantity, pricePerUnit, unitCost }) => ({ quantity, pricePerUnit, unitCost })),
    ).toEqual(
      model.shelves.map(({ quantity, value, unitCost }) => ({
        quantity: decimal(quantity),
        pricePerUnit: decimal(value).toFixed(2),
        unitCost: Number(unitCost) / 1e12,
      })),
    );
    expect(stored.every(({ quantity }) => quantity >= 0)).toBe(true);
    expect(rounded(minus(await valueKept(stored), paidIn(model)), 2)).toBe(0);
    expect(await stockDifferences(app.db)).toMatchObject({
      differences: [],
      values: [],
      reversals: [],
      uses: [],
    });
  });
  await fc.assert(property, { numRuns: HISTORIES, seed: SEED, endOnFailure: HISTORIES > 100 });
  console.log(`ledger: ${JSON.stringify({ seed: SEED, histories: HISTORIES, ...tally })}`);
  // Histories in which nothing leaves the stock would prove nothing.
  expect(tally.moved).toBeGreaterThan(HISTORIES);
  expect(tally.reversed).toBeGreaterThan(0);
}, 3_600_000);

import fc from "fast-check";
import { expect, test } from "vitest";
import { stockDifferences } from "#server/ingredients/verify-stock.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { eventPayload, supplyOf } from "#server/testing/events.ts";
import { StockModel } from "#server/testing/stock-model.ts";
import { emptier } from "#server/testing/test-database.ts";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { PricedIngredient, StockMovement } from "#shared/ingredients/contract.ts";
import { isPurchase } from "#shared/ingredients/reversed-entry.ts";
import { amountCost } from "#shared/ingredients/unit-cost.ts";
import { spentCost, usedAmount } from "#shared/night/used-stock.ts";
import { exact, minus, rounded, sum } from "#shared/numbers/exact.ts";

/** A few among the other tests; `npm run torture -- ledger` makes it a thousand. */
const HISTORIES = Number(process.env.LEDGER_HISTORIES ?? 2);
const SEED = Number(process.env.LEDGER_SEED ?? 20_261_119);
const STEPS = 50;
const SHELVES = 3;

const { app, a } = await twoCompanies();
const empty = await emptier(app.pool, ["events", "ingredients", "drinks"]);

const amount = (max: number) => fc.bigInt({ min: 0n, max: BigInt(max) });
const shelf = fc.nat({ max: SHELVES - 1 });
const event = fc.nat({ max: 4 });
// The first shelf has litres and is planned in ml, with hundredths of each.
const plan = fc.tuple(amount(200_000), amount(500), amount(500)).map((each) => [...each]);
const items = fc.tuple(amount(300), amount(300), amount(300));
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
    lost: fc.tuple(amount(20), amount(40), amount(40)),
  }),
  fc.record({ does: fc.constant("take" as const), event, items }),
  fc.record({ does: fc.constant("more" as const), event, items }),
  fc.record({ does: fc.constant("undo take" as const), event }),
  fc.record({ does: fc.constant("undo return" as const), event }),
  fc.record({ does: fc.constant("undo return" as const), event }),
  fc.record({ does: fc.constant("lose" as const), shelf, quantity: amount(100) }),
  fc.record({ does: fc.constant("find" as const), shelf, loss: fc.nat({ max: 1 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** So that every history has something to take out from its first step on. */
const PLANS = [
  [150_050n, 300n, 200n],
  [99_999n, 400n, 0n],
  [1n, 1n, 500n],
];

const MOVING: Step["does"][] = ["withdraw", "take", "more", "return"];

const decimal = (hundredths: bigint) => Number(hundredths) / 100;
/** By its digits: a division would round twice. */
const trillionths = (cost: bigint) =>
  Number(`${cost / 10n ** 12n}.${String(cost % 10n ** 12n).padStart(12, "0")}`);
const shelfInput = (position: number, quantity: bigint, price: bigint) => ({
  name: `Item ${position}`,
  category: "Outros",
  unit: position === 0 ? "L" : "unidade",
  quantity: decimal(quantity),
  pricePerUnit: decimal(price),
});
/** A third of the amounts is planned for the drinks alone; of the others a half goes along as another item. */
const supplied = (amount: bigint) => (amount % 3n === 0n ? 0n : amount / 2n);

function eventInput(amounts: bigint[], confirmed: boolean) {
  const unitOf = (position: number) => (position === 0 ? ("ml" as const) : ("unidade" as const));
  const lines = amounts.map((each, position) => ({
    ingredientId: position + 1,
    unit: unitOf(position),
    planned: decimal(each - supplied(each)),
  }));
  const supplies = amounts.flatMap((each, position) =>
    supplied(each) > 0n ? [supplyOf(position + 1, unitOf(position), decimal(supplied(each)))] : [],
  );
  return eventPayload(lines, { supplies, status: confirmed ? "confirmado" : "planejamento" });
}

const itemsOf = (amounts: readonly bigint[]) =>
  amounts.map((each, position) => ({ ingredientId: position + 1, quantity: decimal(each) }));

/** The movements of a shelf, the oldest first. */
const history = async (shelf: number) =>
  ((await a.get(`/api/ingredients/${shelf + 1}/movements`)).body as StockMovement[]).toReversed();
const reverse = (movement: StockMovement | undefined) =>
  a.post(`/api/movements/${movement?.id ?? 0}/reverse`);

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
      const { status } = await reverse((await history(one.shelf)).filter(isPurchase)[one.purchase]);
      return [model.reverse(one.shelf, one.purchase), status];
    }
    case "find": {
      const isLoss = ({ kind, quantityDelta }: StockMovement) => kind === "perda" && quantityDelta < 0;
      const { status } = await reverse((await history(one.shelf)).filter(isLoss)[one.loss]);
      return [model.find(one.shelf, one.loss), status];
    }
    case "recount": {
      // As the dialog does: with the price that follows.
      const price = model.worth(one.shelf, one.quantity);
      const body = shelfInput(one.shelf, one.quantity, price);
      const { status } = await a.put(`/api/ingredients/${one.shelf + 1}`, body);
      return [model.adjust(one.shelf, one.quantity, price), status];
    }
    case "count": {
      const stock = (await a.get("/api/ingredients")).body as PricedIngredient[];
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
      const returns = itemsOf(one.amounts);
      const losses = itemsOf(one.lost)
        .filter(({ quantity }) => quantity > 0)
        .map((item) => ({ ...item, kind: "quebra", reason: "Caiu" }));
      const { status } = await a.post(`/api/events/${one.event + 1}/return-stock`, { returns, losses });
      return [model.giveBack(one.event, one.amounts, one.lost), status];
    }
    case "take": {
      const body = { items: itemsOf(one.items) };
      const { status } = await a.post(`/api/events/${one.event + 1}/withdraw-stock`, body);
      return [model.withdraw(one.event, one.items), status];
    }
    case "more": {
      const body = { items: itemsOf(one.items) };
      const { status } = await a.post(`/api/events/${one.event + 1}/take-more`, body);
      return [model.takeMore(one.event, one.items), status];
    }
    case "undo take": {
      const { status } = await a.post(`/api/events/${one.event + 1}/undo-withdrawal`);
      return [model.undo(one.event, "take"), status];
    }
    case "undo return": {
      const { status } = await a.post(`/api/events/${one.event + 1}/undo-return`);
      return [model.undo(one.event, "return"), status];
    }
    case "lose": {
      const body = { quantity: decimal(one.quantity), kind: "perda", reason: "Venceu" };
      const { status } = await a.post(`/api/ingredients/${one.shelf + 1}/losses`, body);
      return [model.lose(one.shelf, one.quantity), status];
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

/** Sent = back + used + lost, none of them negative and all as the model has them. */
async function checkUses(model: StockModel): Promise<void> {
  const events = ((await a.get("/api/events")).body as PricedEvent[]).toSorted((x, y) => x.id - y.id);
  for (const [number, { stockUse }] of events.entries()) {
    const expected = model.uses(number).flatMap(({ sent, back, lost, out }, position) =>
      sent > 0n
        ? [
            {
              ingredientId: position + 1,
              withdrawn: decimal(sent),
              returned: decimal(back),
              lost: decimal(lost),
              out: decimal(out),
            },
          ]
        : [],
    );
    expect(stockUse).toMatchObject(expected);
    expect(stockUse.map(usedAmount)).toEqual(
      model.uses(number).flatMap(({ sent, back, lost }) => (sent > 0n ? [decimal(sent - back - lost)] : [])),
    );
    expect(stockUse.filter((use) => usedAmount(use) < 0 || use.lost < 0 || use.returned < 0)).toEqual([]);
  }
}

/** What is in stock is worth, and what the events used has cost: to the cent what was paid for all of it. */
async function valueKept(stored: readonly PricedIngredient[]) {
  const events = (await a.get("/api/events")).body as PricedEvent[];
  const used = events.flatMap(({ stockUse }) => stockUse.map(spentCost));
  return sum([...used, ...stored.map(({ quantity, unitCost }) => amountCost(exact(quantity), unitCost))]);
}

/** Paid, less what counts found missing. */
const paidIn = ({ paid, lost }: StockModel) => ({ numerator: paid - lost, denominator: 10n ** 14n });

test(`${HISTORIES} histories of ${STEPS} steps: quantity, value and unit cost are those of a model of whole numbers`, async () => {
  const tally = { moved: 0, refused: 0, reversed: 0, found: 0, undone: 0 };
  const history = fc.array(step, { minLength: STEPS, maxLength: STEPS });
  const property = fc.asyncProperty(history, async (steps) => {
    const model = await startOver();
    for (const one of steps) {
      const [expected, answered] = await take(one, model);
      expect(answered, fc.stringify(one)).toBe(expected);
      if (MOVING.includes(one.does)) tally[answered === 200 ? "moved" : "refused"]++;
      if (one.does.startsWith("undo") && answered === 200) tally.undone++;
      await checkUses(model);
      if (one.does === "reverse" && answered === 201) tally.reversed++;
      if (one.does === "find" && answered === 201) tally.found++;
    }
    const stored = ((await a.get("/api/ingredients")).body as PricedIngredient[]).toSorted(
      (x, y) => x.id - y.id,
    );
    expect(
      stored.map(({ quantity, pricePerUnit, unitCost }) => ({ quantity, pricePerUnit, unitCost })),
    ).toEqual(
      model.shelves.map(({ quantity, value, unitCost }) => ({
        quantity: decimal(quantity),
        pricePerUnit: decimal(value).toFixed(2),
        unitCost: trillionths(unitCost),
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
  expect(tally.undone).toBeGreaterThan(0);
  expect(tally.found).toBeGreaterThan(0);
}, 3_600_000);

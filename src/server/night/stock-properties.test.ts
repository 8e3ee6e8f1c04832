import fc from "fast-check";
import { expect, test } from "vitest";
import { stockDifferences } from "#server/ingredients/verify-stock.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { eventPayload, supplyOf } from "#server/testing/events.ts";
import { emptier } from "#server/testing/test-database.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { plannedStock, stockToTake } from "#shared/events/stock/planned-stock.ts";
import { isReserving } from "#shared/events/stock/reservations.ts";
import type { Ingredient, StockMovement } from "#shared/ingredients/contract.ts";
import { usedAmount } from "#shared/night/used-stock.ts";
import { exact, plus, rounded, ZERO } from "#shared/numbers/exact.ts";
import { clockAt } from "#shared/time/testing/clock-at.ts";

const { app, a, b } = await twoCompanies();
const empty = await emptier(app.pool, ["events", "ingredients", "drinks"]);

const units = ["ml", "unidade", "rodela"] as const;
const someId = fc.integer({ min: 1, max: 3 });
const hundredths = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((number) => number / 100);
const lines = fc.array(
  fc.record({ ingredientId: someId, unit: fc.constantFrom(...units), planned: hundredths(12) }),
  { minLength: 1, maxLength: 4 },
);
/** Absent ones are kept by an edit. */
const supplies = fc.option(
  fc.uniqueArray(
    fc
      .tuple(someId, fc.constantFrom(...units), hundredths(6))
      .map(([ingredientId, unit, planned]) => supplyOf(ingredientId, unit, planned)),
    { maxLength: 3, selector: ({ ingredientId }) => ingredientId },
  ),
  { nil: undefined },
);
const status = fc.constantFrom("planejamento", "confirmado", "confirmado", "confirmado", "orçamento");

const step = fc.oneof(
  fc.record({ does: fc.constant("create" as const), lines, supplies, status }),
  fc.record({ does: fc.constant("edit" as const), event: someId, lines, supplies, status }),
  fc.record({ does: fc.constant("withdraw" as const), event: someId }),
  fc.record({ does: fc.constant("withdraw" as const), event: someId }),
  fc.record({
    does: fc.constant("return" as const),
    event: someId,
    ingredient: someId,
    quantity: hundredths(3),
    lost: hundredths(1),
  }),
  fc.record({
    does: fc.constant("take" as const),
    event: someId,
    ingredient: someId,
    quantity: hundredths(9),
  }),
  fc.record({
    does: fc.constant("more" as const),
    event: someId,
    ingredient: someId,
    quantity: hundredths(5),
  }),
  fc.record({ does: fc.constant("undo-withdrawal" as const), event: someId }),
  fc.record({ does: fc.constant("undo-return" as const), event: someId }),
  fc.record({ does: fc.constant("lose" as const), ingredient: someId, quantity: hundredths(2) }),
  fc.record({ does: fc.constant("adjust" as const), ingredient: someId, quantity: hundredths(60) }),
  fc.record({ does: fc.constant("buy" as const), ingredient: someId, quantity: hundredths(20) }),
  fc.record({ does: fc.constant("reverse" as const), movement: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ does: fc.constant("disable" as const), event: someId }),
  fc.record({ does: fc.constant("enable" as const), event: someId }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const ingredient = (id: number, quantity: number) => ({
  name: `Item ${id}`,
  category: "Outros",
  quantity,
  // Litres meet millilitres, pieces meet slices with a yield, and the third has no factor at all.
  unit: id === 1 ? "L" : "unidade",
  pricePerUnit: rounded(exact(quantity * 3.37), 2),
  ...(id === 2 && { yieldQuantity: 7, yieldUnit: "rodela" }),
});

function take(one: Step) {
  switch (one.does) {
    case "create":
      return a.post("/api/events", plannedBy(one));
    case "edit":
      return a.put(`/api/events/${one.event}`, plannedBy(one));
    case "withdraw":
      return a.post(`/api/events/${one.event}/withdraw-stock`);
    case "return": {
      const returns = [{ ingredientId: one.ingredient, quantity: one.quantity }];
      const loss = { ingredientId: one.ingredient, quantity: one.lost, kind: "perda", reason: "Caiu" };
      const losses = one.lost > 0 ? [loss] : [];
      return a.post(`/api/events/${one.event}/return-stock`, { returns, losses });
    }
    case "take":
    case "more": {
      const items = [{ ingredientId: one.ingredient, quantity: one.quantity }];
      const call = one.does === "take" ? "withdraw-stock" : "take-more";
      return a.post(`/api/events/${one.event}/${call}`, { items });
    }
    case "undo-withdrawal":
    case "undo-return":
      return a.post(`/api/events/${one.event}/${one.does}`);
    case "lose":
      return a.post(`/api/ingredients/${one.ingredient}/losses`, {
        quantity: one.quantity,
        kind: "perda",
        reason: "Venceu",
      });
    case "adjust":
      return a.put(`/api/ingredients/${one.ingredient}`, ingredient(one.ingredient, one.quantity));
    case "buy":
      return a.post(`/api/ingredients/${one.ingredient}/entries`, {
        quantity: one.quantity + 0.01,
        price: 9.99,
      });
    case "reverse":
      return a.post(`/api/movements/${one.movement}/reverse`);
    case "disable":
    case "enable":
      return a.patch(`/api/events/${one.event}/${one.does}`);
  }
}

const plannedBy = ({ lines, supplies, status }: Extract<Step, { does: "create" | "edit" }>) =>
  eventPayload(lines, { supplies, status });

const undoing: Partial<Record<Step["does"], string>> = {
  withdraw: "undo-withdrawal",
  take: "undo-withdrawal",
  more: "undo-withdrawal",
  return: "undo-return",
};

/** All that an undone step must leave as it was: the events but for their versions, and the stock. */
async function situation() {
  const events = (await a.get("/api/events")).body as CateringEvent[];
  return {
    events: events.map(({ version: _version, drinks, ...event }) => ({ ...event, plan: planOf(drinks) })),
    stock: (await stock()).map(({ version: _version, ...each }) => each),
  };
}

/** What was typed as returned before a return stays no longer than that. */
const planOf = (drinks: CateringEvent["drinks"]) =>
  drinks.map(({ ingredients, ...drink }) => ({
    ...drink,
    ingredients: ingredients.map(({ returnQuantity: _returned, ...line }) => line),
  }));

/** Does a step; one that moved stock for an event is undone, which leaves all as before, and done again. */
async function takeAndUndo(one: Step) {
  const before = await situation();
  const reply = await take(one);
  const undo = undoing[one.does];
  if (reply.status !== 200 || !undo || !("event" in one)) {
    const isOfStock = !("event" in one) && one.does !== "create";
    if (isOfStock) expect(await costs(), "costs of events stay").toEqual(costsOf(before.events));
    return reply;
  }
  expect(await a.post(`/api/events/${one.event}/${undo}`)).toMatchObject({ status: 200 });
  expect(await situation()).toEqual(before);
  return take(one);
}

const costsOf = (events: readonly Pick<CateringEvent, "id" | "stockUse">[]) =>
  events.map(({ id, stockUse }) => ({ id, stockUse }));
const costs = async () => costsOf((await a.get("/api/events")).body as CateringEvent[]);

const stock = async () => (await a.get("/api/ingredients")).body as Ingredient[];

async function checkStock(now: Ingredient[]) {
  const events = (await a.get("/api/events")).body as CateringEvent[];
  const byId = new Map(now.map((each) => [each.id, each]));
  const needs = events.filter(isReserving(clockAt(app.clock.now))).map((event) => plannedStock(event, byId));
  // Sent = back + used + lost.
  for (const use of events.flatMap(({ stockUse }) => stockUse)) {
    expect(Math.min(use.withdrawn, use.returned, use.lost, usedAmount(use), use.out)).toBeGreaterThanOrEqual(
      0,
    );
    expect(use.out).toBeLessThanOrEqual(usedAmount(use));
  }
  expect(await stockDifferences(app.db)).toMatchObject({
    differences: [],
    values: [],
    reversals: [],
    uses: [],
  });
  // No disabled event has stock out.
  expect(
    events.filter(({ active, stockWithdrawn }) => active === "false" && stockWithdrawn === "true"),
  ).toEqual([]);
  for (const { id, quantity, reservedQuantity } of now) {
    const movements = (await a.get(`/api/ingredients/${id}/movements`)).body as StockMovement[];
    expect(quantity).toBe(movements[0]?.quantityAfter ?? 0);
    expect(quantity).toBeGreaterThanOrEqual(0);
    const reserved = needs.reduce((total, need) => plus(total, need.get(id)?.amount ?? ZERO), ZERO);
    expect(reservedQuantity).toBe(stockToTake(reserved));
  }
}

const otherCompany = () =>
  Promise.all(
    ["ingredients", "drinks", "events", "clients"].map(async (list) => (await b.get(`/api/${list}`)).text),
  );

async function startOver() {
  await empty();
  for (const id of [1, 2, 3]) await a.post("/api/ingredients", ingredient(id, 30));
  await a.post("/api/drinks", {
    name: "Drink",
    ingredients: [{ ingredientId: 1, quantity: 1, unit: "ml" }],
  });
  for (const ingredientId of [1, 2, 3]) {
    await a.post("/api/events", eventPayload([{ ingredientId, unit: "unidade", planned: 5 }]));
  }
  const { body } = await b.post("/api/ingredients", ingredient(1, 10));
  const own = [{ ingredientId: (body as Ingredient).id, quantity: 1, unit: "ml" }];
  const drink = (await b.post("/api/drinks", { name: "Drink", ingredients: own })).body as { id: number };
  const plan = eventPayload([{ ingredientId: (body as Ingredient).id, unit: "ml", planned: 500 }]);
  const drinks = plan.drinks.map((each) => ({ ...each, drinkId: drink.id }));
  await b.post("/api/events", { ...plan, drinks });
}

test("whatever happens in whatever order, the stock adds up and other companies are left alone", async () => {
  let moved = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (steps) => {
      await startOver();
      const theirs = await otherCompany();
      let before = await stock();
      for (const one of steps) {
        const { status: answer } = await takeAndUndo(one);
        expect(answer).toBeLessThan(500);
        const after = await stock();
        if (undoing[one.does] && answer === 200) moved += 1;
        if (one.does === "withdraw" && answer === 200) {
          expect(after.map(({ unitCost }) => unitCost)).toEqual(before.map(({ unitCost }) => unitCost));
        }
        if (answer >= 400) expect(after).toEqual(before);
        await checkStock(after);
        before = after;
      }
      expect(await otherCompany()).toEqual(theirs);
    }),
    { numRuns: 8 },
  );
  // A run in which nothing ever left the stock would prove nothing.
  expect(moved).toBeGreaterThan(5);
}, 120_000);

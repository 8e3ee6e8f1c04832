import fc from "fast-check";
import { expect, test } from "vitest";
import type { EventDrink, EventLine, Supply } from "#shared/events/plan-contract.ts";
import { proposedQuantity } from "#shared/events/stock/planned-quantity.ts";
import { plannedStock } from "#shared/events/stock/planned-stock.ts";
import { plannedLine, sampleDrink, sampleSupply } from "#shared/events/testing/sample-event.ts";
import {
  type Exact,
  exact,
  isLess,
  minus,
  ONE,
  plus,
  rounded,
  sum,
  times,
  ZERO,
} from "#shared/numbers/exact.ts";
import { type Convertible, stockAmount } from "#shared/units/convert-units.ts";
import { replacementFactor } from "./replacement.ts";
import { type Swap, swappedPlans } from "./swapped-plans.ts";

const vodka = { id: 1, name: "Vodka", unit: "L" } as const;
const absolut = { id: 2, name: "Absolut", unit: "L" } as const;
const swap: Swap = { from: vodka, to: absolut, factor: ONE };

const planOf = (lines: EventLine[], supplies: Supply[] = []) => ({
  drinks: [sampleDrink(...lines)],
  supplies,
});
const event = (id: number, plan: { drinks: EventDrink[]; supplies: Supply[] }) => ({
  id,
  date: new Date(`2026-12-0${id}T20:00:00Z`),
  plan,
});
const amounts = (plan: { drinks: readonly EventDrink[]; supplies: readonly Supply[] }) => ({
  lines: plan.drinks.flatMap(({ ingredients }) => ingredients.map((line) => line.plannedQuantity)),
  supplies: plan.supplies.map(({ ingredientId, plannedQuantity, unit }) => [
    ingredientId,
    plannedQuantity,
    unit,
  ]),
});

test.each<[string, EventLine[], Supply[], number, number[], unknown[]]>([
  ["part of a line", [plannedLine(1, 5000)], [], 1.9, [3100], [[2, 1.9, "L"]]],
  ["a whole line", [plannedLine(1, 5000)], [], 9, [0], [[2, 5, "L"]]],
  ["two lines", [plannedLine(1, 1000), plannedLine(1, 1, "L")], [], 1.5, [0, 0.5], [[2, 1.5, "L"]]],
  ["other items first", [plannedLine(1, 1000)], [sampleSupply(1, 500, "ml")], 0.7, [800], [[2, 0.7, "L"]]],
  [
    "more of what goes along already",
    [plannedLine(1, 1000)],
    [sampleSupply(2, 250, "ml")],
    0.7,
    [300],
    [[2, 950, "ml"]],
  ],
  [
    "a measure too coarse for it: a little more",
    [plannedLine(1, 0.99, "kg")],
    [],
    0.001,
    [0.98],
    [[2, 0.01, "L"]],
  ],
])("%s", (_what, lines, supplies, quantity, left, other) => {
  const [swapped] = swappedPlans([event(1, planOf(lines, supplies))], swap, quantity);
  expect(swapped && amounts(swapped.plan)).toEqual({ lines: left, supplies: other });
  expect(swapped?.plan.supplies.at(-1)?.ingredientName).toBe(
    supplies.length === 1 && supplies[0]?.ingredientId === 2 ? "Item 2" : "Absolut",
  );
});

test("the last event gives first, and one that plans none of it stays as it is", () => {
  const events = [1, 2, 3].map((id) => event(id, planOf([plannedLine(id === 3 ? 9 : 1, 1000)])));
  const swapped = swappedPlans(events, swap, 1.4);
  expect(swapped.map(({ id, plan }) => [id, amounts(plan).lines])).toEqual([
    [2, [0]],
    [1, [600]],
  ]);
});

test("a drink that plans less than its recipe of the other one gets it back first", () => {
  const drink = { ...sampleDrink(plannedLine(2, 3100)), quantity: 100 };
  const [swapped] = swappedPlans(
    [event(1, { drinks: [drink], supplies: [sampleSupply(1, 2.5, "L")] })],
    swap,
    2.5,
  );
  expect(swapped && amounts(swapped.plan)).toEqual({ lines: [5000], supplies: [[2, 0.6, "L"]] });
});

const kinds: Convertible[] = [
  { unit: "L" },
  { unit: "ml" },
  { unit: "unidade", yieldQuantity: 700, yieldUnit: "ml" },
  { unit: "unidade", yieldQuantity: 333.33, yieldUnit: "ml" },
];
const kind = fc.constantFrom(...kinds);
const line = fc
  .record({
    id: fc.integer({ min: 1, max: 3 }),
    planned: fc.integer({ min: 0, max: 900_000 }),
    unit: fc.constantFrom("ml", "L", "colher (sopa)"),
  })
  .map(({ id, planned, unit }) => plannedLine(id, planned / 100, unit));
const plans = fc.array(
  fc
    .tuple(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      fc.uniqueArray(line, { maxLength: 3, selector: (each) => each.ingredientId }),
    )
    .map(([lines, others]) =>
      planOf(
        lines,
        others.map(({ ingredientId, plannedQuantity, unit }) =>
          sampleSupply(ingredientId, plannedQuantity, unit),
        ),
      ),
    ),
  { minLength: 1, maxLength: 4 },
);

const needOf = (
  events: readonly { plan: ReturnType<typeof planOf> }[],
  id: number,
  ingredients: Map<number, Convertible>,
) => sum(events.map(({ plan }) => plannedStock(plan, ingredients).get(id)?.amount ?? ZERO));

/** A hundredth of the coarsest measure of a line, in the stock unit. */
const coarsest = (ingredient: Convertible) => stockAmount(exact(0.01), "L", ingredient).amount;
const differs = (one: Exact, other: Exact) => Math.abs(rounded(minus(one, other), 9));

test("whatever is planned, the need stays the same in the first ingredient's unit", () => {
  fc.assert(
    fc.property(
      plans,
      kind,
      kind,
      fc.integer({ min: 1, max: 2_000_000 }),
      (planned, from, to, hundredths) => {
        const ingredients = new Map([
          [1, from],
          [2, to],
          [3, { unit: "ml" } as const],
        ]);
        const factor = replacementFactor(from, to) ?? ONE;
        const before = planned.map((plan, place) => event(place + 1, plan));
        const swapped = swappedPlans(
          before,
          { from: { ...from, id: 1 }, to: { ...to, id: 2, name: "Absolut" }, factor },
          hundredths / 100,
        );
        const changed = new Map(swapped.map(({ id, plan }) => [id, plan]));
        const after = before.map((each) => ({ ...each, plan: changed.get(each.id) ?? each.plan }));
        const need = (events: typeof before, id: number) => needOf(events, id, ingredients);
        const taken = minus(need(before, 1), need(after, 1));
        const given = minus(need(after, 2), need(before, 2));
        const asked = { numerator: BigInt(hundredths), denominator: 100n };
        if (isLess(need(before, 1), asked)) expect(rounded(need(after, 1), 9)).toBe(0);
        else {
          // A little more where the line's measure is too coarse.
          expect(isLess(taken, asked)).toBe(false);
          expect(isLess(plus(asked, coarsest(from)), taken)).toBe(false);
        }
        expect(differs(taken, sum(swapped.map((each) => each.taken)))).toBe(0);
        expect(differs(given, sum(swapped.map((each) => each.given)))).toBe(0);
        const rounding = plus(coarsest(to), exact(0.01));
        for (const each of swapped) {
          const error = differs(each.given, times(each.taken, factor));
          expect(error).toBeLessThanOrEqual(rounded(rounding, 9));
        }
        // Nothing else is touched.
        expect(need(after, 3)).toEqual(need(before, 3));
      },
    ),
    { numRuns: 300 },
  );
});

test("swapping there and back restores a plan by its recipes", () => {
  const counted = (quantity: number) => {
    const lines = [plannedLine(1, 0), plannedLine(3, 100)].map((each) => ({
      ...each,
      plannedQuantity:
        each.ingredientId === 1 ? proposedQuantity(each.quantity, quantity) : each.plannedQuantity,
    }));
    return { drinks: [{ ...sampleDrink(...lines), quantity }], supplies: [] };
  };
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 3000 }),
      (quantity, hundredths) => {
        const plan = counted(quantity);
        const [there] = swappedPlans([event(1, plan)], swap, hundredths / 100);
        const taken = rounded(there?.taken ?? ZERO, 2);
        const back: Swap = { from: absolut, to: vodka, factor: ONE };
        const [again] = swappedPlans([event(1, there?.plan ?? plan)], back, taken);
        expect(again?.plan).toEqual(plan);
      },
    ),
  );
});

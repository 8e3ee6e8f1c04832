import fc from "fast-check";
import { expect, test } from "vitest";
import { drinkCost } from "#shared/drinks/drink-cost.ts";
import { costPerGuest, eventCost } from "#shared/events/event-cost.ts";
import { averageUnitCost, stockValue, unitCost } from "#shared/ingredients/unit-cost.ts";
import { exact } from "#shared/numbers/exact.ts";
import { formatMoney } from "#shared/numbers/format.ts";

/** A tenth among the other tests; `npm run torture -- money` makes it all of them. */
const CASES = Number(process.env.MONEY_CASES ?? 1_000);
const SEED = Number(process.env.MONEY_SEED ?? 20_261_115);
const LARGEST = 9_999_999_999n;

/** Unit costs are whole numbers of these. */
const TRILLION = 10n ** 12n;

/** Of whole numbers alone, as on paper: half up. */
const halfUp = (numerator: bigint, denominator: bigint) =>
  (numerator * 2n + denominator) / (denominator * 2n);
const ungroupedDecimal = (whole: bigint, decimals: number) => {
  const digits = String(whole).padStart(decimals + 1, "0");
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};
const inDecimals = (whole: bigint, decimals: number) => Number(ungroupedDecimal(whole, decimals));

const hundredths = (max: bigint) => fc.bigInt({ min: 0n, max });
/** Small amounts as often as large ones: that is where rounding shows. */
const someAmount = fc.oneof(hundredths(9n), hundredths(10_000n), hundredths(LARGEST));
const millionths = fc.oneof(
  fc.bigInt({ min: 0n, max: 99n }),
  fc.bigInt({ min: 0n, max: 10n ** 8n }),
  fc.bigInt({ min: 0n, max: 10n ** 10n }),
);
const UNITS = [
  ["ml", 1n],
  ["L", 1000n],
  ["colher (chá)", 5n],
  ["colher (sopa)", 15n],
] as const;
/** Up to a hundred billion reais a line: a thousand times as much, and a number has no room for its cents. */
const line = fc.record({
  unit: fc.constantFrom(...UNITS),
  stock: fc.constantFrom(...UNITS.slice(0, 2)),
  amount: fc.oneof(hundredths(9n), hundredths(10_000n), hundredths(1_000_000n)),
  cost: millionths,
});
const options = { numRuns: CASES, seed: SEED };

test(`${CASES} unit costs and values`, () => {
  const property = fc.property(
    someAmount,
    someAmount,
    someAmount,
    someAmount,
    (quantity, price, more, paid) => {
      const stock = { quantity: inDecimals(quantity, 2), price: inDecimals(price, 2) };
      const cost = quantity === 0n ? 0n : halfUp(price * TRILLION, quantity);
      const costText = ungroupedDecimal(cost, 12);
      expect(Number(unitCost(stock))).toBe(Number(quantity === 0n ? stock.price : costText));
      // What was paid is what it is worth, whatever the division left over.
      expect(stockValue(stock.quantity, costText)).toBe(quantity === 0n ? 0 : stock.price);
      const bought = { quantity: inDecimals(more, 2), price: inDecimals(paid, 2) };
      const all = quantity + more;
      const average = all === 0n ? cost : halfUp(quantity * cost + paid * TRILLION, all);
      const present = { quantity: stock.quantity, unitCost: costText };
      const added = { quantity: bought.quantity, value: exact(bought.price) };
      expect(averageUnitCost(present, added)).toBe(ungroupedDecimal(average, 12));
    },
  );
  fc.assert(property, options);
});

test(`${CASES} costs of drinks and events`, () => {
  const lines = fc.array(line, { maxLength: 6 });
  const fixed = fc.array(hundredths(99_999_999n), { maxLength: 4 });
  const property = fc.property(lines, fixed, fc.nat({ max: 2_000 }), (drawn, fixedCosts, guests) => {
    const ingredients = new Map(
      drawn.map(({ stock: [unit], cost }, id) => [id, { unit, unitCost: inDecimals(cost, 6) }]),
    );
    const recipe = drawn.map(({ unit: [unit], amount }, ingredientId) => ({
      ingredientId,
      ingredientName: "",
      unit,
      quantity: inDecimals(amount, 2),
      plannedQuantity: inDecimals(amount, 2),
      returnQuantity: 0,
    }));
    // In 10^-8 of a real, times the thousand millilitres of a litre.
    const exactly = drawn.reduce(
      (sum, { unit: [, factor], stock: [, perStock], amount, cost }) =>
        sum + (amount * factor * cost * 1000n) / perStock,
      0n,
    );
    const inCents = halfUp(exactly, 10n ** 9n);
    expect(drinkCost(recipe, ingredients).cost).toBe(inDecimals(inCents, 2));
    const fixedSum = fixedCosts.reduce((sum, each) => sum + each, 0n);
    const total = halfUp(exactly + fixedSum * 10n ** 9n, 10n ** 9n);
    const event = {
      drinks: [{ drinkId: 1, drinkName: "", quantity: 1, ingredients: recipe }],
      fixedCosts: fixedCosts.map((value, id) => ({
        id,
        name: "",
        category: "Outros" as const,
        value: inDecimals(value, 2),
      })),
      supplies: [],
      stockUse: [],
      stockState: "planned" as const,
    };
    const cost = eventCost(event, ingredients);
    expect(cost).toMatchObject({
      stock: inDecimals(inCents, 2),
      fixed: inDecimals(fixedSum, 2),
      total: inDecimals(total, 2),
    });
    const each = costPerGuest(cost.total, guests);
    expect(each).toBe(guests === 0 ? undefined : inDecimals(halfUp(total, BigInt(guests)), 2));
    expect(formatMoney(cost.total)).not.toMatch(/NaN|Infinity|∞/);
  });
  fc.assert(property, options);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { canScale, scaleDrink } from "./scale-drink.ts";

const follows = { quantity: 50, plannedQuantity: 5250 };
const byHand = { quantity: 1, plannedQuantity: 120 };
const drink = { quantity: 105, ingredients: [follows, byHand] };

test.each([
  // Guests before and now, with what was set by hand: drinks, and planned amounts.
  [{ before: 150, now: 180 }, true, 126, [6300, 144]],
  [{ before: 150, now: 180 }, false, 126, [6300, 120]],
  [{ before: 150, now: 100 }, true, 70, [3500, 80]],
  [{ before: 150, now: 151 }, true, 106, [5300, 120.8]],
  [{ before: 150, now: 1 }, true, 1, [50, 0.8]],
  [{ before: 3, now: 1 }, true, 35, [1750, 40]],
])("from %j, by hand too: %s, are %d drinks of %j", (guests, withByHand, quantity, planned) => {
  expect(scaleDrink(drink, guests, { withByHand })).toEqual({ quantity, planned });
});

test.each([
  [{ before: 0, now: 100 }, false],
  [{ before: 100, now: 0 }, false],
  [{ before: 100, now: 100 }, false],
  [{ before: 100, now: 120 }, true],
  [{ before: 100, now: 10_000_000_000 }, false],
])("with %j guests it can follow: %s", (guests, expected) => {
  expect(canScale(guests)).toBe(expected);
});

test("more guests never mean fewer drinks, and as many as before the same plan", () => {
  const count = fc.integer({ min: 1, max: 5000 });
  fc.assert(
    fc.property(count, count, count, (quantity, before, now) => {
      const plan = { quantity, ingredients: [{ quantity: 50, plannedQuantity: 50 * quantity }] };
      const scaled = scaleDrink(plan, { before, now }, { withByHand: true });
      if (now >= before) expect(scaled.quantity).toBeGreaterThanOrEqual(quantity);
      else expect(scaled.quantity).toBeLessThanOrEqual(quantity);
      expect(scaled.planned).toEqual([50 * scaled.quantity]);
    }),
  );
});

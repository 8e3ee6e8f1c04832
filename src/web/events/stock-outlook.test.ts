import { expect, test } from "vitest";
import { rounded } from "#shared/numbers/exact.ts";
import { clockAt } from "#shared/time/testing/clock-at.ts";
import { lemon, wedding } from "#web/events/testing/bar.ts";
import { stockOutlook } from "./stock-outlook.ts";

const clock = clockAt(new Date());

test("is worked out once for the same lists, and anew for others", () => {
  const [events, stock] = [[wedding], [lemon]];
  const outlook = stockOutlook(events, stock, clock);
  expect(outlook.ingredients.get(lemon.id)).toBe(lemon);
  expect(stockOutlook(events, stock, clock)).toBe(outlook);

  const bought = [{ ...lemon, quantity: lemon.quantity + 10 }];
  const later = { id: 99, date: "2099-01-01T00:00:00.000Z" };
  const left = (one: typeof outlook) => rounded(one.forecast(later, lemon.id), 2);
  expect(left(stockOutlook(events, bought, clock))).toBe(left(outlook) + 10);
  expect(left(stockOutlook([], stock, clock))).toBe(lemon.quantity);
});

import { dividedBy, exact, isLess, minus, rounded } from "#shared/numbers/exact.ts";
import { type Money, moneyOf } from "#shared/numbers/money.ts";

/** What is left of a price in per cent, with one decimal; undefined without a price, never 0. */
export function margin(price: Money | number | null, cost: number): number | undefined {
  if (price === null || Number(price) <= 0) return undefined;
  const left = minus(exact(price), exact(cost));
  return rounded(dividedBy({ ...left, numerator: left.numerator * 100n }, exact(price)), 1);
}

/** True if a price does not cover its cost, by however little: a rounded margin may say 0. */
export const isBelowCost = (price: Money | number | null, cost: number): boolean =>
  price !== null && isLess(exact(price), exact(cost));

/** The price at which a cost leaves this margin, in per cent below 100; undefined for a cost of nothing. */
export function priceForMargin(cost: number, target: number): Money | undefined {
  if (cost <= 0) return undefined;
  const share = minus(exact(100), exact(target));
  return moneyOf(dividedBy({ ...exact(cost), numerator: exact(cost).numerator * 100n }, share));
}

/** The price per guest, in whole cents, at which this many guests leave at least this margin. */
export function guestPriceForMargin(cost: number, target: number, guests: number): Money | undefined {
  const whole = priceForMargin(cost, target);
  if (whole === undefined || guests <= 0) return undefined;
  const cents = BigInt(whole.replace(".", ""));
  const each = (cents + BigInt(guests) - 1n) / BigInt(guests);
  return moneyOf({ numerator: each, denominator: 100n });
}

type Watched = { price: Money | null; seenCost: Money | null };

/** How much less a priced event leaves than when somebody last saw its margin; undefined if it is not less. */
export function marginLoss({ price, seenCost }: Watched, cost: number): number | undefined {
  if (price === null || seenCost === null) return undefined;
  const loss = rounded(minus(exact(cost), exact(seenCost)), 2);
  return loss > 0 ? loss : undefined;
}

import { type Money, moneyOf } from "./money.ts";

/** Whole cents, for sums that are divided. */
export const cents = (amount: Money): bigint => BigInt(amount.replace(".", ""));

export const fromCents = (amount: bigint): Money => moneyOf({ numerator: amount, denominator: 100n });

import { type Exact, exact, roundedText, sum } from "./exact.ts";
import { formatMoney } from "./format.ts";
import { LARGEST_AMOUNT } from "./largest.ts";

/** Reais and cents as they travel on the wire: a text with two decimals. */
export type Money = string;

export const moneyOf = (value: Exact): Money => roundedText(value, 2);

export const moneySum = (amounts: Iterable<Money>): Money => moneyOf(sum(Array.from(amounts, exact)));

export const TOO_MANY_DECIMALS = "Use no máximo duas casas decimais";
export const TOO_MUCH_MONEY = `Use no máximo ${formatMoney(LARGEST_AMOUNT)}`;

/** True for a sum that fits its column. */
export const isStorable = (amount: Money): boolean => Number(amount) <= LARGEST_AMOUNT;

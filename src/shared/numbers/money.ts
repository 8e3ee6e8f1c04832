import { z } from "zod";
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

/** An entered sum above zero. Fractions of a cent are refused, not rounded: nobody agreed to them. */
export const moneyInput = (message: string) =>
  z.union([z.number(), z.string()], message).transform((value, ctx) => {
    const text = String(value).trim();
    const problem = moneyProblem(text, message);
    if (problem === undefined) return moneyOf(exact(text));
    ctx.addIssue({ code: "custom", message: problem });
    return z.NEVER;
  });

/** An entered sum that is added or, below zero, taken off. */
export const signedMoneyInput = (message: string) =>
  z
    .union([z.number(), z.string()], message)
    .transform((value) => String(value).trim())
    .transform((text, ctx) => {
      const [sign, size] = text.startsWith("-") ? ["-", text.slice(1)] : ["", text];
      const problem = moneyProblem(size, message);
      if (problem === undefined) return moneyOf(exact(sign + size));
      ctx.addIssue({ code: "custom", message: problem });
      return z.NEVER;
    });

function moneyProblem(text: string, message: string): string | undefined {
  if (/^0*[1-9]\d{12,}(\.\d*)?$/.test(text)) return TOO_MUCH_MONEY;
  if (!/^\d{1,12}(\.\d{1,12})?$/.test(text) || Number(text) <= 0) return message;
  if (!/^\d+(\.\d{1,2}0*)?$/.test(text)) return TOO_MANY_DECIMALS;
  return isStorable(text) ? undefined : TOO_MUCH_MONEY;
}

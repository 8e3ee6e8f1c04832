import { z } from "zod";
import { exact } from "./exact.ts";
import { isStorable, moneyOf, TOO_MANY_DECIMALS, TOO_MUCH_MONEY } from "./money.ts";

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

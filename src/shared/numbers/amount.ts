import { z } from "zod";
import { exact, rounded } from "./exact.ts";
import { formatNumber } from "./format.ts";

export const LARGEST_AMOUNT = 99_999_999.99;
/** The last one of PostgreSQL's integers. */
export const LARGEST_ID = 2_147_483_647;

const isDecimal = (value: unknown): value is number | string =>
  typeof value === "number" ? Number.isFinite(value) : /^-?\d{1,12}(\.\d{1,12})?$/.test(String(value).trim());

type AmountRule = {
  min?: number;
  message: string;
  /** Of what is more than nothing but less than `min`. */
  tooSmall?: string;
};

/**
 * A quantity or a value with two decimals, from a number or a numeric text; more decimals are rounded half up.
 * The limits are checked before rounding too: -0.001 is negative, not zero.
 */
export const amount = ({ min = 0, message, tooSmall = message }: AmountRule) =>
  z.union([z.number(), z.string()], message).transform((value, ctx) => {
    const number = isDecimal(value) ? Number(value) : Number.NaN;
    const isInRange = number >= min && number <= LARGEST_AMOUNT;
    if (!isInRange) {
      const isTooSmall = number > 0 && number < min;
      const problem = isTooSmall ? tooSmall : message;
      ctx.addIssue({
        code: "custom",
        message: number > LARGEST_AMOUNT ? `Use no máximo ${formatNumber(LARGEST_AMOUNT)}` : problem,
      });
      return z.NEVER;
    }
    return rounded(exact(plainDecimal(value)), 2);
  });

/** As it was written: of a number, `exact` would round the seventh decimal before the third, and 0.0049999999 up. */
function plainDecimal(value: number | string): string {
  const text = String(value).trim();
  // Only what is less than a millionth has an exponent here.
  return text.includes("e") ? "0" : text;
}

export const LARGEST_COUNT = 1_000_000;

/** How many there are of something: a whole number, from a number or a text of digits. */
export const count = ({ min = 0, message }: { min?: number; message: string }) =>
  z.union([z.number(), z.string()], message).transform((value, ctx) => {
    const number = typeof value === "number" || /^\d{1,12}$/.test(value.trim()) ? Number(value) : Number.NaN;
    if (Number.isInteger(number) && number >= min && number <= LARGEST_COUNT) return number;
    ctx.addIssue({
      code: "custom",
      message: number > LARGEST_COUNT ? `Use no máximo ${formatNumber(LARGEST_COUNT)}` : message,
    });
    return z.NEVER;
  });

/** The id of another record, from a number or a text of digits. */
export const recordId = (message: string) =>
  z.union([z.number(), z.string()], message).transform((value, ctx) => {
    const id = typeof value === "number" || /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
    if (Number.isInteger(id) && id >= 1 && id <= LARGEST_ID) return id;
    ctx.addIssue({ code: "custom", message });
    return z.NEVER;
  });

/** The version an edit is based on; an edit without one is applied as it is. */
export const baseVersion = z.int("Versão inválida").min(1, "Versão inválida").optional();

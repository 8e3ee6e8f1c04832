import { z } from "zod";
import { hasDecimals, plainDecimal, tooManyDecimals } from "./decimals.ts";
import { exact, rounded } from "./exact.ts";
import { atMost, LARGEST_AMOUNT, LARGEST_COUNT } from "./largest.ts";

/** PostgreSQL's largest integer. */
export const LARGEST_ID = 2_147_483_647;

const isDecimal = (value: unknown): value is number | string =>
  typeof value === "number" ? Number.isFinite(value) : /^-?\d{1,12}(\.\d{1,12})?$/.test(String(value).trim());

type AmountRule = {
  min?: number;
  message: string;
  /** The message for a positive value below `min`. */
  tooSmall?: string;
  decimals?: number;
};

/**
 * A number or numeric text with at most so many decimals, which are two unless said otherwise: more are refused, never
 * rounded. The limits also hold for those: -0.001 is negative, not zero.
 */
export const amount = ({ min = 0, message, tooSmall = message, decimals = 2 }: AmountRule) =>
  z.union([z.number(), z.string()], message).transform((value, ctx) => {
    const number = isDecimal(value) ? Number(value) : Number.NaN;
    const isInRange = number >= min && number <= LARGEST_AMOUNT;
    if (!isInRange) {
      const isTooSmall = number > 0 && number < min;
      const problem = isTooSmall ? tooSmall : message;
      ctx.addIssue({
        code: "custom",
        message: number > LARGEST_AMOUNT ? atMost(LARGEST_AMOUNT) : problem,
      });
      return z.NEVER;
    }
    if (!hasDecimals(number, decimals)) {
      ctx.addIssue({ code: "custom", message: tooManyDecimals(decimals) });
      return z.NEVER;
    }
    return rounded(exact(plainDecimal(value)), decimals);
  });

/** A whole number, from a number or a text of digits. */
export const count = ({ min = 0, message }: { min?: number; message: string }) =>
  z.union([z.number(), z.string()], message).transform((value, ctx) => {
    const number = typeof value === "number" || /^\d{1,12}$/.test(value.trim()) ? Number(value) : Number.NaN;
    if (Number.isInteger(number) && number >= min && number <= LARGEST_COUNT) return number;
    ctx.addIssue({
      code: "custom",
      message: number > LARGEST_COUNT ? atMost(LARGEST_COUNT) : message,
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

/** The version that an edit is based on; an edit without one is applied unconditionally. */
export const baseVersion = z.int("Versão inválida").min(1, "Versão inválida").optional();

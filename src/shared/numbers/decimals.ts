import { exact, rounded } from "./exact.ts";

/** What a computed number may be off by: 0.1 + 0.2 is 0.30000000000000004. */
const NOISE = 1e-14;

/** Told of a number with more decimals than are kept: nothing typed is rounded. */
export const tooManyDecimals = (decimals: number): string =>
  `Use no máximo ${decimals} casas depois da vírgula`;

/** True if a number has no more decimals than these. */
export const hasDecimals = (value: number, decimals: number): boolean =>
  Math.abs(rounded(exact(plainDecimal(value)), decimals) - value) <= Math.abs(value) * NOISE;

/** The digits as written: `exact` would round a number's seventh decimal before the third, and 0.0049999999 up. */
export function plainDecimal(value: number | string): string {
  const text = String(value).trim();
  // Only numbers below a millionth have an exponent here.
  return text.includes("e") ? "0" : text;
}

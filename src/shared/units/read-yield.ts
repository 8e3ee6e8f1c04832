import { parseDecimal } from "#shared/numbers/decimal.ts";
import { exact, rounded } from "#shared/numbers/exact.ts";
import { convertedAmount } from "./convert-units.ts";
import type { RecipeUnit } from "./enumerations.ts";
import { splitAmount } from "./unit-words.ts";

const LEAST = 0.01;

/** The answer to "rende quantos ml?": "900", "900 ml" and "0,9 L" are all 900. Undefined for anything else. */
export function readYield(text: string, asked: RecipeUnit): number | undefined {
  const { amount, unit } = splitAmount(text) ?? { amount: text, unit: asked };
  const number = parseDecimal(amount);
  const converted = number === undefined ? undefined : convertedAmount(exact(number), unit, asked);
  const quantity = converted && rounded(converted, 2);
  return quantity !== undefined && quantity >= LEAST ? quantity : undefined;
}

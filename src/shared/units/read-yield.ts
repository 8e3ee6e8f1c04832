import { parseDecimal } from "#shared/numbers/decimal.ts";
import { hasDecimals, tooManyDecimals } from "#shared/numbers/decimals.ts";
import { asNumber, exact } from "#shared/numbers/exact.ts";
import { convertedAmount } from "./convert-units.ts";
import type { RecipeUnit } from "./enumerations.ts";
import { splitAmount } from "./unit-words.ts";

const LEAST = 0.01;

/** The answer in the unit that is asked for, with all its decimals. */
function answered(text: string, asked: RecipeUnit): number | undefined {
  const { amount, unit } = splitAmount(text) ?? { amount: text, unit: asked };
  const number = parseDecimal(amount);
  const converted = number === undefined ? undefined : convertedAmount(exact(number), unit, asked);
  const quantity = converted && asNumber(converted);
  return quantity !== undefined && quantity >= LEAST ? quantity : undefined;
}

/** The answer to "rende quantos ml?": "900", "900 ml" and "0,9 L" are all 900. Undefined for anything else. */
export function readYield(text: string, asked: RecipeUnit): number | undefined {
  const quantity = answered(text, asked);
  return quantity !== undefined && hasDecimals(quantity, 2) ? quantity : undefined;
}

/** Why a text is no answer. */
export const yieldProblem = (text: string, asked: RecipeUnit): string =>
  answered(text, asked) === undefined ? "Informe um número maior que 0" : tooManyDecimals(2);

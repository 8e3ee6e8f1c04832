import { parseDecimal } from "#shared/numbers/decimal.ts";

export const HOW_TO_WRITE = "Escreva o número como 1.234,56";
export const NO_NUMBER = "Digite um número";

/** True for "abc", not for nothing at all. */
export const isWithoutDigits = (text: string): boolean => text.trim() !== "" && !/\p{N}/u.test(text);

/** Why a text is no number; undefined if it is one, or empty. */
export function numberProblem(text: string): string | undefined {
  if (text === "" || parseDecimal(text) !== undefined) return undefined;
  return isWithoutDigits(text) ? NO_NUMBER : HOW_TO_WRITE;
}

import { parseDecimal } from "#shared/numbers/decimal.ts";

export const HOW_TO_WRITE = "Escreva o número como 1.234,56";

/** Why a text is no number; undefined if it is one, or empty. */
export function numberProblem(text: string): string | undefined {
  if (text === "" || parseDecimal(text) !== undefined) return undefined;
  return /\p{N}/u.test(text) ? HOW_TO_WRITE : "Digite um número";
}

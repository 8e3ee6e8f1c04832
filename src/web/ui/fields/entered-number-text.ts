import type { ChangeEvent } from "react";
import { isNumberCharacter, withoutCurrency } from "#shared/numbers/decimal.ts";

/**
 * What stands in a number's field after a change, and whether a key was left out of it. A key that no number has does
 * nothing. What was pasted stays as it is but for the currency before it: without its letters "1e3" would be another
 * number, and the form can refuse it.
 */
export function enteredNumberText({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
  const { value, selectionStart } = target;
  const key = nativeEvent instanceof InputEvent ? nativeEvent.data : null;
  if (key?.length !== 1) return { text: withoutCurrency(value), isKeyLeftOut: false };
  if (isNumberCharacter(key)) return { text: value, isKeyLeftOut: false };
  const end = selectionStart ?? value.length;
  // Whoever writes a space between the thousands loses nothing by its absence.
  return { text: value.slice(0, end - 1) + value.slice(end), isKeyLeftOut: key.trim() !== "" };
}

import type { ChangeEvent } from "react";
import { isNumberCharacter, withoutCurrency } from "#shared/numbers/decimal.ts";

/**
 * The text of a number field after a change, and whether a keystroke was dropped. Characters that no number contains
 * are ignored when typed. Pasted text is kept except for a currency sign: without its letters "1e3" would be another
 * number.
 */
export function enteredNumberText({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
  const { value, selectionStart } = target;
  const key = nativeEvent instanceof InputEvent ? nativeEvent.data : null;
  if (key?.length !== 1) return { text: withoutCurrency(value), isKeyLeftOut: false };
  if (isNumberCharacter(key)) return { text: value, isKeyLeftOut: false };
  const end = selectionStart ?? value.length;
  // A space between thousands can be dropped silently.
  return { text: value.slice(0, end - 1) + value.slice(end), isKeyLeftOut: key.trim() !== "" };
}

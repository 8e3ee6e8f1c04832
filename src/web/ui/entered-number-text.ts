import type { ChangeEvent } from "react";

const NO_PART_OF_A_NUMBER = /[^\d.,-]/;

/**
 * What stands in a number's field after a change. A key that no number has does nothing. What was pasted stays as it
 * is but for the currency before it: without its letters "1e3" would be another number, and the form can refuse it.
 */
export function enteredNumberText({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): string {
  const { value, selectionStart } = target;
  const key = nativeEvent instanceof InputEvent ? nativeEvent.data : null;
  if (key?.length !== 1) return value.replace(/^\s*R\$/, "").trim();
  if (!NO_PART_OF_A_NUMBER.test(key)) return value;
  const end = selectionStart ?? value.length;
  return value.slice(0, end - 1) + value.slice(end);
}

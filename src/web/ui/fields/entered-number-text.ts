import type { ChangeEvent } from "react";

/** "½" and "٣" are numbers of a kind: they stay in sight, for the form to refuse. */
const NO_PART_OF_A_NUMBER = /[^\p{N}.,-]/u;

/**
 * What stands in a number's field after a change, and whether a key was left out of it. A key that no number has does
 * nothing. What was pasted stays as it is but for the currency before it: without its letters "1e3" would be another
 * number, and the form can refuse it.
 */
export function enteredNumberText({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
  const { value, selectionStart } = target;
  const key = nativeEvent instanceof InputEvent ? nativeEvent.data : null;
  if (key?.length !== 1) return { text: value.replace(/^\s*R\$/, "").trim(), isKeyLeftOut: false };
  if (!NO_PART_OF_A_NUMBER.test(key)) return { text: value, isKeyLeftOut: false };
  const end = selectionStart ?? value.length;
  // Whoever writes a space between the thousands loses nothing by its absence.
  return { text: value.slice(0, end - 1) + value.slice(end), isKeyLeftOut: key.trim() !== "" };
}

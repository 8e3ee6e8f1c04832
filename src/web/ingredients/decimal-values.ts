import { parseDecimalText } from "#web/ui/decimal-text.ts";

/** A number as a form shows it, ready to be typed over: "1234,5". */
export const decimalText = (value: number | string | null | undefined) =>
  value == null ? "" : String(value).replace(".", ",");

/** The number that was typed; what is none stays a text, for the contract to refuse at its field. */
export const decimalOrText = (text: string) => parseDecimalText(text) ?? text;

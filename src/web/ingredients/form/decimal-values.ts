import { parseDecimalText } from "#web/ui/fields/decimal-text.ts";

/** The number that was typed; what is none stays a text, for the contract to refuse at its field. */
export const decimalOrText = (text: string) => parseDecimalText(text) ?? text;

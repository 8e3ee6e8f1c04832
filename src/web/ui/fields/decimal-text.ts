/** "0.125" can only be a fraction. */
const WITH_THOUSANDS = /^-?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/;
const WITH_COMMA = /^-?(\d+,\d*|,\d+)$/;
const PLAIN = /^-?(\d+\.?\d*|\.\d+)$/;

/**
 * The number a person means: "12,5" and "12.5" are the same, "1.234,56" has thousands. A lone group of three
 * digits after a dot ("1.234") is thousands too, as it is written here. What is written as neither ("1,234.56") is
 * no number, so that it is refused and never taken for another one.
 */
export function parseDecimalText(text: string): number | undefined {
  const trimmed = text.trim();
  const isBrazilian = WITH_THOUSANDS.test(trimmed) || WITH_COMMA.test(trimmed);
  if (isBrazilian) return Number(trimmed.replaceAll(".", "").replace(",", "."));
  return PLAIN.test(trimmed) ? Number(trimmed) : undefined;
}

/** The whole number a person means, and none where it has a fraction. */
export function parseWholeText(text: string): number | undefined {
  const number = parseDecimalText(text);
  return Number.isInteger(number) ? number : undefined;
}

/** A number as a form shows it, ready to be typed over: "1234,5", without the dots that group thousands. */
export const decimalText = (value: number | string | null | undefined) =>
  value == null ? "" : String(value).replace(".", ",");

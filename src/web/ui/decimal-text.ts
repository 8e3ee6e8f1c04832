/** Leaves what can be part of a decimal number as a person in Brazil types it. */
export function keepDecimalCharacters(text: string): string {
  return text.replace(/[^\d.,-]/g, "");
}

/**
 * The number a person means: "12,5" and "12.5" are the same, "1.234,56" has thousands. A lone group of three
 * digits after a dot ("1.234") is thousands too, as it is written here; "0.125" can only be a fraction.
 */
export function parseDecimalText(text: string): number | undefined {
  const trimmed = text.trim();
  const hasThousands = trimmed.includes(",") || /^-?[1-9]\d{0,2}(\.\d{3})+$/.test(trimmed);
  const plain = hasThousands ? trimmed.replaceAll(".", "").replace(",", ".") : trimmed;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

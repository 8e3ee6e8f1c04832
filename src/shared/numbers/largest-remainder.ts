/**
 * Splits a whole number in proportion to some weights into whole parts of at least 1 that add up to it; where it is
 * too small for that, each part is 1. The largest remainders are rounded up, the first of equal ones first.
 */
export function splitWhole(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  const quotas = weights.map((weight) => (total * weight) / sum);
  const parts = quotas.map((quota) => Math.max(Math.floor(quota), 1));
  const byRemainder = quotas
    .map((quota, index) => ({ index, remainder: quota < 1 ? -1 : quota - Math.floor(quota) }))
    .toSorted((a, b) => b.remainder - a.remainder);
  let missing = total - parts.reduce((a, b) => a + b, 0);
  for (const { index } of byRemainder) {
    if (missing <= 0) break;
    parts[index] = (parts[index] as number) + 1;
    missing--;
  }
  // What was raised to 1 is taken from the largest parts.
  for (; missing < 0 && Math.max(...parts) > 1; missing++) {
    const largest = parts.indexOf(Math.max(...parts));
    parts[largest] = (parts[largest] as number) - 1;
  }
  return parts;
}

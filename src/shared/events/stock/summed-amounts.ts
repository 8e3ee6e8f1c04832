import { exact, plus, rounded } from "#shared/numbers/exact.ts";

/** The sum of the amounts of each ingredient, which may be named twice; without zeros. */
export function summedAmounts(
  lines: readonly { ingredientId: number; quantity: number }[],
): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { ingredientId, quantity } of lines) {
    if (quantity === 0) continue;
    sums.set(ingredientId, rounded(plus(exact(sums.get(ingredientId) ?? 0), exact(quantity)), 2));
  }
  return sums;
}

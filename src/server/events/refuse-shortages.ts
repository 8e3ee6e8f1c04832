import { conflict } from "#server/http/errors.ts";
import { exact, isLess, minus, rounded } from "#shared/numbers/exact.ts";
import { formatNumber } from "#shared/numbers/format.ts";

/** Refuses to take more than there is, and says how much is missing of each. */
export function refuseShortages(
  moves: { ingredient: { name: string; unit: string; quantity: number }; quantity: number }[],
) {
  const short = moves.flatMap(({ ingredient, quantity }) => {
    const [there, needed] = [exact(ingredient.quantity), exact(quantity)];
    if (!isLess(there, needed)) return [];
    const missing = formatNumber(rounded(minus(needed, there), 2));
    return [`${ingredient.name} (faltam ${missing} ${ingredient.unit})`];
  });
  if (short.length > 0) throw conflict(`Estoque insuficiente: ${short.join(", ")}`);
}

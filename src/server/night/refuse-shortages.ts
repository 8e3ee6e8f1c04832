import { AppError, MOST_ISSUES } from "#server/http/errors.ts";
import { exact, isLess, minus, rounded } from "#shared/numbers/exact.ts";
import { formatNumber } from "#shared/numbers/format.ts";

type Move = { ingredient: { id: number; name: string; unit: string; quantity: number }; quantity: number };

/**
 * Refuses to take more than there is, and says how much is missing of each. Where amounts were entered one by one, the
 * path of each leads to its field.
 */
export function refuseShortages(moves: readonly Move[], pathOf?: (ingredientId: number) => string): void {
  const short = moves.flatMap(({ ingredient, quantity }) => {
    const [there, needed] = [exact(ingredient.quantity), exact(quantity)];
    if (!isLess(there, needed)) return [];
    const missing = formatNumber(rounded(minus(needed, there), 2));
    return [{ id: ingredient.id, text: `${ingredient.name} (faltam ${missing} ${ingredient.unit})` }];
  });
  if (short.length === 0) return;
  const message = `Estoque insuficiente: ${short.map(({ text }) => text).join(", ")}`;
  const issues =
    pathOf && short.map(({ id, text }) => ({ path: pathOf(id), message: `Estoque insuficiente: ${text}` }));
  throw new AppError(409, message, { issues: issues?.slice(0, MOST_ISSUES) });
}

/** The path of the item that names an ingredient first. */
export const itemPath =
  (items: readonly { ingredientId: number }[]) =>
  (id: number): string =>
    `items.${items.findIndex(({ ingredientId }) => ingredientId === id)}.quantity`;

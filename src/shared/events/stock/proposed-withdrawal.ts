import { packContents, packsFor } from "#shared/ingredients/pack.ts";

type Available = { quantity: number; packQuantity: number | null };

/**
 * What a withdrawal proposes to take of an ingredient, in the stock unit: whole packs where it has them, as far as the
 * stock goes, and the plan at least. Where the stock is short of the plan, all that there is.
 */
export function proposedWithdrawal(
  planned: number,
  { quantity: available, packQuantity }: Available,
): number {
  if (available <= planned) return available;
  const packs = packsFor(planned, { packQuantity, packMultiple: 1 });
  if (packs === undefined || packQuantity === null) return planned;
  return Math.max(planned, Math.min(packContents(packs, packQuantity), available));
}

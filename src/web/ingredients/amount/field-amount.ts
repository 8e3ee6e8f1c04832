import { packContents } from "#shared/ingredients/pack.ts";
import { parseDecimal, ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { dividedBy, exact, rounded } from "#shared/numbers/exact.ts";
import { LARGEST_AMOUNT } from "#shared/numbers/largest.ts";
import type { StockUnit } from "#shared/units/enumerations.ts";
import { stepDecimal } from "#web/ui/fields/step-decimal.ts";

/** An amount of an ingredient as its field has it: the text in packs where there are some, else in the stock unit. */
export type FieldAmount = {
  text: string;
  /** In the stock unit; undefined where the text is no valid amount. */
  quantity: number | undefined;
};

type Packed = { packQuantity: number | null };

export function typedAmount(text: string, { packQuantity }: Packed): FieldAmount {
  const typed = parseDecimal(text);
  if (typed === undefined || typed < 0 || typed > LARGEST_AMOUNT) return { text, quantity: undefined };
  const quantity = packQuantity === null ? rounded(exact(typed), 2) : packContents(typed, packQuantity);
  return { text, quantity: quantity > LARGEST_AMOUNT ? undefined : quantity };
}

/** Keeps the quantity to the last digit, though a part of a pack may be shown rounded. */
export const shownAmount = (quantity: number, { packQuantity }: Packed): FieldAmount => ({
  text: ungroupedDecimal(
    packQuantity === null ? quantity : rounded(dividedBy(exact(quantity), exact(packQuantity)), 2),
  ),
  quantity,
});

const looseSteps: Partial<Record<StockUnit, number>> = { ml: 50, g: 50, L: 0.5, kg: 0.5 };

/** One pack more or less, from a part of one to the next whole; without packs about a cup or a piece. */
export function steppedAmount(
  { text }: FieldAmount,
  direction: 1 | -1,
  ingredient: Packed & { unit: StockUnit },
): FieldAmount {
  if (ingredient.packQuantity === null) {
    return typedAmount(stepDecimal(text, direction * (looseSteps[ingredient.unit] ?? 1)), ingredient);
  }
  const packs = parseDecimal(text) ?? 0;
  const next = direction > 0 ? Math.floor(packs) + 1 : Math.max(Math.ceil(packs) - 1, 0);
  return typedAmount(String(next), ingredient);
}

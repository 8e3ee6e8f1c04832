import { carriedPack, packContents } from "#shared/ingredients/pack.ts";
import { parseDecimal, ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { hasDecimals } from "#shared/numbers/decimals.ts";
import { dividedBy, exact, rounded } from "#shared/numbers/exact.ts";
import { LARGEST_AMOUNT } from "#shared/numbers/largest.ts";
import type { StockUnit } from "#shared/units/enumerations.ts";
import { looseStep } from "#shared/units/loose-step.ts";
import { stepDecimal } from "#web/ui/fields/step-decimal.ts";

/** An amount of an ingredient as its field has it: the text in packs where there are some, else in the stock unit. */
export type FieldAmount = {
  text: string;
  /** In the stock unit; undefined where the text is no valid amount. */
  quantity: number | undefined;
};

type Packed = Parameters<typeof carriedPack>[0];

export function typedAmount(text: string, ingredient: Packed): FieldAmount {
  const { packQuantity } = carriedPack(ingredient);
  const typed = parseDecimal(text);
  if (typed === undefined || typed < 0 || typed > LARGEST_AMOUNT || !hasDecimals(typed, 2)) {
    return { text, quantity: undefined };
  }
  const quantity = packQuantity === null ? typed : packContents(typed, packQuantity);
  return { text, quantity: quantity > LARGEST_AMOUNT ? undefined : quantity };
}

/** Keeps the quantity to the last digit, though a part of a pack may be shown rounded. */
export function shownAmount(quantity: number, ingredient: Packed): FieldAmount {
  const { packQuantity } = carriedPack(ingredient);
  const shown =
    packQuantity === null ? quantity : rounded(dividedBy(exact(quantity), exact(packQuantity)), 2);
  return { text: ungroupedDecimal(shown), quantity };
}

/** One pack more or less, from a part of one to the next whole; without packs by a step of its unit. */
export function steppedAmount(
  { text }: FieldAmount,
  direction: 1 | -1,
  ingredient: Packed & { unit: StockUnit },
): FieldAmount {
  if (carriedPack(ingredient).packQuantity === null) {
    return typedAmount(stepDecimal(text, direction * looseStep(ingredient.unit)), ingredient);
  }
  const packs = parseDecimal(text) ?? 0;
  const next = direction > 0 ? Math.floor(packs) + 1 : Math.max(Math.ceil(packs) - 1, 0);
  return typedAmount(String(next), ingredient);
}

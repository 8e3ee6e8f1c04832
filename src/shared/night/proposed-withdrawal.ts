import { carriedPack, packContents, packsFor } from "#shared/ingredients/pack.ts";
import { shortage } from "#shared/ingredients/shortage.ts";
import { exact, plus, rounded } from "#shared/numbers/exact.ts";
import { stockUnitText } from "#shared/units/amount-text.ts";
import type { PackName, StockUnit, UnitWord } from "#shared/units/enumerations.ts";
import { isMeasured } from "#shared/units/measured.ts";

type Available = {
  quantity: number;
  unit: StockUnit;
  unitWord?: UnitWord | null;
  packName?: PackName | null;
  packQuantity: number | null;
};

/**
 * What a withdrawal proposes to take of an ingredient, in the stock unit: whole packs where it has them, and the plan
 * at least. Where the last of these packs is not full, an open bottle goes along as it is, and of an open bale only the
 * pieces that are needed. Where the stock is short of the plan, all that there is.
 */
export function proposedWithdrawal(planned: number, ingredient: Available): number {
  const { quantity: available } = ingredient;
  if (available <= planned) return available;
  const { packQuantity } = carriedPack(ingredient);
  const packs = packsFor(planned, { packQuantity, packMultiple: 1 });
  if (packs === undefined || packQuantity === null) return planned;
  const whole = packContents(packs, packQuantity);
  if (whole <= available) return Math.max(planned, whole);
  return isMeasured({ unit: stockUnitText(ingredient) })
    ? available
    : Math.min(Math.ceil(planned), available);
}

/** What to buy of what is missing: whole bottles or bags where it is measured, else just the pieces. */
export function amountToBuy(missing: number, ingredient: Omit<Available, "quantity">): number {
  const { packQuantity } = carriedPack(ingredient);
  const packs = isMeasured({ unit: stockUnitText(ingredient) })
    ? packsFor(missing, { packQuantity, packMultiple: 1 })
    : undefined;
  // The contents of many small packs may be rounded to less.
  return Math.max(missing, packs && packQuantity ? packContents(packs, packQuantity) : 0);
}

/** The stock after what a plan lacks was bought. */
export function stockAfterBuying(planned: number, ingredient: Available): number {
  const { quantity, unit } = ingredient;
  const missing = shortage(planned, quantity, unit);
  if (missing === 0) return quantity;
  return rounded(plus(exact(quantity), exact(amountToBuy(missing, ingredient))), 2);
}

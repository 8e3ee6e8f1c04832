import { carriedPack, packContents, packsFor } from "#shared/ingredients/pack.ts";
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

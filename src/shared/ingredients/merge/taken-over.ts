import { dividedBy, type Exact, exact, ONE, rounded, times } from "#shared/numbers/exact.ts";
import { LARGEST_AMOUNT } from "#shared/numbers/largest.ts";
import { type Convertible, convertedAmount, hasFactor } from "#shared/units/convert-units.ts";
import type { PackName, RecipeUnit, UnitWord } from "#shared/units/enumerations.ts";
import { fineUnits } from "./merged-lines.ts";

type Yield = { yieldQuantity: number | null; yieldUnit: RecipeUnit | null };
type Pack = { packName: PackName | null; packQuantity: number | null; packMultiple: number };
type Measured = Convertible & Yield & Pack & { unitWord: UnitWord | null };

export type TakenOver = Yield & Pack;

/** The yield and the pack of the second ingredient after a merge: its own, or where it has none those of the first. */
export const takenOver = (first: Measured, second: Measured, factor: Exact): TakenOver => ({
  ...mergedYield(first, second, factor),
  ...mergedPack(first, second, factor),
});

/**
 * Without a yield of its own the second gets one by which it knows what recipes measured the first in: 1 L is 1.333333
 * bottles, so that one bottle yields 750 ml.
 */
function mergedYield(first: Measured, second: Measured, factor: Exact): Yield {
  const { yieldQuantity, yieldUnit } = second;
  if (yieldUnit) return { yieldQuantity, yieldUnit };
  const inOne = (amount: Exact, unit: RecipeUnit): Yield => {
    const quantity = rounded(dividedBy(amount, factor), 2);
    return quantity > 0 && quantity <= LARGEST_AMOUNT
      ? { yieldQuantity: quantity, yieldUnit: unit }
      : { yieldQuantity, yieldUnit };
  };
  if (first.yieldUnit && first.yieldQuantity && !hasFactor(first.yieldUnit, second)) {
    return inOne(exact(first.yieldQuantity), first.yieldUnit);
  }
  // "1 L = 1,33 unidade" would help nobody: pieces are converted.
  const isPiece = first.unit === "unidade" || first.unit === "maço";
  if (isPiece || hasFactor(first.unit, second)) return { yieldQuantity, yieldUnit };
  const unit = fineUnits[first.unit] ?? first.unit;
  return inOne(convertedAmount(ONE, first.unit, unit) ?? ONE, unit);
}

/** A bottle that was counted by the piece is the pack of what is measured in litres. */
function mergedPack(first: Measured, second: Measured, factor: Exact): Pack {
  const { packName, packQuantity, packMultiple } = second;
  const own = { packName, packQuantity, packMultiple };
  if (packQuantity !== null) return own;
  const isPiece = first.unitWord !== null && second.unit !== "unidade" && first.packQuantity === null;
  const pack = isPiece ? { ...first, packName: first.unitWord, packQuantity: 1 } : first;
  if (pack.packQuantity === null) return own;
  const contents = rounded(times(exact(pack.packQuantity), factor), 4);
  if (contents <= 0 || contents > LARGEST_AMOUNT) return own;
  return { packName: pack.packName, packQuantity: contents, packMultiple: pack.packMultiple };
}

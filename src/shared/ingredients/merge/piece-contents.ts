import { parseDecimal } from "#shared/numbers/decimal.ts";
import { dividedBy, type Exact, exact } from "#shared/numbers/exact.ts";
import { type Convertible, convertedAmount } from "#shared/units/convert-units.ts";
import type { RecipeUnit, UnitWord } from "#shared/units/enumerations.ts";
import { sizeInName } from "#shared/units/size-in-name.ts";

export type Piece = Convertible & { name?: string; unitWord?: UnitWord | null };
type Contents = { amount: number; unit: RecipeUnit };

const measures: readonly string[] = ["ml", "L", "g", "kg"];

/** What is in one piece: by its yield in ml or g, or by its name. Eight slices are no contents. */
export function pieceContents({ unit, yieldQuantity, yieldUnit, name = "" }: Piece): Contents | undefined {
  if (unit !== "unidade") return undefined;
  if (yieldQuantity && yieldUnit) {
    return measures.includes(yieldUnit) ? { amount: yieldQuantity, unit: yieldUnit } : undefined;
  }
  const size = sizeInName(name);
  const amount = size && parseDecimal(size.amount);
  return size && amount ? { amount, unit: size.unit } : undefined;
}

/** How many pieces of the second one of the first is, by their contents: a litre is 1 ⅓ bottles of 750 ml. */
export function contentsFactor(first: Piece, second: Piece): Exact | undefined {
  const [own, other] = [pieceContents(first), pieceContents(second)];
  const converted = own && other && convertedAmount(exact(own.amount), own.unit, other.unit);
  return converted && other ? dividedBy(converted, exact(other.amount)) : undefined;
}

/** True of two kinds of pieces of which at least one has a size, or is a bottle: they need not be the same. */
export const mayDiffer = (first: Piece, second: Piece): boolean =>
  first.unit === "unidade" &&
  second.unit === "unidade" &&
  [first, second].some((one) => Boolean(one.unitWord) || pieceContents(one) !== undefined);

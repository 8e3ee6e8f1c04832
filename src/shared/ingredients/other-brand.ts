import { parseDecimal } from "#shared/numbers/decimal.ts";
import { unitWords } from "#shared/units/enumerations.ts";
import { sizeIn, sizeInName } from "#shared/units/size-in-name.ts";
import type { Ingredient, IngredientInput } from "./contract.ts";

/** What is entered of an ingredient of which there is none yet. */
export const NONE_IN_STOCK = { quantity: 0, pricePerUnit: 0, minQuantity: 0, observations: null };

type Like = Pick<
  Ingredient,
  | "category"
  | "unit"
  | "unitWord"
  | "yieldQuantity"
  | "yieldUnit"
  | "packName"
  | "packQuantity"
  | "packMultiple"
  | "supplierId"
>;

/**
 * A new ingredient that is measured, bought and used like another one, in the size that its name says: "Vodka 750ml"
 * is no bottle of a litre. Nothing is in stock, and there is no price yet.
 */
export const otherBrand = (name: string, like: Like): IngredientInput => ({
  name,
  category: like.category,
  unit: like.unit,
  unitWord: like.unitWord,
  yieldQuantity: like.yieldQuantity,
  yieldUnit: like.yieldUnit,
  packName: like.packName,
  packQuantity: like.packQuantity,
  packMultiple: like.packMultiple,
  supplierId: like.supplierId,
  ...ownSize(name, like),
  ...NONE_IN_STOCK,
});

/** What the name says of the bottle: how much of a pack, or what one of what is counted whole yields. */
function ownSize(name: string, like: Like): Partial<IngredientInput> {
  const size = sizeInName(name);
  if (!size) return {};
  if (like.unitWord !== null) {
    const isMeasured = like.yieldUnit !== null && sizeIn(size, like.yieldUnit) !== undefined;
    return isMeasured ? { yieldQuantity: parseDecimal(size.amount) ?? null, yieldUnit: size.unit } : {};
  }
  // A box holds several of what the name measures.
  const isOne = unitWords.some((word) => word === like.packName);
  const contents = isOne ? sizeIn(size, like.unit) : undefined;
  return contents === undefined ? {} : { packQuantity: contents };
}

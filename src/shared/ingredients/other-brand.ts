import type { Ingredient, IngredientInput } from "./contract.ts";

/** What is entered of an ingredient of which there is none yet. */
export const NONE_IN_STOCK = { quantity: 0, pricePerUnit: 0, minQuantity: 0, observations: null };

/** A new ingredient that is measured, bought and used like another one, with nothing in stock and no price yet. */
export const otherBrand = (
  name: string,
  like: Pick<
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
  >,
): IngredientInput => ({
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
  ...NONE_IN_STOCK,
});

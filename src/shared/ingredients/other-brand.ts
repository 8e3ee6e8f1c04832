import type { Ingredient, IngredientInput } from "./contract.ts";

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
  quantity: 0,
  unit: like.unit,
  unitWord: like.unitWord,
  pricePerUnit: 0,
  minQuantity: 0,
  observations: null,
  yieldQuantity: like.yieldQuantity,
  yieldUnit: like.yieldUnit,
  packName: like.packName,
  packQuantity: like.packQuantity,
  packMultiple: like.packMultiple,
  supplierId: like.supplierId,
});

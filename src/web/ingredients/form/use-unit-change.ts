import { useWatch } from "react-hook-form";
import type { Ingredient, PricedIngredient } from "#shared/ingredients/contract.ts";
import { keptPack } from "#shared/ingredients/pack.ts";
import { ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { recipeUnits, type StockUnit, stockUnits } from "#shared/units/enumerations.ts";
import { enteredAmount } from "./entered-cost.ts";
import {
  type IngredientForm,
  NO_PACK,
  NO_YIELD,
  unitBehind,
  usualYieldUnit,
  yieldUnitsFor,
} from "./ingredient-form.ts";
import { proposeSize } from "./propose-size.ts";

/** The contents of a pack in the chosen unit, as a text; empty where no factor is known. */
function contentsIn(chosen: string, { packQuantity, unit }: Pick<Ingredient, "packQuantity" | "unit">) {
  const stockUnit = stockUnits.find((one) => one === unitBehind(chosen));
  if (!stockUnit || !stockUnits.includes(unit)) return undefined;
  // The name does not matter to the contents.
  return ungroupedDecimal(keptPack({ packName: "caixa", packQuantity, unit }, stockUnit).packQuantity);
}

/** Converts pack and yield of the form when another unit is chosen; `follow` then lets the price follow. */
export function useUnitChange(
  form: IngredientForm,
  present: PricedIngredient | undefined,
  follow: () => void,
): () => void {
  const { setValue, getValues, control } = form;
  const unit = useWatch({ control, name: "unit" });

  /** A bottle of 0,75 L that is stocked as such from now on is no pack any more, but has its contents. */
  const unpack = () => {
    const { packQuantity, yieldQuantity } = getValues();
    if (!yieldQuantity && recipeUnits.some((one) => one === unit)) {
      setValue("yieldQuantity", packQuantity, { shouldDirty: true });
      setValue("yieldUnit", unit, { shouldDirty: true });
    }
    setValue("packName", NO_PACK, { shouldDirty: true });
  };

  return () => {
    const { yieldUnit, unit: chosen } = getValues();
    const isOffered = yieldUnitsFor(chosen).some((offered) => offered === yieldUnit);
    // A bottle without its contents is of no use to a recipe: the yield only lacks its number then.
    if (!isOffered) setValue("yieldUnit", usualYieldUnit(chosen) ?? NO_YIELD);
    if (getValues("packName") === chosen) unpack();
    const packQuantity = enteredAmount(getValues("packQuantity"), 4);
    // The unit of before is the one that is on screen; contents that were emptied by it may come back.
    const contents = packQuantity
      ? contentsIn(chosen, { packQuantity, unit: unitBehind(unit) as StockUnit })
      : present && contentsIn(chosen, present);
    if (contents !== undefined) setValue("packQuantity", contents, { shouldDirty: true });
    if (!present) proposeSize(form);
    follow();
  };
}

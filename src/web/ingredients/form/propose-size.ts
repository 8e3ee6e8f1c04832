import { ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { stockUnits, unitWords } from "#shared/units/enumerations.ts";
import { sizeIn, sizeInName } from "#shared/units/size-in-name.ts";
import { type IngredientForm, NO_PACK } from "./ingredient-form.ts";

/** Fills in what the name says of the size, as far as nothing was entered there: "Gin Tanqueray 750ml". */
export function proposeSize({ getValues, setValue }: IngredientForm) {
  const { name, unit: chosen, yieldQuantity, packName } = getValues();
  const size = sizeInName(name);
  if (!size) return;
  const set = (field: Parameters<typeof setValue>[0], value: string) =>
    setValue(field, value, { shouldDirty: true });
  if (chosen === "") set("unit", size.word);
  const unit = chosen === "" ? size.word : chosen;
  if (unitWords.some((word) => word === unit)) {
    if (yieldQuantity.trim() !== "") return;
    set("yieldQuantity", size.amount.replace(".", ","));
    set("yieldUnit", size.unit);
    if (size.inBox && packName === NO_PACK) {
      set("packName", "caixa");
      set("packQuantity", String(size.inBox));
    }
    return;
  }
  const stockUnit = stockUnits.find((one) => one === unit);
  const contents = stockUnit && sizeIn(size, stockUnit);
  if (!contents || packName !== NO_PACK) return;
  set("packName", size.word);
  set("packQuantity", ungroupedDecimal(contents));
  if (size.inBox) set("packMultiple", String(size.inBox));
}

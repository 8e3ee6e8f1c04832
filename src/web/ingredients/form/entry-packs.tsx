import { useWatch } from "react-hook-form";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { contentsText, packContents } from "#shared/ingredients/pack.ts";
import { parseWhole, ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { amountText, stockUnitText, unitText } from "#shared/units/amount-text.ts";
import { StepperField } from "#web/ui/fields/stepper-field.tsx";
import { enteredAmount } from "./entered-cost.ts";
import type { EntryForm } from "./entry-form.ts";

type EntryPacksProps = { form: EntryForm; ingredient: Ingredient };

/** The quantity counted in packs, which is how goods are carried in; nothing for what is bought loose. */
export function EntryPacks({ form, ingredient }: EntryPacksProps) {
  const entered = useWatch({ control: form.control, name: "quantity" });
  const { packName, packQuantity, packMultiple } = ingredient;
  if (packName === null || packQuantity === null) return null;
  const unit = stockUnitText(ingredient);
  const quantity = enteredAmount(entered);
  const packs = wholePacks(quantity ?? 0, packQuantity);
  const names = unitText(2, packName);

  const count = (text: string) => {
    const next = parseWhole(text);
    const isCounted = next !== undefined && next > 0;
    form.setValue("quantity", isCounted ? ungroupedDecimal(packContents(next, packQuantity)) : "", {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  };

  return (
    <StepperField
      label={`Em ${names} de ${contentsText(packQuantity, unit)}`}
      things={names}
      step={packMultiple}
      value={packs === undefined ? "" : String(packs)}
      onChange={count}
      hint={
        packs === undefined && quantity
          ? `${amountText(quantity, unit)} não dá um número inteiro de ${names}.`
          : undefined
      }
    />
  );
}

/** How many packs a quantity is, as the stock counts; undefined for none and for a part of one. */
function wholePacks(quantity: number, packQuantity: number): number | undefined {
  const packs = Math.round(quantity / packQuantity);
  return packs > 0 && packContents(packs, packQuantity) === quantity ? packs : undefined;
}

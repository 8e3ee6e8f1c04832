import { useWatch } from "react-hook-form";
import { packText } from "#shared/ingredients/pack.ts";
import { packNames, stockUnits, unitWords } from "#shared/units/enumerations.ts";
import { SupplierField } from "#web/suppliers/supplier-field.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { registerField } from "#web/ui/fields/register-field.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { enteredAmount } from "./entered-cost.ts";
import { type IngredientForm, NO_PACK, unitBehind } from "./ingredient-form.ts";

/** What the ingredient is bought in, and from whom. */
export function PackFields({ form, unit }: { form: IngredientForm; unit: string }) {
  const [packName, packQuantity] = useWatch({ control: form.control, name: ["packName", "packQuantity"] });
  const isPacked = packName !== NO_PACK;

  return (
    <fieldset className="flex flex-col gap-4 rounded-lg border border-line px-4 pt-1 pb-4">
      <legend className="-ml-1 px-1 text-sm font-medium">
        Embalagem de compra <span className="text-xs font-normal text-muted">opcional</span>
      </legend>
      <div className="grid grid-cols-2 items-start gap-4">
        <SelectField label="Embalagem" options={packNames} {...registerField(form, "packName")}>
          <option value={NO_PACK}>Nenhuma</option>
        </SelectField>
        {isPacked && (
          <NumberField
            label={unit ? `Conteúdo (${unit})` : "Conteúdo"}
            step={0.01}
            min={0.0001}
            hint={enteredPackText(packName, packQuantity, unit)}
            {...registerField(form, "packQuantity")}
          />
        )}
      </div>
      {isPacked && (
        <NumberField
          label="Comprar em múltiplos de"
          step={1}
          min={1}
          hint="Quantas vêm na caixa; 1 para o que se compra avulso."
          {...registerField(form, "packMultiple")}
        />
      )}
      <SupplierField form={form} name="supplierId" />
    </fieldset>
  );
}

/** "garrafa de 750 ml", once that is clear. */
function enteredPackText(name: string, contents: string, unit: string): string | undefined {
  const packName = packNames.find((one) => one === name);
  const stockUnit = stockUnits.find((one) => one === unitBehind(unit));
  const packQuantity = enteredAmount(contents, 4);
  if (!packName || !stockUnit || !packQuantity) return undefined;
  const unitWord = unitWords.find((one) => one === unit);
  return packText({ packName, packQuantity, unit: stockUnit, unitWord }) ?? undefined;
}

import { useWatch } from "react-hook-form";
import { contentsText } from "#shared/ingredients/pack.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { packNames, type UnitWord } from "#shared/units/enumerations.ts";
import { SupplierField } from "#web/suppliers/supplier-field.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { registerField } from "#web/ui/fields/register-field.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { enteredAmount } from "./entered-cost.ts";
import { type IngredientForm, NO_PACK, NO_YIELD, yieldUnitsFor } from "./ingredient-form.ts";

/** "1 garrafa de 750 ml · caixa com 6": what is stocked by the bottle, can or package is one question. */
export function BottleFields({ form, word }: { form: IngredientForm; word: UnitWord }) {
  const [yieldQuantity, yieldUnit, packName, packQuantity] = useWatch({
    control: form.control,
    name: ["yieldQuantity", "yieldUnit", "packName", "packQuantity"],
  });
  const isBoxed = packName !== NO_PACK;
  const contents = enteredAmount(yieldQuantity);
  const inBox = enteredAmount(packQuantity, 4);
  const summary = [
    `1 ${word}${contents && yieldUnit !== NO_YIELD ? ` de ${contentsText(contents, yieldUnit)}` : ""}`,
    ...(isBoxed && inBox ? [`${packName} com ${formatNumber(inBox)}`] : []),
  ].join(" · ");

  return (
    <fieldset className="flex flex-col gap-4 rounded-lg border border-line px-4 pt-1 pb-4">
      <legend className="-ml-1 px-1 text-sm font-medium">
        <output>{summary}</output>
      </legend>
      <div data-field-row="" className="grid grid-cols-2 gap-x-4 gap-y-1.5">
        <NumberField
          label={`Quanto vem em 1 ${word}`}
          step={0.01}
          min={0.01}
          {...registerField(form, "yieldQuantity")}
        />
        <SelectField
          label="Unidade na receita"
          options={yieldUnitsFor(word)}
          {...registerField(form, "yieldUnit")}
        >
          <option value={NO_YIELD}>Nenhuma</option>
        </SelectField>
      </div>
      <div data-field-row="" className="grid grid-cols-2 gap-x-4 gap-y-1.5">
        <SelectField
          label="Embalagem"
          options={packNames.filter((name) => name !== word || name === packName)}
          {...registerField(form, "packName")}
        >
          <option value={NO_PACK}>Nenhuma: compra avulsa</option>
        </SelectField>
        {isBoxed && (
          <NumberField
            label={`Conteúdo (${word})`}
            step={1}
            min={1}
            {...registerField(form, "packQuantity")}
          />
        )}
      </div>
      <SupplierField form={form} name="supplierId" />
    </fieldset>
  );
}

import { useWatch } from "react-hook-form";
import type { PricedIngredient } from "#shared/ingredients/contract.ts";
import { ingredientCategories } from "#shared/ingredients/enumerations.ts";
import { formatUnitCost } from "#shared/numbers/format.ts";
import { stockUnits, unitWords } from "#shared/units/enumerations.ts";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { registerField } from "#web/ui/fields/register-field.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { BottleFields } from "./bottle-fields.tsx";
import { enteredAmount, enteredCost } from "./entered-cost.ts";
import { type IngredientForm, unitBehind } from "./ingredient-form.ts";
import { PackFields } from "./pack-fields.tsx";
import { proposeSize } from "./propose-size.ts";
import { type PriceTyping, useFollowingPrice } from "./use-following-price.ts";
import { useUnitChange } from "./use-unit-change.ts";
import { YieldFields } from "./yield-fields.tsx";

type IngredientFieldsProps = {
  form: IngredientForm;
  present: PricedIngredient | undefined;
  typing: PriceTyping;
};

export function IngredientFields({ form, present, typing }: IngredientFieldsProps) {
  const [quantity, pricePerUnit, unit] = useWatch({
    control: form.control,
    name: ["quantity", "pricePerUnit", "unit"],
  });
  const cost = enteredCost({ quantity, pricePerUnit, unit }, present);

  const isCostKept = present !== undefined && cost === present.unitCost && unitBehind(unit) === present.unit;
  const isCounted = present !== undefined && enteredAmount(quantity) !== present.quantity;
  const isForOne = enteredAmount(quantity) === 0 && Number(enteredAmount(pricePerUnit)) === cost && cost > 0;
  const word = unitWords.find((one) => one === unit);
  const follow = useFollowingPrice(form, present, typing);
  const changeUnit = useUnitChange(form, present, follow);

  return (
    <>
      <TextField
        label="Nome"
        autoComplete="off"
        required
        {...registerField(form, "name", { onBlur: () => present || proposeSize(form) })}
      />
      <SelectField
        label="Categoria"
        required
        placeholder="Escolha"
        options={ingredientCategories}
        {...registerField(form, "category")}
      />
      <div data-field-row="" className="grid grid-cols-2 gap-x-4 gap-y-1.5">
        <NumberField
          label="Quantidade"
          step={0.01}
          required
          {...registerField(form, "quantity", { onChange: follow })}
        />
        <SelectField
          label="Unidade"
          required
          placeholder="Escolha"
          options={stockUnits}
          more={{ label: "Contado por", options: unitWords }}
          {...registerField(form, "unit", { onChange: changeUnit })}
        />
      </div>
      <div className="grid grid-cols-2 items-start gap-4">
        <NumberField
          label="Preço"
          step={0.01}
          leading={<span className="text-sm">R$</span>}
          required
          hint={
            cost === undefined || !unit ? (
              "Valor de toda a quantidade."
            ) : (
              <>
                <output className="font-medium text-ink">{formatUnitCost(cost, unit)}</output>
                {isCostKept && isCounted && <span className="block">Custo mantido.</span>}
                {isForOne && <span className="block">Sem estoque, o preço vale para 1 {unit}.</span>}
              </>
            )
          }
          {...registerField(form, "pricePerUnit", { onChange: typing.note })}
        />
        <NumberField
          label="Quantidade mínima"
          step={0.01}
          hint="Para o aviso de estoque baixo."
          {...registerField(form, "minQuantity")}
        />
      </div>
      {word ? (
        <BottleFields form={form} word={word} />
      ) : (
        <>
          <YieldFields form={form} unit={unit} />
          <PackFields form={form} unit={unit} />
        </>
      )}
      <TextAreaField label="Observações" isOptional {...registerField(form, "observations")} />
    </>
  );
}

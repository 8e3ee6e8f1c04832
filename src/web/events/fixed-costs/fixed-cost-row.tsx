import { Trash2 } from "lucide-react";
import { fixedCostCategories } from "#shared/events/enumerations.ts";
import { Button } from "#web/ui/button.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { registerField } from "#web/ui/fields/register-field.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import type { FixedCostsForm } from "./fixed-costs-form.ts";

type FixedCostRowProps = { form: FixedCostsForm; index: number; onRemove: () => void };

export function FixedCostRow({ form, index, onRemove }: FixedCostRowProps) {
  const row = `fixedCosts.${index}` as const;
  return (
    <fieldset className="rounded-lg border border-line p-3">
      <legend className="sr-only">Custo fixo {index + 1}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 sm:grid-cols-[minmax(0,1fr)_9rem_11rem_auto]">
        <TextField
          label="Nome"
          autoComplete="off"
          placeholder="Van e combustível"
          {...registerField(form, `${row}.name`)}
        />
        {/* Side by side if both have room for their longest content. */}
        <div className="flex flex-wrap gap-3 [&>*]:grow max-sm:col-span-2 sm:contents">
          <div className="basis-36">
            <NumberField
              label="Valor (R$)"
              placeholder="0,00"
              step={0.01}
              {...registerField(form, `${row}.value`)}
            />
          </div>
          <div className="basis-44">
            <SelectField
              label="Categoria"
              options={fixedCostCategories}
              placeholder="Escolha"
              {...registerField(form, `${row}.category`)}
            />
          </div>
        </div>
        <div className="pt-6.5 max-sm:col-start-2 max-sm:row-start-1">
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Remover custo fixo ${index + 1}`}
            title="Remover"
            onClick={onRemove}
          >
            <Trash2 className="size-4.5" />
          </Button>
        </div>
      </div>
    </fieldset>
  );
}

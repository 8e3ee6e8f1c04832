import { Trash2 } from "lucide-react";
import { useWatch } from "react-hook-form";
import { fixedCostCategories } from "#shared/events/enumerations.ts";
import { costBases } from "#shared/events/usual-costs.ts";
import { Button } from "#web/ui/button.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { registerField } from "#web/ui/fields/register-field.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { costBasisLabels, type UsualCostsForm } from "./usual-costs-form.ts";

type UsualCostFieldsProps = { form: UsualCostsForm; index: number; onRemove: () => void };

export function UsualCostFields({ form, index, onRemove }: UsualCostFieldsProps) {
  const row = `costs.${index}` as const;
  const per = useWatch({ control: form.control, name: `${row}.per` });
  return (
    <fieldset className="rounded-lg border border-line p-3">
      <legend className="sr-only">Custo habitual {index + 1}</legend>
      <div className="grid grid-cols-2 gap-3">
        <div className="col-span-2 grid grid-cols-[minmax(0,1fr)_auto] gap-3">
          <TextField
            label="Nome"
            autoComplete="off"
            placeholder="Bartender"
            {...registerField(form, `${row}.name`)}
          />
          <div className="pt-6.5">
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remover custo habitual ${index + 1}`}
              title="Remover"
              onClick={onRemove}
            >
              <Trash2 className="size-4.5" />
            </Button>
          </div>
        </div>
        <SelectField
          label="Categoria"
          options={fixedCostCategories}
          {...registerField(form, `${row}.category`)}
        />
        <NumberField label="Valor (R$)" placeholder="0,00" {...registerField(form, `${row}.amount`)} />
        <SelectField
          label="Como contar"
          options={costBases}
          labels={costBasisLabels}
          {...registerField(form, `${row}.per`)}
        />
        {per === "convidados" && (
          <NumberField label="Convidados por grupo" step={10} {...registerField(form, `${row}.guests`)} />
        )}
      </div>
    </fieldset>
  );
}

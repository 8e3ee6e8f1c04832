import { NumberField } from "#web/ui/fields/number-field.tsx";
import { registerField } from "#web/ui/fields/register-field.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { type IngredientForm, NO_YIELD, yieldUnitsFor } from "./ingredient-form.ts";

const examples: Record<string, string> = {
  maço: "1 maço = 40 folhas",
  kg: "1 kg = 10 unidades",
  "colher (chá)": "1 colher (chá) = 4 g",
  "colher (sopa)": "1 colher (sopa) = 12 g",
};

/** "1 unidade = 8 rodela", for recipes in another unit than the stock. */
export function YieldFields({ form, unit }: { form: IngredientForm; unit: string }) {
  const units = yieldUnitsFor(unit);
  if (units.length === 0) return null;

  return (
    <fieldset className="rounded-lg border border-line px-4 pt-1 pb-4">
      <legend className="-ml-1 px-1 text-sm font-medium">
        Rendimento <span className="text-xs font-normal text-muted">opcional</span>
      </legend>
      <p className="mb-3 text-sm text-muted">
        Para receitas em outra unidade. Exemplo: {examples[unit] ?? "1 unidade = 8 rodelas"}.
      </p>
      <div data-field-row="" className="grid grid-cols-2 gap-x-4 gap-y-1.5">
        <NumberField label={`1 ${unit} =`} step={0.01} min={0.01} {...registerField(form, "yieldQuantity")} />
        <SelectField label="Unidade na receita" options={units} {...registerField(form, "yieldUnit")}>
          <option value={NO_YIELD}>Nenhuma</option>
        </SelectField>
      </div>
    </fieldset>
  );
}

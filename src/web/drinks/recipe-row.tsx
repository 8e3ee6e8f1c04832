import { Trash2 } from "lucide-react";
import { useController, useWatch } from "react-hook-form";
import { proposedUnit } from "#shared/drinks/proposed-unit.ts";
import { recipeUnits } from "#shared/units/enumerations.ts";
import type { PricedStock } from "#web/ingredients/stock-by-id.ts";
import { YieldQuestion } from "#web/ingredients/yield/yield-question.tsx";
import { Button } from "#web/ui/button.tsx";
import { ComboboxField } from "#web/ui/fields/combobox-field.tsx";
import type { ComboboxOption } from "#web/ui/fields/combobox-list.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { registerField } from "#web/ui/fields/register-field.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import type { DrinkForm } from "./drink-form.ts";
import { focusRecipeField } from "./focus-recipe-field.ts";

type RecipeRowProps = {
  form: DrinkForm;
  index: number;
  stock: PricedStock;
  options: readonly ComboboxOption[];
  search: (text: string) => readonly ComboboxOption[];
  /** Undefined: the last row cannot be removed. */
  onRemove: (() => void) | undefined;
};

/** The columns of the recipe on wide windows: ingredient, quantity, unit, and the button that removes the row. */
export const RECIPE_COLUMNS = "sm:grid-cols-[minmax(0,1fr)_7rem_10rem_auto]";

export function RecipeRow({ form, index, stock, options, search, onRemove }: RecipeRowProps) {
  const row = `ingredients.${index}` as const;
  // Registered before the other two: on errors, the first field in this order gets the focus.
  const { field: picker } = useController({ control: form.control, name: `${row}.ingredientId` });
  const unit = useWatch({ control: form.control, name: `${row}.unit` });
  const ingredient = stock.get(Number(picker.value));
  const errors = form.formState.errors.ingredients?.[index];
  const propose = (value: (typeof recipeUnits)[number]) =>
    form.setValue(`${row}.unit`, value, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });

  const pick = (id: string) => {
    const picked = stock.get(Number(id));
    // A unit that the user has chosen stays.
    const isOpenToProposals = unit === "" || (ingredient && unit === proposedUnit(ingredient));
    if (picked && isOpenToProposals) propose(proposedUnit(picked));
    picker.onChange(id);
    focusRecipeField(index, "quantity");
  };

  return (
    <fieldset className="max-sm:rounded-lg max-sm:border max-sm:border-line max-sm:p-3">
      <legend className="sr-only">Ingrediente {index + 1}</legend>
      <div
        className={`grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 sm:gap-2 sm:[&_label]:sr-only ${RECIPE_COLUMNS}`}
      >
        <div className="min-w-0">
          <ComboboxField
            ref={picker.ref}
            name={picker.name}
            label="Ingrediente"
            placeholder="Buscar ingrediente"
            noneFound="Nenhum ingrediente encontrado"
            chosen={options.find(({ value }) => value === picker.value)}
            search={search}
            onChoose={pick}
            onBlur={picker.onBlur}
            error={errors?.ingredientId?.message}
          />
        </div>
        <div
          data-field-row=""
          className="col-span-2 grid grid-cols-[minmax(0,1fr)_9.75rem] content-start gap-x-3 gap-y-1.5 sm:grid-cols-subgrid sm:gap-x-2 sm:gap-y-0 sm:[&_p]:mt-1.5"
        >
          <NumberField
            label="Quantidade"
            step={0.1}
            min={0.1}
            enterKeyHint="next"
            {...registerField(form, `${row}.quantity`)}
          />
          <SelectField
            label="Unidade"
            placeholder="Escolha"
            options={recipeUnits}
            {...registerField(form, `${row}.unit`)}
          />
        </div>
        {/* On phones beside the first field, below its label, since the unit needs the room. */}
        <div className="col-start-2 row-start-1 max-sm:mt-6.5 sm:col-start-4">
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Remover ingrediente ${index + 1}`}
            title="Remover"
            disabled={!onRemove}
            onClick={onRemove}
          >
            <Trash2 className="size-4.5" />
          </Button>
        </div>
      </div>
      {ingredient && unit && (
        <YieldQuestion key={`${ingredient.id} ${unit}`} ingredient={ingredient} unit={unit} />
      )}
    </fieldset>
  );
}

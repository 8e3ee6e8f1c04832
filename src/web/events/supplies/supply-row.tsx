import { Trash2 } from "lucide-react";
import { useWatch } from "react-hook-form";
import { plannedCost } from "#shared/events/event-cost.ts";
import type { Ingredient, PricedIngredient } from "#shared/ingredients/contract.ts";
import { costText } from "#shared/ingredients/unknown-prices.ts";
import { rounded } from "#shared/numbers/exact.ts";
import { hasFactor } from "#shared/units/convert-units.ts";
import { type RecipeUnit, recipeUnits } from "#shared/units/enumerations.ts";
import { draftPlan, type EventForm } from "#web/events/form/event-form.ts";
import { YieldQuestion } from "#web/ingredients/yield/yield-question.tsx";
import { Button } from "#web/ui/button.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { registerField } from "#web/ui/fields/register-field.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";

type SupplyRowProps = {
  form: EventForm;
  index: number;
  /** Undefined if the stock does not have it any more. */
  ingredient: PricedIngredient | undefined;
  isFixed: boolean;
  onRemove: () => void;
};

export function SupplyRow({ form, index, ingredient, isFixed, onRemove }: SupplyRowProps) {
  const path = `supplies.${index}` as const;
  const supply = useWatch({ control: form.control, name: path });
  const { ingredientName: name, unit } = supply;
  const errors = form.formState.errors.supplies?.[index];
  const wrongItem = errors?.ingredientId?.message ?? errors?.ingredientName?.message;
  const { cost, unpriced } = plannedCost(draftPlan({ drinks: [], supplies: [supply] }), stockOf(ingredient));

  return (
    <li className="p-3 not-first:border-t not-first:border-line sm:px-4">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
        <div className="min-w-0 sm:pt-4">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-sm text-muted tabular-nums">{costText(rounded(cost, 2), unpriced)} no evento</p>
          {wrongItem && (
            <p role="alert" className="text-sm text-danger-ink">
              {wrongItem}
            </p>
          )}
        </div>
        <div
          data-field-row=""
          className="grid grid-cols-[minmax(0,1fr)_minmax(0,8rem)] content-start gap-x-3 gap-y-1.5 max-sm:col-span-2 max-sm:row-start-2 sm:w-72"
        >
          <NumberField
            label={<ItemLabel field="Quantidade" name={name} />}
            placeholder="0"
            step={1}
            min={0}
            disabled={isFixed}
            {...registerField(form, `${path}.plannedQuantity`)}
          />
          <SelectField
            label={<ItemLabel field="Unidade" name={name} />}
            options={unitsFor(unit, ingredient)}
            labels={wordOf(ingredient)}
            disabled={isFixed}
            {...registerField(form, `${path}.unit`)}
          />
        </div>
        <div className="sm:pt-6.5">
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Remover ${name}`}
            title="Remover"
            disabled={isFixed}
            onClick={onRemove}
          >
            <Trash2 className="size-4.5" />
          </Button>
        </div>
      </div>
      {ingredient && <YieldQuestion key={unit} ingredient={ingredient} unit={unit} />}
    </li>
  );
}

const ItemLabel = ({ field, name }: { field: string; name: string }) => (
  <span>
    {field} <span className="sr-only">de {name}</span>
  </span>
);

const stockOf = (ingredient: PricedIngredient | undefined) =>
  new Map(ingredient ? [[ingredient.id, ingredient] as const] : []);

/** Units that convert into the stock unit, and the present one. */
const unitsFor = (present: RecipeUnit, ingredient: Ingredient | undefined) =>
  recipeUnits.filter((unit) => unit === present || (ingredient && hasFactor(unit, ingredient)));

/** "garrafa" for the `unidade` of an ingredient that is called so. */
const wordOf = (ingredient: Ingredient | undefined) =>
  ingredient?.unitWord ? { [ingredient.unit]: ingredient.unitWord } : {};

import { RotateCcw } from "lucide-react";
import { useController, useWatch } from "react-hook-form";
import { formatNumber } from "#shared/numbers/format.ts";
import { amountText } from "#shared/units/amount-text.ts";
import { amountOf, countOf, type EventForm, proposedText } from "#web/events/form/event-form.ts";
import type { PricedStock } from "#web/ingredients/stock-by-id.ts";
import { YieldQuestion } from "#web/ingredients/yield/yield-question.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";

type EventLineFieldsProps = {
  form: EventForm;
  drinkIndex: number;
  index: number;
  stock: PricedStock;
  isFixed: boolean;
};

/** One table row on wide screens, with the head above the first drink. */
export const lineGrid = "grid grid-cols-2 gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_9rem_12rem]";

/** One ingredient of one drink: the amount per drink, and the planned amount for the event. */
export function EventLineFields({ form, drinkIndex, index, stock, isFixed }: EventLineFieldsProps) {
  const path = `drinks.${drinkIndex}.ingredients.${index}` as const;
  const { field: recipe } = useController({ control: form.control, name: `${path}.quantity` });
  const { field: planned } = useController({ control: form.control, name: `${path}.plannedQuantity` });
  const [count, line] = useWatch({ control: form.control, name: [`drinks.${drinkIndex}.quantity`, path] });
  const errors = form.formState.errors.drinks?.[drinkIndex]?.ingredients?.[index];
  const ingredient = stock.get(line.ingredientId);
  const drinks = countOf(count);
  const proposed = proposedText(line, drinks);

  const plan = (text: string, isByHand: boolean) => {
    planned.onChange(text);
    form.setValue(`${path}.isByHand`, isByHand);
  };
  const changeRecipe = (text: string) => {
    recipe.onChange(text);
    if (!line.isByHand) planned.onChange(proposedText({ quantity: text }, drinks));
  };

  return (
    <fieldset
      className={`${lineGrid} px-3 py-3 max-sm:not-first:border-t max-sm:not-first:border-line sm:px-4 sm:py-1.5`}
    >
      <legend className="sr-only">{line.ingredientName}</legend>
      <div className="col-span-2 min-w-0 sm:col-span-1 sm:pt-4">
        <p className="wrap-anywhere">
          <span className="font-medium">{line.ingredientName}</span>{" "}
          <span className="text-sm text-muted">{line.unit}</span>
        </p>
        {amountOf(line.returnQuantity) > 0 && (
          <p className="text-sm text-muted tabular-nums">
            Retorno: {amountText(amountOf(line.returnQuantity), line.unit)}
          </p>
        )}
        {ingredient && <YieldQuestion ingredient={ingredient} unit={line.unit} />}
      </div>
      <NumberField
        label={<LineLabel name="Por drink" unit={line.unit} />}
        step="0.1"
        min="0.1"
        {...recipe}
        onChange={(event) => changeRecipe(event.target.value)}
        disabled={isFixed}
        error={errors?.quantity?.message}
      />
      <NumberField
        label={<LineLabel name="Planejado" unit={line.unit} />}
        step="0.1"
        min="0"
        {...planned}
        onChange={(event) => plan(event.target.value, amountOf(event.target.value) !== amountOf(proposed))}
        disabled={isFixed}
        error={errors?.plannedQuantity?.message}
        hint={
          line.isByHand &&
          !isFixed && (
            <span className="flex flex-wrap items-center gap-x-2">
              Ajustado
              <button
                type="button"
                className="inline-flex items-center gap-1 text-primary-ink underline-offset-4 hover:underline pointer-coarse:min-h-11"
                onClick={() => plan(proposed, false)}
              >
                <RotateCcw className="size-3.5" />
                usar {formatNumber(amountOf(proposed))}
              </button>
            </span>
          )
        }
      />
    </fieldset>
  );
}

/** Only for screen readers where the table head shows the same. */
const LineLabel = ({ name, unit }: { name: string; unit: string }) => (
  <span className="sm:sr-only">
    {name} ({unit})
  </span>
);

import { useController, useWatch } from "react-hook-form";
import { plannedCost } from "#shared/events/event-cost.ts";
import { costText } from "#shared/ingredients/unknown-prices.ts";
import { rounded } from "#shared/numbers/exact.ts";
import { changeDrinkCount } from "#web/events/editor/change-drink-count.ts";
import { draftDrinks, type EventForm } from "#web/events/form/event-form.ts";
import type { PricedStock } from "#web/ingredients/stock-by-id.ts";
import { StepperField } from "#web/ui/fields/stepper-field.tsx";

const COUNT_STEP = 10;

type DrinkCountsProps = { form: EventForm; stock: PricedStock };

/** The drinks of a planned event, counted where they are read. */
export function DrinkCounts({ form, stock }: DrinkCountsProps) {
  const drinks = useWatch({ control: form.control, name: "drinks" });
  return (
    <ul className="ruled text-sm">
      {drinks.map(({ drinkId }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drink may stand in an event twice.
        <DrinkCount key={`${drinkId} ${index}`} form={form} index={index} stock={stock} />
      ))}
    </ul>
  );
}

function DrinkCount({ form, index, stock }: DrinkCountsProps & { index: number }) {
  const drink = useWatch({ control: form.control, name: `drinks.${index}` });
  const { field } = useController({ control: form.control, name: `drinks.${index}.quantity` });
  const { cost, unpriced } = plannedCost({ drinks: draftDrinks([drink]), supplies: [] }, stock);
  return (
    <li className="flex items-center gap-3 py-1">
      <span className="min-w-0 flex-1 wrap-anywhere">{drink.drinkName}</span>
      <div className="w-40 shrink-0">
        <StepperField
          label={<span className="sr-only">Quantidade de {drink.drinkName}</span>}
          things={`drinks de ${drink.drinkName}`}
          min={1}
          step={COUNT_STEP}
          {...field}
          onChange={(text) => changeDrinkCount(form, index, text)}
          error={form.formState.errors.drinks?.[index]?.quantity?.message}
        />
      </div>
      <span className="w-24 shrink-0 text-right text-muted tabular-nums max-sm:hidden">
        {costText(rounded(cost, 2), unpriced)}
      </span>
    </li>
  );
}

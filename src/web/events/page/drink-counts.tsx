import { useWatch } from "react-hook-form";
import { plannedCost } from "#shared/events/event-cost.ts";
import { costText } from "#shared/ingredients/unknown-prices.ts";
import { rounded } from "#shared/numbers/exact.ts";
import { DrinkCountField } from "#web/events/editor/drink-count-field.tsx";
import { draftDrinks, type EventForm } from "#web/events/form/event-form.ts";
import type { PricedStock } from "#web/ingredients/stock-by-id.ts";

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
  const { cost, unpriced } = plannedCost({ drinks: draftDrinks([drink]), supplies: [] }, stock);
  return (
    <li className="flex items-center gap-3 py-1">
      <span className="min-w-0 flex-1 wrap-anywhere">{drink.drinkName}</span>
      <DrinkCountField form={form} index={index} />
      <span className="w-24 shrink-0 text-right text-muted tabular-nums max-sm:hidden">
        {costText(rounded(cost, 2), unpriced)}
      </span>
    </li>
  );
}

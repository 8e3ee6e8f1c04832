import { useWatch } from "react-hook-form";
import type { CateringEvent } from "#shared/events/contract.ts";
import { plannedCost } from "#shared/events/event-cost.ts";
import { costText } from "#shared/ingredients/unknown-prices.ts";
import { rounded } from "#shared/numbers/exact.ts";
import { useKeptQuery } from "#web/device/use-kept-query.ts";
import { DrinkCountField } from "#web/events/editor/drink-count-field.tsx";
import { draftDrinks, type EventForm } from "#web/events/form/event-form.ts";
import { eventsQuery } from "#web/events/queries.ts";
import { SuggestedCounts } from "#web/events/suggestion/suggested-counts.tsx";
import { useSuggestedCounts } from "#web/events/suggestion/use-suggested-counts.ts";
import type { PricedStock } from "#web/ingredients/stock-by-id.ts";
import type { PageForm } from "./use-page-form.ts";

const NONE: CateringEvent[] = [];

type DrinkCountsProps = {
  page: Pick<PageForm, "form" | "given">;
  event: Pick<CateringEvent, "guests">;
  stock: PricedStock;
};

/** The drinks of a planned event, counted where they are read. */
export function DrinkCounts({ page: { form, given }, event, stock }: DrinkCountsProps) {
  const drinks = useWatch({ control: form.control, name: "drinks" });
  const { data: events = NONE } = useKeptQuery(eventsQuery);
  const guestsBefore = () => event.guests;
  const suggested = useSuggestedCounts({ form, events, guestsBefore, given });
  return (
    <>
      {suggested && (
        <div className="py-2">
          <SuggestedCounts suggested={suggested} events={events} hasUndo />
        </div>
      )}
      <ul className="ruled text-sm">
        {drinks.map(({ drinkId }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drink may stand in an event twice.
          <DrinkCount key={`${drinkId} ${index}`} form={form} index={index} stock={stock} />
        ))}
      </ul>
    </>
  );
}

type DrinkCountProps = { form: EventForm; index: number; stock: PricedStock };

function DrinkCount({ form, index, stock }: DrinkCountProps) {
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

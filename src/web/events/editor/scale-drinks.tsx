import { useState } from "react";
import { useWatch } from "react-hook-form";
import { canScale, scaleDrink } from "#shared/events/scale-drink.ts";
import { ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { formatCount } from "#shared/numbers/format.ts";
import { countOf, draftDrinks, type EventForm } from "#web/events/form/event-form.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import type { CountProposals } from "./use-count-proposals.ts";

type ScaleDrinksProps = { form: EventForm; proposals: CountProposals };

/** Where the guests are typed: offers to let the drinks planned for another number of them follow in proportion. */
export function ScaleDrinks({ form, proposals }: ScaleDrinksProps) {
  const [drinks, text] = useWatch({ control: form.control, name: ["drinks", "guests"] });
  const now = countOf(text);
  const [withByHand, setWithByHand] = useState(true);
  const [done, setDone] = useState<string>();
  const behind = drinks
    .map((drink, index) => ({ drink, index, before: proposals.guestsBefore(drink.drinkId) }))
    .filter(({ drink, before }) => countOf(drink.quantity) > 0 && canScale({ before, now }));
  const hasByHand = behind.some(({ drink }) => drink.ingredients.some(({ isByHand }) => isByHand));
  const forGuests = `para ${formatCount(now, "convidado", "convidados")}`;

  const scale = () => {
    for (const { drink, index, before } of behind) {
      const [plan] = draftDrinks([drink]);
      if (!plan) continue;
      const scaled = scaleDrink(plan, { before, now }, { withByHand });
      const path = `drinks.${index}` as const;
      const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
      form.setValue(`${path}.quantity`, String(scaled.quantity), options);
      for (const [line, amount] of scaled.planned.entries()) {
        form.setValue(`${path}.ingredients.${line}.plannedQuantity`, ungroupedDecimal(amount), options);
      }
    }
    proposals.note(
      behind.map(({ drink }) => drink.drinkId),
      now,
    );
    setDone(`${formatCount(behind.length, "drink ajustado", "drinks ajustados")} ${forGuests}.`);
  };

  return (
    <div className="sm:col-span-6 empty:hidden">
      {behind.length > 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg bg-sunken px-3 py-2 text-sm">
          <div className="min-w-0 flex-1 basis-56">
            <p>
              {formatCount(behind.length, "drink foi planejado", "drinks foram planejados")} para outro número
              de convidados.
            </p>
            {hasByHand && (
              <CheckboxField
                label="Também as quantidades ajustadas à mão, em proporção"
                checked={withByHand}
                onChange={setWithByHand}
              />
            )}
          </div>
          <Button variant="secondary" size="sm" onClick={scale}>
            Ajustar drinks {forGuests}
          </Button>
        </div>
      ) : (
        done && (
          <p role="status" className="text-sm text-muted">
            {done}
          </p>
        )
      )}
    </div>
  );
}

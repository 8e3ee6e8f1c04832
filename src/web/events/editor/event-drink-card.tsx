import { clsx } from "clsx";
import { ChevronDown, Trash2 } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useController, useFieldArray, useWatch } from "react-hook-form";
import { plannedCost } from "#shared/events/event-cost.ts";
import { costText } from "#shared/ingredients/unknown-prices.ts";
import { rounded } from "#shared/numbers/exact.ts";
import { formatCount } from "#shared/numbers/format.ts";
import { draftDrinks, type EventForm } from "#web/events/form/event-form.ts";
import type { PricedStock } from "#web/ingredients/stock-by-id.ts";
import { Button } from "#web/ui/button.tsx";
import { StepperField } from "#web/ui/fields/stepper-field.tsx";
import { changeDrinkCount } from "./change-drink-count.ts";
import { EventLineFields, lineGrid } from "./event-line-fields.tsx";

const COUNT_STEP = 10;

type EventDrinkCardProps = {
  form: EventForm;
  index: number;
  stock: PricedStock;
  /** The plan cannot change while the event's stock is withdrawn. */
  isFixed: boolean;
  isJustAdded: boolean;
  isUnfolded: boolean;
  onUnfold: (drinkId: number, isUnfolded: boolean) => void;
  /** The count was typed: it is meant for the present number of guests. */
  onCount: () => void;
  onRemove: () => void;
};

export function EventDrinkCard(props: EventDrinkCardProps) {
  const { form, index, stock, isFixed, isJustAdded, isUnfolded, onUnfold, onCount, onRemove } = props;
  const path = `drinks.${index}` as const;
  const linesId = useId();
  const { field: count } = useController({ control: form.control, name: `${path}.quantity` });
  const { fields: lines } = useFieldArray({ control: form.control, name: `${path}.ingredients` });
  const drink = useWatch({ control: form.control, name: path });
  const errors = form.formState.errors.drinks?.[index];
  const hasWrongLine = Boolean(errors?.ingredients);
  const isOpen = isUnfolded || hasWrongLine;
  const { cost, unpriced } = plannedCost({ drinks: draftDrinks([drink]), supplies: [] }, stock);

  const card = useRef<HTMLLIElement>(null);
  // A new drink may be far below the field that added it; while more are being chosen the list stays in place.
  useEffect(() => {
    const isChoosing = document.activeElement?.getAttribute("aria-expanded") === "true";
    if (isJustAdded && !isChoosing) card.current?.scrollIntoView({ block: "nearest" });
  }, [isJustAdded]);

  const { drinkId } = drink;
  // Stays open after an error: it must not collapse on the keystroke that fixes it.
  useEffect(() => {
    if (hasWrongLine) onUnfold(drinkId, true);
  }, [hasWrongLine, drinkId, onUnfold]);

  return (
    <li ref={card} className="scroll-mt-16 rounded-lg border border-line">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3 p-3 sm:p-4">
        <div className="min-w-0 flex-1 basis-48">
          <h3 className="font-semibold wrap-anywhere">{drink.drinkName}</h3>
          <p className="text-sm text-muted tabular-nums">{costText(rounded(cost, 2), unpriced)} no evento</p>
        </div>
        <div className="w-48 max-sm:flex-1">
          <StepperField
            label={
              <>
                Quantidade <span className="sr-only">de {drink.drinkName}</span>
              </>
            }
            things={`drinks de ${drink.drinkName}`}
            min={1}
            step={COUNT_STEP}
            {...count}
            onChange={(text) => {
              changeDrinkCount(form, index, text);
              onCount();
            }}
            isDisabled={isFixed}
            error={errors?.quantity?.message}
          />
        </div>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Remover ${drink.drinkName}`}
          title="Remover"
          disabled={isFixed}
          onClick={onRemove}
        >
          <Trash2 className="size-4.5" />
        </Button>
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={linesId}
        onClick={() => onUnfold(drinkId, !isOpen)}
        className="flex h-control w-full items-center gap-2 border-t border-line px-3 text-left text-sm text-muted hover:bg-hover hover:text-ink sm:px-4"
      >
        <ChevronDown className={clsx("size-4 transition-transform", !isOpen && "-rotate-90")} />
        {formatCount(drink.ingredients.length, "ingrediente", "ingredientes")}
      </button>
      <div id={linesId}>
        {isOpen && (
          <div className="border-t border-line">
            <div
              aria-hidden="true"
              className={`${lineGrid} pt-3 text-sm font-medium text-muted max-sm:hidden sm:px-4`}
            >
              <span>Ingrediente</span>
              <span>Por drink</span>
              <span>Planejado</span>
            </div>
            {lines.map(({ id }, position) => (
              <EventLineFields
                key={id}
                form={form}
                drinkIndex={index}
                index={position}
                stock={stock}
                isFixed={isFixed}
              />
            ))}
          </div>
        )}
      </div>
    </li>
  );
}

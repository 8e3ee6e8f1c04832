import { clsx } from "clsx";
import { ChevronDown, Trash2 } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import type { Evidence } from "#shared/demand/evidence.ts";
import type { Suggestion } from "#shared/demand/suggestion.ts";
import { plannedCost } from "#shared/events/event-cost.ts";
import { costText } from "#shared/ingredients/unknown-prices.ts";
import { rounded } from "#shared/numbers/exact.ts";
import { formatCount, formatNumber, formatPercent } from "#shared/numbers/format.ts";
import { draftDrinks, type EventForm } from "#web/events/form/event-form.ts";
import type { PricedStock } from "#web/ingredients/stock-by-id.ts";
import { Button } from "#web/ui/button.tsx";
import { DrinkCountField } from "./drink-count-field.tsx";
import { EventLineFields, lineGrid } from "./event-line-fields.tsx";

type EventDrinkCardProps = {
  form: EventForm;
  index: number;
  stock: PricedStock;
  /** What the company's parties say of it; undefined where nothing is suggested. */
  outlook: (Partial<Suggestion["drinks"][number]> & Pick<Evidence, "by">) | undefined;
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
  const { form, index, stock, outlook, isFixed, isJustAdded, isUnfolded, onUnfold, onCount, onRemove } =
    props;
  const path = `drinks.${index}` as const;
  const linesId = useId();
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
    <li ref={card} className="scroll-mt-16">
      <div className="flex items-start gap-2 py-1 sm:gap-4">
        <h3 className="min-w-0 flex-1">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={linesId}
            onClick={() => onUnfold(drinkId, !isOpen)}
            className="flex min-h-control w-full items-center gap-1.5 rounded-md text-left text-sm font-medium wrap-anywhere hover:text-primary-ink"
          >
            <ChevronDown
              className={clsx("size-4 shrink-0 text-muted transition-transform", !isOpen && "-rotate-90")}
            />
            <span>
              {drink.drinkName}
              <span className="sr-only">
                , {formatCount(drink.ingredients.length, "ingrediente", "ingredientes")}
              </span>
            </span>
          </button>
        </h3>
        <DrinkCountField form={form} index={index} isFixed={isFixed} onCount={onCount} />
        <p
          title="Custo no evento"
          className="flex min-h-control w-15 shrink-0 items-center justify-end text-right text-sm text-muted tabular-nums max-sm:text-xs sm:w-24"
        >
          <span>
            <DrinkCost>{costText(rounded(cost, 2), unpriced)}</DrinkCost>
          </span>
        </p>
      </div>
      <div id={linesId}>
        {isOpen && (
          <div className="mb-2 rounded-lg bg-sunken/60">
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
            <div className="flex flex-wrap items-end justify-between gap-x-3 px-1 pb-1 sm:px-2">
              {outlook?.range && (
                <p className="py-1.5 pl-3 text-sm text-muted tabular-nums sm:pl-2">
                  {formatPercent(Math.round((outlook.share ?? 0) * 100))}{" "}
                  {outlook.by === "market" ? "dos drinks, em partes iguais" : "dos drinks nas suas festas"}
                  <span className="block">
                    8 em cada 10 festas: {formatNumber(outlook.range.from)} a {formatNumber(outlook.range.to)}
                  </span>
                </p>
              )}
              <Button variant="quiet" size="sm" disabled={isFixed} onClick={onRemove}>
                <Trash2 className="size-4" />
                Tirar do evento<span className="sr-only">: {drink.drinkName}</span>
              </Button>
            </div>
          </div>
        )}
      </div>
    </li>
  );
}

/** The eyes get the amount alone: every row is money. */
function DrinkCost({ children }: { children: string }) {
  const [currency = ""] = children.match(/^R\$\s/) ?? [];
  return (
    <>
      <span className="sr-only">{currency}</span>
      {children.slice(currency.length)}
      <span className="sr-only"> no evento</span>
    </>
  );
}

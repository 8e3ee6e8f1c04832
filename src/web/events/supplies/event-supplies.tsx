import { useMemo, useRef } from "react";
import { flushSync } from "react-dom";
import { useFieldArray } from "react-hook-form";
import { formatCount } from "#shared/numbers/format.ts";
import { searchIndex } from "#shared/text/search.ts";
import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import type { EventForm } from "#web/events/form/event-form.ts";
import { newSupplyValues } from "#web/events/form/supply-form.ts";
import type { PricedStock } from "#web/ingredients/stock-by-id.ts";
import { ComboboxField } from "#web/ui/fields/combobox-field.tsx";
import { SupplyRow } from "./supply-row.tsx";

type EventSuppliesProps = {
  form: EventForm;
  stock: PricedStock;
  /** The plan cannot change while the event's stock is withdrawn. */
  isFixed: boolean;
};

/** What goes along besides the drinks: ice, cups, straws. */
export function EventSupplies({ form, stock, isFixed }: EventSuppliesProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "supplies" });
  const addField = useRef<HTMLInputElement>(null);
  const find = useMemo(
    () =>
      searchIndex(
        [...stock.values()].filter((ingredient) => !("archivedAt" in ingredient)),
        ({ name, category }) => [name, category],
      ),
    [stock],
  );
  const used = new Set(fields.map(({ ingredientId }) => ingredientId));
  const search = (text: string) =>
    find(text)
      .filter(({ id }) => !used.has(id))
      .map((ingredient) => ({
        value: String(ingredient.id),
        label: ingredient.name,
        detail: `${amountText(ingredient.quantity, stockUnitText(ingredient))} em estoque`,
      }));
  const add = (id: string) => {
    const ingredient = stock.get(Number(id));
    if (!ingredient) return;
    flushSync(() => append(newSupplyValues(ingredient), { shouldFocus: false }));
    // At once, unlike the form's own setFocus: the next keys are the amount.
    document.getElementsByName(`supplies.${fields.length}.plannedQuantity`)[0]?.focus();
  };
  const takeAway = (index: number) => {
    // The focused button is gone with its row.
    flushSync(() => remove(index));
    addField.current?.focus();
  };
  const problem = form.formState.errors.supplies;
  if (isFixed && fields.length === 0) return null;

  return (
    <section
      aria-labelledby="supplies-heading"
      className="mt-2 flex flex-col gap-4 border-t border-line pt-5"
    >
      <div>
        <h3 id="supplies-heading" className="text-lg font-semibold">
          Outros itens
        </h3>
        <p className="text-sm text-muted">
          O que vai junto e não está em nenhuma receita: gelo, copos, canudos.
        </p>
      </div>
      {!isFixed && (
        <ComboboxField
          ref={addField}
          label="Adicionar item"
          placeholder="Buscar no estoque"
          noneFound="Nenhum item encontrado"
          chosen={undefined}
          search={search}
          onChoose={add}
          error={problem?.root?.message ?? problem?.message}
        />
      )}
      <p role="status" className="sr-only">
        {formatCount(fields.length, "outro item no evento", "outros itens no evento")}
      </p>
      {fields.length > 0 && (
        <ul aria-label="Outros itens do evento" className="rounded-lg border border-line">
          {fields.map(({ id, ingredientId }, index) => (
            <SupplyRow
              key={id}
              form={form}
              index={index}
              ingredient={stock.get(ingredientId)}
              isFixed={isFixed}
              onRemove={() => takeAway(index)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

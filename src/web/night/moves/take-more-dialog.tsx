import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { CateringEvent } from "#shared/events/contract.ts";
import { byId } from "#shared/group-by.ts";
import { searchIndex } from "#shared/text/search.ts";
import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import { ingredientsQuery } from "#web/ingredients/queries.ts";
import { DialogForm, FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { ComboboxField } from "#web/ui/fields/combobox-field.tsx";
import { MoreItem } from "./more-item.tsx";
import { ownFirst } from "./own-first.ts";
import { useMoreItems } from "./use-more-items.ts";

type TakeMoreDialogProps = { event: CateringEvent; open: boolean; onClose: () => void };

/** Takes more out of the stock for an event whose stock is out already, all of it at once. */
export function TakeMoreDialog({ event, open, onClose }: TakeMoreDialogProps) {
  const formId = useId();
  const { data: ingredients = [] } = useQuery(ingredientsQuery);
  const stock = byId(ingredients);
  const { items, problem, pickProblem, isBusy, add, change, remove, send } = useMoreItems(event, onClose);
  const chosen = new Set(items.map(({ ingredientId }) => ingredientId));
  const search = searchIndex(
    ownFirst(ingredients, event).filter(({ id }) => !chosen.has(id)),
    ({ name }) => [name],
  );

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Levar mais"
      description={`Sai do estoque para ${event.name}, além do que já saiu.`}
      formId={formId}
      submitLabel="Levar mais"
      busyLabel="Registrando..."
      isBusy={isBusy}
      isDirty={items.length > 0}
    >
      <DialogForm id={formId} problem={problem} onSubmit={send}>
        <ComboboxField
          label="Ingrediente"
          placeholder="Buscar ingrediente"
          noneFound="Nenhum ingrediente encontrado"
          chosen={undefined}
          search={(text) =>
            search(text).map((ingredient) => ({
              value: String(ingredient.id),
              label: ingredient.name,
              detail: `${amountText(ingredient.quantity, stockUnitText(ingredient))} em estoque`,
            }))
          }
          onChoose={(id) => {
            const ingredient = stock.get(Number(id));
            if (ingredient) add(ingredient);
          }}
          error={pickProblem}
        />
        {items.length > 0 && (
          <ul aria-label="O que vai a mais" className="ruled border-y border-line">
            {items.map((item) => {
              const ingredient = stock.get(item.ingredientId);
              return (
                ingredient && (
                  <MoreItem
                    key={item.ingredientId}
                    ingredient={ingredient}
                    item={item}
                    onChange={(amount) => change(item.ingredientId, amount)}
                    onRemove={() => remove(item.ingredientId)}
                  />
                )
              );
            })}
          </ul>
        )}
        {/* Room for the list of the field. */}
        {items.length < 2 && <div aria-hidden="true" className="sm:h-48" />}
      </DialogForm>
    </FormDialog>
  );
}

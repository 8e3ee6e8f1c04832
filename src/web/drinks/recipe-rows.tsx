import { Plus } from "lucide-react";
import { useMemo } from "react";
import { flushSync } from "react-dom";
import { useFieldArray } from "react-hook-form";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { matchesSearch } from "#shared/text/search.ts";
import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import { Button } from "#web/ui/button.tsx";
import { type DrinkForm, drinkLabels, emptyLine } from "./drink-form.ts";
import { RecipeRow } from "./recipe-row.tsx";

type RecipeRowsProps = { form: DrinkForm; stock: ReadonlyMap<number, Ingredient> };

export function RecipeRows({ form, stock }: RecipeRowsProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "ingredients" });
  const options = useMemo(
    () =>
      [...stock.values()].map((ingredient) => ({
        value: String(ingredient.id),
        label: ingredient.name,
        detail: `${amountText(ingredient.quantity, stockUnitText(ingredient))} em estoque`,
      })),
    [stock],
  );
  const search = (text: string) => options.filter(({ label }) => matchesSearch(text, label));
  const removeRow = (index: number) => {
    // The focused button is gone with its row: the next row takes the focus.
    flushSync(() => remove(index));
    form.setFocus(`ingredients.${Math.min(index, fields.length - 2)}.ingredientId`);
  };
  const problem = form.formState.errors.ingredients;

  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-lg font-semibold">{drinkLabels.ingredients}</legend>
      {/* The sticky cost covers the end of the rows: a focused field keeps clear of it. */}
      <div className="flex flex-col gap-3 [&_:is(input,select)]:scroll-mb-20">
        {fields.map(({ id }, index) => (
          <RecipeRow
            key={id}
            form={form}
            index={index}
            stock={stock}
            options={options}
            search={search}
            onRemove={fields.length > 1 ? () => removeRow(index) : undefined}
          />
        ))}
      </div>
      {(problem?.root?.message ?? problem?.message) && (
        <p role="alert" className="mt-2 text-sm text-danger-ink">
          {problem?.root?.message ?? problem?.message}
        </p>
      )}
      <div className="mt-3">
        <Button variant="secondary" onClick={() => append(emptyLine)}>
          <Plus className="size-4.5" />
          Adicionar ingrediente
        </Button>
      </div>
    </fieldset>
  );
}

import { Plus } from "lucide-react";
import { type KeyboardEvent, useMemo } from "react";
import { flushSync } from "react-dom";
import { useFieldArray } from "react-hook-form";
import { matchesSearch } from "#shared/text/search.ts";
import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import type { PricedStock } from "#web/ingredients/stock-by-id.ts";
import { Button } from "#web/ui/button.tsx";
import { type DrinkForm, drinkLabels, emptyLine, isBlank } from "./drink-form.ts";
import { focusRecipeField } from "./focus-recipe-field.ts";
import { RECIPE_COLUMNS, RecipeRow } from "./recipe-row.tsx";

type RecipeRowsProps = { form: DrinkForm; stock: PricedStock };

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

  /** Enter goes on to the next field, and from the last one to a new row; in a row left empty the recipe ends. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { row, name } = recipeFieldOf(event.target);
    const isEnter = event.key === "Enter" && !event.nativeEvent.isComposing;
    if (!isEnter || event.defaultPrevented || name === undefined) return;
    event.preventDefault();
    const isLast = row === fields.length - 1;
    const values = form.getValues(`ingredients.${row}`);
    if (name === "ingredientId" && isLast && row > 0 && isBlank(values)) {
      const submit = submitButtonOf(event.currentTarget);
      flushSync(() => remove(row));
      submit?.focus();
    } else if (name === "ingredientId") {
      focusRecipeField(row, "quantity");
    } else if (name === "quantity") {
      focusRecipeField(row, "unit");
    } else {
      if (isLast) flushSync(() => append(emptyLine, { shouldFocus: false }));
      focusRecipeField(row + 1, "ingredientId");
    }
  };

  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-lg font-semibold">{drinkLabels.ingredients}</legend>
      <div
        aria-hidden="true"
        className={`mb-1 gap-2 text-sm text-muted max-sm:hidden sm:grid ${RECIPE_COLUMNS}`}
      >
        <span>Ingrediente</span>
        <span>Quantidade</span>
        <span>Unidade</span>
        <span className="w-9 pointer-coarse:w-11" />
      </div>
      {/* The sticky cost covers the end of the rows: a focused field keeps clear of it. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the fields inside. */}
      <div onKeyDown={onKeyDown} className="flex flex-col gap-3 sm:gap-2 [&_:is(input,select)]:scroll-mb-20">
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

/** The row and the field that an element of the recipe belongs to, by its name. */
function recipeFieldOf(target: EventTarget): { row: number; name: string | undefined } {
  const path = "name" in target ? String(target.name) : "";
  const [, row, name] = /^ingredients\.(\d+)\.(\w+)$/.exec(path) ?? [];
  return { row: Number(row), name };
}

const submitButtonOf = (element: Element) =>
  element.closest("[role=dialog]")?.querySelector<HTMLElement>("button[type=submit]");

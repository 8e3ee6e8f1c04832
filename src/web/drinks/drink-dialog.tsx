import { useForm } from "react-hook-form";
import type { Drink, DrinkInput } from "#shared/drinks/contract.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { ApiError } from "#web/app/api/api-error.ts";
import { EditDialog } from "#web/app/edit-dialog.tsx";
import { useEditConflict } from "#web/app/use-edit-conflict.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { type DrinkFormValues, drinkFormValues, drinkLabels, drinkResolver } from "./drink-form.ts";
import { NoIngredientsNote } from "./no-ingredients-note.tsx";
import { DRINK_MISSING, drinksQuery, isMissing, useCreateDrink, useUpdateDrink } from "./queries.ts";
import { RecipeCost } from "./recipe-cost.tsx";
import { RecipeRows } from "./recipe-rows.tsx";

type DrinkDialogProps = {
  /** None: a new one. */
  drink: Drink | undefined;
  stock: ReadonlyMap<number, Ingredient>;
  open: boolean;
  onClose: () => void;
  onSaved: (drink: Drink) => void;
};

export function DrinkDialog({ drink, stock, open, onClose, onSaved }: DrinkDialogProps) {
  const { mutateAsync: create } = useCreateDrink();
  const { mutateAsync: update } = useUpdateDrink();
  const form = useForm<DrinkFormValues, unknown, DrinkInput>({
    resolver: drinkResolver,
    defaultValues: drinkFormValues(drink),
  });
  const conflict = useEditConflict({
    form,
    subject: drink,
    query: drinksQuery,
    valuesOf: drinkFormValues,
    labels: drinkLabels,
  });
  const { errors } = form.formState;

  const save = async (input: DrinkInput) => {
    try {
      return await (drink ? update({ id: drink.id, ...input }) : create(input));
    } catch (error) {
      throw isMissing(error as Error) ? new ApiError(404, DRINK_MISSING) : error;
    }
  };

  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title={drink ? "Editar drink" : "Novo drink"}
      description="A receita de um copo."
      size="lg"
      form={form}
      conflict={conflict}
      save={save}
      onSaved={onSaved}
    >
      {stock.size === 0 && <NoIngredientsNote />}
      <TextField
        label={drinkLabels.name}
        autoComplete="off"
        placeholder="Caipirinha"
        required
        {...form.register("name")}
        error={errors.name?.message}
      />
      <RecipeRows form={form} stock={stock} />
      <RecipeCost form={form} stock={stock} />
    </EditDialog>
  );
}

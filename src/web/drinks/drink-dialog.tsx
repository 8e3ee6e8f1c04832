import { useId } from "react";
import { useForm } from "react-hook-form";
import type { Drink, DrinkInput } from "#shared/drinks/contract.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { ApiError } from "#web/app/api-error.ts";
import { DialogForm } from "#web/ui/dialog-form.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { showRefusal } from "#web/ui/show-refusal.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { type DrinkFormValues, drinkFormValues, drinkResolver } from "./drink-form.ts";
import { NoIngredientsNote } from "./no-ingredients-note.tsx";
import { DRINK_MISSING, isMissing, useCreateDrink, useUpdateDrink } from "./queries.ts";
import { RecipeCost } from "./recipe-cost.tsx";
import { RecipeRows } from "./recipe-rows.tsx";

type DrinkDialogProps = {
  /** None: a new one. */
  drink: Drink | undefined;
  stock: ReadonlyMap<number, Ingredient>;
  open: boolean;
  onClose: () => void;
  /** The drink, or an ingredient, was changed or removed by somebody else meanwhile. */
  onStale: () => void;
};

export function DrinkDialog({ drink, stock, open, onClose, onStale }: DrinkDialogProps) {
  const formId = useId();
  const { mutateAsync: create } = useCreateDrink();
  const { mutateAsync: update } = useUpdateDrink();
  const form = useForm<DrinkFormValues, unknown, DrinkInput>({
    resolver: drinkResolver,
    defaultValues: drinkFormValues(drink),
  });
  const { errors, isDirty, isSubmitting } = form.formState;

  const save = async (input: DrinkInput) => {
    try {
      await (drink ? update({ id: drink.id, ...input }) : create(input));
      onClose();
    } catch (error) {
      if (error instanceof ApiError && [404, 409].includes(error.status)) onStale();
      const refusal = error as Error;
      showRefusal(form, isMissing(refusal) ? { message: DRINK_MISSING } : refusal);
    }
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={drink ? "Editar drink" : "Novo drink"}
      description="A receita de um copo."
      size="lg"
      formId={formId}
      isDirty={isDirty}
      isBusy={isSubmitting}
    >
      <DialogForm id={formId} problem={errors.root?.refusal?.message} onSubmit={form.handleSubmit(save)}>
        {stock.size === 0 && <NoIngredientsNote />}
        <TextField
          label="Nome"
          autoComplete="off"
          placeholder="Caipirinha"
          required
          {...form.register("name")}
          error={errors.name?.message}
        />
        <RecipeRows form={form} stock={stock} />
        <RecipeCost form={form} stock={stock} />
      </DialogForm>
    </FormDialog>
  );
}

import "#web/app/zod-setup.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useId } from "react";
import { useForm } from "react-hook-form";
import type { Ingredient, IngredientInput } from "#shared/ingredients/contract.ts";
import { EditConflict } from "#web/app/edit-conflict.tsx";
import { useEditConflict } from "#web/app/use-edit-conflict.ts";
import { DialogForm } from "#web/ui/dialog-form.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { showRefusal } from "#web/ui/show-refusal.ts";
import { IngredientFields } from "./ingredient-fields.tsx";
import {
  type IngredientFormValues,
  ingredientForm,
  ingredientFormValues,
  ingredientLabels,
} from "./ingredient-form.ts";
import { ingredientsQuery, useCreateIngredient, useUpdateIngredient } from "./queries.ts";

type IngredientDialogProps = {
  /** None: a new one. */
  ingredient: Ingredient | undefined;
  open: boolean;
  onClose: () => void;
};

export function IngredientDialog({ ingredient, open, onClose }: IngredientDialogProps) {
  const formId = useId();
  const { mutateAsync: create } = useCreateIngredient();
  const { mutateAsync: update } = useUpdateIngredient();
  const form = useForm<IngredientFormValues, unknown, IngredientInput>({
    resolver: zodResolver(ingredientForm),
    defaultValues: ingredientFormValues(ingredient),
  });
  const conflict = useEditConflict({
    form,
    subject: ingredient,
    query: ingredientsQuery,
    valuesOf: ingredientFormValues,
    labels: ingredientLabels,
  });
  const present = conflict.base;
  const { errors, isDirty, isSubmitting } = form.formState;

  const save = async (input: IngredientInput) => {
    try {
      await (present ? update({ ...input, id: present.id, version: present.version }) : create(input));
      onClose();
    } catch (error) {
      conflict.notice(error);
      showRefusal(form, error as Error);
    }
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={ingredient ? "Editar ingrediente" : "Adicionar ingrediente"}
      formId={formId}
      isDirty={isDirty}
      isBusy={isSubmitting}
    >
      <DialogForm id={formId} problem={errors.root?.refusal?.message} onSubmit={form.handleSubmit(save)}>
        <EditConflict {...conflict.shown} />
        <IngredientFields form={form} present={present} />
      </DialogForm>
    </FormDialog>
  );
}

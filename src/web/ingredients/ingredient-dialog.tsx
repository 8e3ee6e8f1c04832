import "#web/app/zod-setup.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import type { Ingredient, IngredientInput } from "#shared/ingredients/contract.ts";
import { ApiError } from "#web/app/api-error.ts";
import { Alert } from "#web/ui/alert.tsx";
import { DialogForm } from "#web/ui/dialog-form.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { showRefusal } from "#web/ui/show-refusal.ts";
import { IngredientFields } from "./ingredient-fields.tsx";
import { type IngredientFormValues, ingredientForm, ingredientFormValues } from "./ingredient-form.ts";
import { useCreateIngredient, useUpdateIngredient } from "./queries.ts";
import { ReloadIngredient } from "./reload-ingredient.tsx";

type IngredientDialogProps = {
  /** None: a new one. */
  ingredient: Ingredient | undefined;
  open: boolean;
  onClose: () => void;
};

export function IngredientDialog({ ingredient, open, onClose }: IngredientDialogProps) {
  const formId = useId();
  // What the edit is based on: as it was when the form opened, not what others have made of it meanwhile.
  const [present, setPresent] = useState(ingredient);
  const [conflict, setConflict] = useState<"found" | "reloaded">();
  const { mutateAsync: create } = useCreateIngredient();
  const { mutateAsync: update } = useUpdateIngredient();
  const form = useForm<IngredientFormValues, unknown, IngredientInput>({
    resolver: zodResolver(ingredientForm),
    defaultValues: ingredientFormValues(present),
  });
  const { errors, isDirty, isSubmitting } = form.formState;

  const save = async (input: IngredientInput) => {
    try {
      await (present ? update({ ...input, id: present.id, version: present.version }) : create(input));
      onClose();
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) setConflict("found");
      showRefusal(form, error as Error);
    }
  };

  const takeOver = (fresh: Ingredient) => {
    setPresent(fresh);
    setConflict("reloaded");
    form.reset(ingredientFormValues(fresh), { keepDirtyValues: true });
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
        {present && conflict === "found" && <ReloadIngredient id={present.id} onReloaded={takeOver} />}
        {conflict === "reloaded" && (
          <Alert tone="info">
            Dados atualizados. O que você alterou foi mantido: confira antes de salvar.
          </Alert>
        )}
        <IngredientFields form={form} present={present} />
      </DialogForm>
    </FormDialog>
  );
}

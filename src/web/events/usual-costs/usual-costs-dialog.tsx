import { Plus } from "lucide-react";
import { useId, useRef } from "react";
import { flushSync } from "react-dom";
import { useFieldArray, useForm } from "react-hook-form";
import type { UsualCost } from "#shared/events/usual-costs.ts";
import { type UsualCostsRow, useSaveUsualCosts } from "#web/events/queries.ts";
import { Button } from "#web/ui/button.tsx";
import { DialogForm, FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { showServerErrors } from "#web/ui/fields/show-server-errors.ts";
import { UsualCostFields } from "./usual-cost-fields.tsx";
import {
  emptyUsualCost,
  type UsualCostsForm,
  type UsualCostsFormValues,
  usualCostsResolver,
  usualCostsValues,
} from "./usual-costs-form.ts";

type UsualCostsDialogProps = { row: UsualCostsRow; open: boolean; onClose: () => void };

export function UsualCostsDialog({ row, open, onClose }: UsualCostsDialogProps) {
  const formId = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const { mutateAsync: save } = useSaveUsualCosts();
  const form: UsualCostsForm = useForm<UsualCostsFormValues, unknown, { costs: UsualCost[] }>({
    resolver: usualCostsResolver,
    defaultValues: usualCostsValues(row),
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "costs" });
  const { errors, isDirty, isSubmitting } = form.formState;
  const removeCost = (index: number) => {
    // The focused button is gone with its row.
    flushSync(() => remove(index));
    addButton.current?.focus();
  };
  const submit = form.handleSubmit(async ({ costs }) => {
    try {
      await save(costs);
      onClose();
    } catch (error) {
      showServerErrors(form, error as Error);
    }
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Custos habituais"
      description="Todo evento novo começa com estes custos fixos. Os eventos que já existem ficam como estão."
      formId={formId}
      isBusy={isSubmitting}
      isDirty={isDirty}
    >
      <DialogForm id={formId} problem={errors.root?.refusal?.message} onSubmit={submit}>
        {fields.map(({ id }, index) => (
          <UsualCostFields key={id} form={form} index={index} onRemove={() => removeCost(index)} />
        ))}
        <div>
          <Button ref={addButton} variant="secondary" onClick={() => append(emptyUsualCost)}>
            <Plus className="size-4.5" />
            Adicionar custo habitual
          </Button>
        </div>
      </DialogForm>
    </FormDialog>
  );
}

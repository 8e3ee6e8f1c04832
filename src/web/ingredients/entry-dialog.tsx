import "#web/app/zod-setup.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { type EntryInput, entryInput, type Ingredient } from "#shared/ingredients/contract.ts";
import { DialogForm } from "#web/ui/dialog-form.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { showRefusal } from "#web/ui/show-refusal.ts";
import { decimalOrText } from "./decimal-values.ts";
import { EntryPreview } from "./entry-preview.tsx";
import { useRecordEntry } from "./queries.ts";

type EntryFormValues = { quantity: string; price: string };

const entryForm = z.preprocess(
  ({ quantity, price }: EntryFormValues) => ({
    quantity: decimalOrText(quantity),
    price: decimalOrText(price),
  }),
  entryInput,
);

type EntryDialogProps = { ingredient: Ingredient; open: boolean; onClose: () => void };

export function EntryDialog({ ingredient, open, onClose }: EntryDialogProps) {
  const formId = useId();
  const { mutateAsync: record } = useRecordEntry();
  const form = useForm<EntryFormValues, unknown, EntryInput>({
    resolver: zodResolver(entryForm),
    defaultValues: { quantity: "", price: "" },
  });
  const { errors, isDirty, isSubmitting } = form.formState;

  const save = async (input: EntryInput) => {
    try {
      await record({ ...input, id: ingredient.id });
      onClose();
    } catch (error) {
      showRefusal(form, error as Error);
    }
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Registrar entrada"
      description={ingredient.name}
      formId={formId}
      submitLabel="Registrar entrada"
      busyLabel="Registrando..."
      isDirty={isDirty}
      isBusy={isSubmitting}
    >
      <DialogForm id={formId} problem={errors.root?.refusal?.message} onSubmit={form.handleSubmit(save)}>
        <div className="grid grid-cols-2 items-start gap-4">
          <NumberField
            label={`Quantidade (${ingredient.unit})`}
            required
            error={errors.quantity?.message}
            {...form.register("quantity")}
          />
          <NumberField
            label="Preço pago"
            leading={<span className="text-sm">R$</span>}
            hint="Por toda a compra."
            required
            error={errors.price?.message}
            {...form.register("price")}
          />
        </div>
        <EntryPreview ingredient={ingredient} control={form.control} />
      </DialogForm>
    </FormDialog>
  );
}

import "#web/editing/zod-setup.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { EntryInput, Ingredient, PricedIngredient } from "#shared/ingredients/contract.ts";
import { unusualCost } from "#shared/ingredients/unusual-cost.ts";
import { stockUnitText } from "#shared/units/amount-text.ts";
import { EditDialog } from "#web/editing/edit-dialog.tsx";
import { useEditConflict } from "#web/editing/use-edit-conflict.ts";
import { ingredientsQuery } from "#web/ingredients/queries.ts";
import { useRecordEntry } from "#web/ingredients/use-record-entry.ts";
import { useToday } from "#web/session/clock.ts";
import { useSupplierName } from "#web/suppliers/use-supplier-name.ts";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { registerField } from "#web/ui/fields/register-field.ts";
import { type EntryFormValues, emptyEntry, entryForm, entryLabels } from "./entry-form.ts";
import { EntryOrigin } from "./entry-origin.tsx";
import { EntryPacks } from "./entry-packs.tsx";
import { EntryPreview } from "./entry-preview.tsx";
import { FutureDayDialog } from "./future-day-dialog.tsx";
import { UnusualCostDialog } from "./unusual-cost-dialog.tsx";

type EntryDialogProps = {
  ingredient: PricedIngredient;
  open: boolean;
  onClose: () => void;
  onSaved: (ingredient: Ingredient) => void;
};

export function EntryDialog({ ingredient: subject, open, onClose, onSaved }: EntryDialogProps) {
  const { mutateAsync: record } = useRecordEntry();
  const form = useForm<EntryFormValues, unknown, EntryInput>({
    resolver: zodResolver(entryForm),
    defaultValues: emptyEntry(subject),
  });
  const supplierName = useSupplierName();
  const conflict = useEditConflict({
    form,
    subject,
    query: ingredientsQuery,
    valuesOf: emptyEntry,
    labels: entryLabels,
    texts: { supplierId: supplierName },
  });
  const ingredient = conflict.base ?? subject;
  const today = useToday();
  /** The purchase that is asked about, and why; one that is both is asked about twice. */
  const [doubt, setDoubt] = useState<"day" | "cost">("cost");
  const [doubted, setDoubted] = useState<EntryInput>();

  // The version proves that the previewed result still holds.
  const send = (input: EntryInput) => record({ ...input, id: ingredient.id, version: ingredient.version });
  const save = async (input: EntryInput) => {
    const isFuture = Boolean(input.boughtOn && input.boughtOn > today);
    const isUnusual = unusualCost(input, ingredient) !== undefined;
    if (!isFuture && !isUnusual) return send(input);
    setDoubt(isFuture ? "day" : "cost");
    setDoubted(input);
  };
  const confirm = form.handleSubmit(async (input) => {
    try {
      onSaved(await send(input));
      onClose();
    } catch (error) {
      conflict.showFailure(error);
    }
    setDoubted(undefined);
  });

  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title="Registrar entrada"
      description={ingredient.name}
      submitLabel="Registrar entrada"
      busyLabel="Registrando..."
      form={form}
      conflict={conflict}
      save={save}
      onSaved={onSaved}
    >
      <div className="grid grid-cols-2 items-start gap-4">
        <NumberField
          label={`Quantidade (${stockUnitText(ingredient)})`}
          step={0.01}
          min={0.01}
          required
          {...registerField(form, "quantity")}
        />
        <NumberField
          label="Preço pago"
          step={0.01}
          leading={<span className="text-sm">R$</span>}
          hint="Por toda a compra."
          required
          {...registerField(form, "price")}
        />
      </div>
      <EntryPacks form={form} ingredient={ingredient} />
      <EntryOrigin form={form} />
      <EntryPreview ingredient={ingredient} control={form.control} />
      <UnusualCostDialog
        ingredient={ingredient}
        bought={doubt === "cost" ? doubted : undefined}
        isBusy={form.formState.isSubmitting}
        onCancel={() => setDoubted(undefined)}
        onConfirm={() => void confirm()}
      />
      <FutureDayDialog
        open={doubt === "day" && doubted !== undefined}
        day={doubted?.boughtOn ?? today}
        confirmLabel="Registrar assim"
        onCancel={() => setDoubted(undefined)}
        onConfirm={() => {
          if (doubted && unusualCost(doubted, ingredient) !== undefined) return setDoubt("cost");
          void confirm();
        }}
      />
    </EditDialog>
  );
}

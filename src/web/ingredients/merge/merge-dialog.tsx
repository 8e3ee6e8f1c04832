import "#web/editing/zod-setup.ts";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeftRight } from "lucide-react";
import { useId, useMemo } from "react";
import type { PricedIngredient } from "#shared/ingredients/contract.ts";
import { similarFirst } from "#shared/ingredients/merge/similar-first.ts";
import { matchesSearch } from "#shared/text/search.ts";
import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import { pricedIngredientsQuery } from "#web/ingredients/queries.ts";
import { Button } from "#web/ui/button.tsx";
import { DialogForm, FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { ComboboxField } from "#web/ui/fields/combobox-field.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { MergePreview } from "./merge-preview.tsx";
import { useMergeForm } from "./use-merge-form.ts";

type MergeDialogProps = {
  ingredient: PricedIngredient;
  open: boolean;
  onClose: () => void;
};

const NONE: PricedIngredient[] = [];

/** Merges two ingredients that are the same thing under two names. */
export function MergeDialog({ ingredient: opened, open, onClose }: MergeDialogProps) {
  const formId = useId();
  // What is in stock may change while the dialog is open.
  const { data: stock = NONE } = useQuery(pricedIngredientsQuery);
  const subject = stock.find(({ id }) => id === opened.id) ?? opened;
  const form = useMergeForm(subject, stock, onClose);
  const { first, second, other, problems } = form;
  const options = useMemo(
    () =>
      similarFirst(subject, stock).map((one) => ({
        value: String(one.id),
        label: one.name,
        detail: `${amountText(one.quantity, stockUnitText(one))} em estoque`,
      })),
    [subject, stock],
  );

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Juntar com outro item"
      description={`${subject.name} · ${amountText(subject.quantity, stockUnitText(subject))} em estoque`}
      formId={formId}
      submitLabel="Juntar"
      busyLabel="Juntando..."
      isBusy={form.isBusy}
      isDirty={false}
    >
      <DialogForm id={formId} problem={problems.root} onSubmit={form.send}>
        <ComboboxField
          label="É o mesmo que"
          placeholder="Buscar ingrediente"
          noneFound="Nenhum ingrediente encontrado"
          chosen={options.find(({ value }) => value === String(other?.id))}
          search={(text) => options.filter(({ label }) => matchesSearch(text, label))}
          onChoose={(value) => form.choose(Number(value))}
          error={problems.into}
        />
        {first && second && (
          <>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              <span className="min-w-0 wrap-anywhere">
                Fica <strong>{second.name}</strong>.
              </span>
              <Button variant="link" size="sm" onClick={form.swap}>
                <ArrowLeftRight className="size-4" />
                Ficar com {first.name}
              </Button>
            </p>
            {form.question && (
              <NumberField
                label={form.question.text}
                hint={form.question.example}
                value={form.answer}
                onChange={({ target }) => form.typeAnswer(target.value)}
                error={problems.factor}
              />
            )}
            <MergePreview first={first} second={second} factor={form.factor} />
          </>
        )}
      </DialogForm>
    </FormDialog>
  );
}

import "#web/editing/zod-setup.ts";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { type LossKind, lossKinds } from "#shared/ingredients/enumerations.ts";
import { lossFacts, perLossKind } from "#shared/ingredients/loss-facts.ts";
import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import { StockAmountField } from "#web/ingredients/amount/stock-amount-field.tsx";
import { ingredientsQuery } from "#web/ingredients/queries.ts";
import { chipClass } from "#web/ui/chip-class.ts";
import { DialogForm, FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { useLossForm } from "./use-loss-form.ts";

type LossDialogProps = { ingredient: Ingredient; open: boolean; onClose: () => void };

/** Takes what was spoilt, spilt or broken out of the stock, with its reason. */
export function LossDialog({ ingredient: subject, open, onClose }: LossDialogProps) {
  const formId = useId();
  // What is in stock may change while the dialog is open.
  const { data: stock } = useQuery(ingredientsQuery);
  const ingredient = stock?.find(({ id }) => id === subject.id) ?? subject;
  const { values, problems, isBusy, isDirty, change, send } = useLossForm(ingredient, onClose);

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Registrar perda"
      description={`${ingredient.name} · ${amountText(ingredient.quantity, stockUnitText(ingredient))} em estoque`}
      formId={formId}
      submitLabel={`Registrar ${lossFacts[values.kind].label.toLowerCase()}`}
      busyLabel="Registrando..."
      isBusy={isBusy}
      isDirty={isDirty}
    >
      <DialogForm id={formId} problem={problems.root} onSubmit={send}>
        <div className="flex flex-col gap-1.5">
          <p aria-hidden="true" className="text-sm font-medium">
            Quantidade
          </p>
          <StockAmountField
            ingredient={ingredient}
            verb="Perda"
            amount={values.amount}
            onChange={(amount) => change({ amount })}
            error={problems.quantity}
          />
        </div>
        <Chips
          label="O que houve"
          chosen={lossFacts[values.kind].label}
          options={lossKinds.map((kind) => ({
            text: lossFacts[kind].label,
            choose: () => change({ kind, reason: reasonFor(kind, values.reason) }),
          }))}
        />
        <TextField
          label="Motivo"
          autoComplete="off"
          maxLength={200}
          value={values.reason}
          onChange={({ target }) => change({ reason: target.value })}
          error={problems.reason}
        />
        <Chips
          label="Motivos comuns"
          chosen={values.reason}
          options={lossKinds.flatMap((kind) =>
            lossFacts[kind].commonReasons.map((reason) => ({
              text: reason,
              choose: () => change({ reason, kind }),
            })),
          )}
        />
      </DialogForm>
    </FormDialog>
  );
}

/** A kind with one common reason says it already; one of the other kind's leaves with that. */
function reasonFor(kind: LossKind, typed: string): string {
  const common: Record<LossKind, readonly string[]> = perLossKind((one) => lossFacts[one].commonReasons);
  const isOfOther = lossKinds.some((other) => other !== kind && common[other].includes(typed));
  if (typed.trim() !== "" && !isOfOther) return typed;
  return common[kind].length === 1 ? (common[kind][0] ?? "") : "";
}

type ChipsProps = { label: string; chosen: string; options: { text: string; choose: () => void }[] };

const Chips = ({ label, chosen, options }: ChipsProps) => (
  <fieldset aria-label={label} className="flex flex-wrap gap-2">
    {options.map(({ text, choose }) => (
      <button key={text} type="button" aria-pressed={text === chosen} onClick={choose} className={chipClass}>
        {text}
      </button>
    ))}
  </fieldset>
);

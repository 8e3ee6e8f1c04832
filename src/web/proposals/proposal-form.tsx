import { Eye } from "lucide-react";
import { type ReactNode, useId } from "react";
import { formatMoney } from "#shared/numbers/format.ts";
import type { Money } from "#shared/numbers/money.ts";
import { pricedForText } from "#shared/payments/event-price.ts";
import type { Proposal } from "#shared/proposals/contract.ts";
import { sendingText } from "#shared/proposals/of-event.ts";
import { Button } from "#web/ui/button.tsx";
import { DialogForm, FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { registerField } from "#web/ui/fields/register-field.ts";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { OfferedTerms } from "./offered-terms.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";
import { type ProposalOptions, useProposalForm } from "./use-proposal-form.ts";

type ProposalFormProps = ProposalOptions & {
  open: boolean;
  onClose: () => void;
  description: ReactNode;
  total: Money;
  inForce: Proposal | undefined;
};

/** What a proposal says besides the event itself. */
export function ProposalForm(props: ProposalFormProps) {
  const { open, onClose, description, event, total, before, inForce } = props;
  const formId = useId();
  const kept = pricedForText(event, event.guests);
  const { form, submit, agree, preview, offered } = useProposalForm(props);
  const agreedBy = inForce?.acceptedName ?? event.clientNames.find((name) => name !== null);
  const { errors, isDirty, isSubmitting } = form.formState;

  return (
    <>
      <FormDialog
        // The preview takes its place: a dialog above a dialog has two ways out.
        open={open && !preview.isOpen}
        onClose={onClose}
        title={sendingText(before, inForce)}
        description={description}
        formId={formId}
        submitLabel={sendingText(before, inForce)}
        busyLabel="Enviando..."
        isBusy={isSubmitting && !preview.isBusy}
        isDirty={isDirty}
      >
        <DialogForm id={formId} problem={errors.root?.refusal?.message} onSubmit={submit}>
          {inForce ? (
            <Alert tone="info">A versão aceita continua valendo até o cliente aceitar esta.</Alert>
          ) : (
            before &&
            !before.revokedAt && (
              <Alert tone="info">O link já enviado passa a mostrar esta nova versão.</Alert>
            )
          )}
          <div className="flex flex-wrap items-end justify-between gap-3">
            <div>
              <p className="text-sm text-muted">Total da proposta</p>
              <p className="text-[1.75rem] leading-9 font-semibold tabular-nums">
                {formatMoney(Number(total))}
              </p>
              {kept && <p className="text-sm text-orange-ink">{kept}</p>}
            </div>
            <Button variant="secondary" isBusy={preview.isBusy} onClick={() => void preview.show()}>
              <Eye className="size-4.5" />
              Como o cliente vê
            </Button>
          </div>
          <TextField
            type="date"
            label="Válida até"
            hint="O cliente pode aceitar até o fim deste dia."
            required
            {...registerField(form, "validUntil")}
          />
          <OfferedTerms {...offered} />
          <TextAreaField
            label="Mensagem"
            isOptional
            rows={4}
            hint="Aparece no início da proposta."
            {...registerField(form, "message")}
          />
          {inForce && agreedBy && (
            <div>
              <Button variant="secondary" isBusy={isSubmitting} onClick={() => void agree(agreedBy)()}>
                Combinado por fora
              </Button>
              <p className="mt-1 text-sm text-muted">
                {agreedBy} já concordou: o aditivo vale na hora, sem esperar o aceite pelo link.
              </p>
            </div>
          )}
        </DialogForm>
      </FormDialog>
      {preview.html !== undefined && (
        <PreviewDialog html={preview.html} open={open && preview.isOpen} onClose={preview.close} />
      )}
    </>
  );
}

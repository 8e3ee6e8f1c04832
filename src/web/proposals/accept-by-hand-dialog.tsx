import "#web/editing/zod-setup.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { formatMoney } from "#shared/numbers/format.ts";
import { type AcceptByHandInput, acceptByHandInput, type Proposal } from "#shared/proposals/contract.ts";
import { DialogForm, FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { registerField } from "#web/ui/fields/register-field.ts";
import { showServerErrors } from "#web/ui/fields/show-server-errors.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { useAcceptByHand } from "./queries.ts";

type AcceptByHandDialogProps = { proposal: Proposal; open: boolean; onClose: () => void };

/** Notes that a client has accepted by other means than the link. */
export function AcceptByHandDialog({ proposal, open, onClose }: AcceptByHandDialogProps) {
  const formId = useId();
  const { mutateAsync: accept } = useAcceptByHand();
  const form = useForm<AcceptByHandInput>({
    resolver: zodResolver(acceptByHandInput),
    defaultValues: { name: proposal.clientNames[0] ?? "" },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ name }) => {
    try {
      await accept({ id: proposal.id, name });
      onClose();
    } catch (error) {
      showServerErrors(form, error as Error);
    }
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Registrar aceite"
      description="Quando o cliente aceitou por telefone, por mensagem ou em papel: vale como o aceite pelo link."
      formId={formId}
      submitLabel="Registrar aceite"
      busyLabel="Registrando..."
      isBusy={isSubmitting}
      isDirty={isDirty}
    >
      <DialogForm id={formId} problem={errors.root?.refusal?.message} onSubmit={submit}>
        {proposal.differs.includes("price") && (
          <Alert tone="info">
            Vale o que o cliente aceita: preço e cobranças do evento passam a ser os desta proposta,{" "}
            {formatMoney(Number(proposal.total))}.
          </Alert>
        )}
        <TextField
          label="Nome de quem aceitou"
          autoComplete="off"
          required
          {...registerField(form, "name")}
        />
      </DialogForm>
    </FormDialog>
  );
}

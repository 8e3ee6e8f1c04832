import { useId } from "react";
import { passwordDialogProblem } from "#shared/accounts/password-rules.ts";
import { isUnauthorized } from "#web/app/api-error.ts";
import { useAuth } from "#web/app/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { atItsField, changePassword, changePasswordFields, explainChangeFailure } from "./change-password.ts";
import { ChangePasswordInputs } from "./change-password-inputs.tsx";
import { FormAlert } from "./form-alert.tsx";
import { useNativeForm } from "./use-native-form.ts";

type ChangePasswordDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function ChangePasswordDialog({ open, onOpenChange }: ChangePasswordDialogProps) {
  const { session, endSession } = useAuth();
  const formId = useId();
  const { onSubmit, isSending, alert, errors, clearProblem } = useNativeForm({
    fields: changePasswordFields,
    check: (values) => atItsField(passwordDialogProblem(values)),
    send: async (values) => {
      await changePassword(values);
      toast({ title: "Senha alterada", description: "Sua senha foi alterada com sucesso", tone: "success" });
      onOpenChange(false);
    },
    explain: (error) => {
      if (isUnauthorized(error)) endSession();
      return explainChangeFailure(error, { isTitle: false });
    },
  });

  const change = (next: boolean) => {
    clearProblem();
    onOpenChange(next);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Alterar Senha"
      description="Suas outras sessões serão encerradas."
      footer={
        <>
          <Button variant="secondary" onClick={() => change(false)}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} isBusy={isSending} busyLabel="Alterando...">
            Alterar Senha
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="flex flex-col gap-4 pb-2">
        <FormAlert alert={alert} />
        <ChangePasswordInputs
          username={"user" in session ? session.user.email : undefined}
          newHint="Pelo menos 6 caracteres."
          errors={errors}
        />
      </form>
    </Dialog>
  );
}

import { type FormEvent, useId, useState } from "react";
import { passwordDialogProblem } from "#shared/accounts/password-rules.ts";
import { FormAlert } from "#web/accounts/form-alert.tsx";
import { useNativeForm } from "#web/accounts/use-native-form.ts";
import { isUnauthorized } from "#web/api/api-error.ts";
import { useAuth } from "#web/session/session.tsx";
import { FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import {
  atItsField,
  changePasswordFields,
  explainChangeFailure,
  postPasswordChange,
} from "./change-password.ts";
import { ChangePasswordInputs } from "./change-password-inputs.tsx";

type ChangePasswordDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function ChangePasswordDialog({ open, onOpenChange }: ChangePasswordDialogProps) {
  const { session, loseSession } = useAuth();
  const formId = useId();
  const [isDirty, setIsDirty] = useState(false);
  const { onSubmit, isSending, alert, errors, clearProblem } = useNativeForm({
    fields: changePasswordFields,
    check: (values) => atItsField(passwordDialogProblem(values)),
    send: async (values) => {
      await postPasswordChange(values);
      toast({ title: "Senha alterada", description: "Sua senha foi alterada com sucesso", tone: "success" });
      close();
    },
    explain: (error) => {
      if (isUnauthorized(error)) {
        loseSession();
        return {};
      }
      return explainChangeFailure(error, { isTitle: false });
    },
  });

  const close = () => {
    clearProblem();
    setIsDirty(false);
    onOpenChange(false);
  };
  const noteTyping = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const values = new FormData(currentTarget);
    setIsDirty(changePasswordFields.some((field) => values.get(field)));
  };

  return (
    <FormDialog
      open={open}
      onClose={close}
      title="Alterar Senha"
      description="Suas outras sessões serão encerradas."
      formId={formId}
      submitLabel="Alterar Senha"
      busyLabel="Alterando..."
      isBusy={isSending}
      isDirty={isDirty}
    >
      <form
        id={formId}
        noValidate
        onSubmit={onSubmit}
        onInput={noteTyping}
        className="flex flex-col gap-4 pb-2"
      >
        <FormAlert alert={alert} />
        <ChangePasswordInputs
          username={"user" in session ? session.user.email : undefined}
          newHint="Pelo menos 6 caracteres."
          errors={errors}
        />
      </form>
    </FormDialog>
  );
}

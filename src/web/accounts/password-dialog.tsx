import type { ReactNode } from "react";
import { FormAlert } from "#web/accounts/form-alert.tsx";
import { CredentialFields } from "#web/accounts/register/credential-fields.tsx";
import { useNativeForm } from "#web/accounts/use-native-form.ts";
import { useAuth } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Answers, QuestionDialog } from "#web/ui/dialogs/question-dialog.tsx";
import { useReturnFocus } from "#web/ui/dialogs/use-return-focus.ts";
import { focusFirstField } from "#web/ui/fields/focus-first-field.ts";

type NativeForm = Parameters<typeof useNativeForm<"password">>[0];

type PasswordFormProps = Pick<NativeForm, "send" | "explain"> & {
  submitLabel: string;
  busyLabel: string;
  /** The way out. */
  leaveLabel: string;
  onLeave: () => void;
};

type PasswordDialogProps = PasswordFormProps & {
  open: boolean;
  /** Without it neither Escape nor Back closes the dialog. */
  onDismiss?: () => void;
  title: string;
  description: ReactNode;
};

const stay = () => {};

/** Asks the person who is signed in for the password again, above a page that keeps what was typed into it. */
export function PasswordDialog({ open, onDismiss = stay, title, description, ...form }: PasswordDialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <QuestionDialog
      open={open}
      onOpenChange={onDismiss}
      title={title}
      description={description}
      onOpenAutoFocus={(event) => {
        returnFocus.onOpenAutoFocus();
        focusFirstField(event);
      }}
      onCloseAutoFocus={returnFocus.onCloseAutoFocus}
    >
      <PasswordForm {...form} />
    </QuestionDialog>
  );
}

function PasswordForm({ send, explain, submitLabel, busyLabel, leaveLabel, onLeave }: PasswordFormProps) {
  const { session } = useAuth();
  const { onSubmit, isSending, alert, errors } = useNativeForm({
    fields: ["password"],
    check: ({ password }) => (password ? undefined : { fields: { password: "Informe a senha" } }),
    send,
    explain,
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <div className="mt-4 low:mt-2 flex flex-col gap-4 low:gap-2">
        <CredentialFields email={"user" in session ? session.user.email : ""} errors={errors} />
        <FormAlert alert={alert} />
      </div>
      <Answers>
        <Button variant="secondary" onClick={onLeave}>
          {leaveLabel}
        </Button>
        <Button type="submit" isBusy={isSending} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
      </Answers>
    </form>
  );
}

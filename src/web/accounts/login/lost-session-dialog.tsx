import { FormAlert } from "#web/accounts/form-alert.tsx";
import { CredentialFields } from "#web/accounts/register/credential-fields.tsx";
import { useNativeForm } from "#web/accounts/use-native-form.ts";
import { useAuth } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Answers, QuestionDialog } from "#web/ui/dialogs/question-dialog.tsx";
import { useReturnFocus } from "#web/ui/dialogs/use-return-focus.ts";
import { focusFirstField } from "#web/ui/fields/focus-first-field.ts";
import { explainLogin } from "./explain-login.ts";

const stay = () => {};

/** Shown when the session ends while there are unsaved changes: lets the same user log in again. */
export function LostSessionDialog() {
  const { isLost, leave } = useAuth();
  const returnFocus = useReturnFocus();

  return (
    <QuestionDialog
      open={isLost}
      // Neither Escape nor Back closes it: no request could be sent from the page below.
      onOpenChange={stay}
      title="Sessão encerrada"
      description="Sua sessão terminou. Entre novamente para continuar; o que você digitou está aqui."
      onOpenAutoFocus={(event) => {
        returnFocus.onOpenAutoFocus();
        focusFirstField(event);
      }}
      onCloseAutoFocus={returnFocus.onCloseAutoFocus}
    >
      <ResumeForm onLeave={leave} />
    </QuestionDialog>
  );
}

function ResumeForm({ onLeave }: { onLeave: () => void }) {
  const { session, resume } = useAuth();
  const { onSubmit, isSending, alert, errors } = useNativeForm({
    fields: ["password"],
    check: ({ password }) => (password ? undefined : { fields: { password: "Informe a senha" } }),
    send: ({ password }) => resume(password),
    explain: explainLogin,
  });

  return (
    <form noValidate onSubmit={onSubmit}>
      <div className="mt-4 low:mt-2 flex flex-col gap-4 low:gap-2">
        <CredentialFields email={"user" in session ? session.user.email : ""} errors={errors} />
        <FormAlert alert={alert} />
      </div>
      <Answers>
        <Button variant="secondary" onClick={onLeave}>
          Sair
        </Button>
        <Button type="submit" isBusy={isSending} busyLabel="Entrando...">
          Entrar
        </Button>
      </Answers>
    </form>
  );
}

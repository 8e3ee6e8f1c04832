import { useEffect, useRef, useState } from "react";
import type { StepUpInput } from "#shared/accounts/device-contract.ts";
import { FormAlert } from "#web/accounts/form-alert.tsx";
import { CredentialFields } from "#web/accounts/register/credential-fields.tsx";
import { useNativeForm } from "#web/accounts/use-native-form.ts";
import { api } from "#web/api/api.ts";
import { ApiError, isUnauthorized } from "#web/api/api-error.ts";
import { askForProofBy } from "#web/api/proof.ts";
import { useAuth } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Answers, QuestionDialog } from "#web/ui/dialogs/question-dialog.tsx";
import { useReturnFocus } from "#web/ui/dialogs/use-return-focus.ts";
import { focusFirstField } from "#web/ui/fields/focus-first-field.ts";

/** Asks who is signed in to prove it, when a call needs that; what was typed below stays, and the call goes on. */
export function StepUpDialog() {
  const [isAsking, setIsAsking] = useState(false);
  const answer = useRef<(isProven: boolean) => void>(undefined);
  const returnFocus = useReturnFocus();

  useEffect(
    () =>
      askForProofBy(() => {
        setIsAsking(true);
        return new Promise((resolve) => (answer.current = resolve));
      }),
    [],
  );
  // Whoever waits learns that nobody answers any more.
  useEffect(() => () => answer.current?.(false), []);

  const end = (isProven: boolean) => {
    setIsAsking(false);
    answer.current?.(isProven);
  };
  return (
    <QuestionDialog
      open={isAsking}
      onOpenChange={() => end(false)}
      title="Confirme que é você"
      description="Para esta alteração, digite sua senha de novo. O que você preencheu continua aqui."
      onOpenAutoFocus={(event) => {
        returnFocus.onOpenAutoFocus();
        focusFirstField(event);
      }}
      onCloseAutoFocus={returnFocus.onCloseAutoFocus}
    >
      <ProofForm onEnd={end} />
    </QuestionDialog>
  );
}

function ProofForm({ onEnd }: { onEnd: (isProven: boolean) => void }) {
  const { session, loseSession } = useAuth();
  const { onSubmit, isSending, alert, errors } = useNativeForm({
    fields: ["password"],
    check: ({ password }) => (password ? undefined : { fields: { password: "Informe a senha" } }),
    send: async (input: StepUpInput) => {
      await api.post("/api/step-up", input);
      onEnd(true);
    },
    explain: (error) => {
      if (isUnauthorized(error)) {
        onEnd(false);
        loseSession();
        return {};
      }
      const issue = error instanceof ApiError && error.issues[0];
      if (issue) return { fields: { password: issue.message } };
      return { alert: { text: error instanceof Error ? error.message : "Não foi possível confirmar" } };
    },
  });

  return (
    <form noValidate onSubmit={onSubmit}>
      <div className="mt-4 low:mt-2 flex flex-col gap-4 low:gap-2">
        <CredentialFields email={"user" in session ? session.user.email : ""} errors={errors} />
        <FormAlert alert={alert} />
      </div>
      <Answers>
        <Button variant="secondary" onClick={() => onEnd(false)}>
          Cancelar
        </Button>
        <Button type="submit" isBusy={isSending} busyLabel="Confirmando...">
          Confirmar
        </Button>
      </Answers>
    </form>
  );
}

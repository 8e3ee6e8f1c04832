import { useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { forcedChangeProblem } from "#shared/accounts/password-rules.ts";
import { AccountForm } from "#web/accounts/account-form.tsx";
import { CardHeading } from "#web/accounts/card-heading.tsx";
import { CardLayout } from "#web/accounts/card-layout.tsx";
import { SignOutLink } from "#web/accounts/sign-out-link.tsx";
import { useDelay } from "#web/accounts/use-delay.ts";
import { useNativeForm } from "#web/accounts/use-native-form.ts";
import { paths } from "#web/address/paths.ts";
import { useAuth } from "#web/session/session.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import {
  atItsField,
  changePasswordFields,
  explainChangeFailure,
  postPasswordChange,
} from "./change-password.ts";
import { ChangePasswordInputs } from "./change-password-inputs.tsx";

const LEAVE_DELAY_MS = 1000;

export function ForcedChangePage() {
  const { session, markPasswordChanged } = useAuth();
  const [isDone, setIsDone] = useState(false);
  // Only now, since it takes this page away together with its success message.
  useDelay(LEAVE_DELAY_MS, isDone, () => {
    markPasswordChanged();
    navigate(paths.dashboard);
  });

  const { errors, ...form } = useNativeForm({
    fields: changePasswordFields,
    check: (values) => atItsField(forcedChangeProblem(values), values),
    send: async (values) => {
      await postPasswordChange(values);
      toast({ title: "Senha alterada com sucesso!", tone: "success" });
      setIsDone(true);
    },
    explain: (error) => explainChangeFailure(error, { isTitle: true }),
  });

  return (
    <CardLayout>
      <CardHeading title="Alterar senha">
        Por segurança, crie sua própria senha antes de continuar.
      </CardHeading>
      {isDone ? (
        <Alert tone="success" title="Senha alterada com sucesso!">
          Abrindo o Balcão...
        </Alert>
      ) : (
        <AccountForm {...form} submitLabel="Alterar Senha" busyLabel="Alterando...">
          <ChangePasswordInputs
            username={"user" in session ? session.user.email : undefined}
            currentPlaceholder="Senha recebida na confirmação"
            newHint="Pelo menos 4 caracteres."
            errors={errors}
          />
        </AccountForm>
      )}
      <SignOutLink />
    </CardLayout>
  );
}

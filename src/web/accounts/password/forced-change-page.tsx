import { useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { hasName } from "#shared/accounts/has-name.ts";
import { forcedChangeProblem } from "#shared/accounts/password-rules.ts";
import { LONGEST_NAME } from "#shared/text/text-length.ts";
import { AccountForm } from "#web/accounts/account-form.tsx";
import { CardHeading } from "#web/accounts/card-heading.tsx";
import { CardLayout } from "#web/accounts/card-layout.tsx";
import { SignOutLink } from "#web/accounts/sign-out-link.tsx";
import { useDelay } from "#web/accounts/use-delay.ts";
import { useNativeForm } from "#web/accounts/use-native-form.ts";
import { paths } from "#web/address/paths.ts";
import { api } from "#web/api/api.ts";
import { useAuth, useUser } from "#web/session/session.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import {
  atItsField,
  changePasswordFields,
  explainChangeFailure,
  postPasswordChange,
} from "./change-password.ts";
import { ChangePasswordInputs } from "./change-password-inputs.tsx";

const LEAVE_DELAY_MS = 1000;

const keeps = () => true;
const fails = () => false;

export function ForcedChangePage() {
  const { markPasswordChanged, refreshUser } = useAuth();
  const user = useUser();
  const [isDone, setIsDone] = useState(false);
  // Only now, since it takes this page away together with its success message.
  useDelay(LEAVE_DELAY_MS, isDone, () => {
    markPasswordChanged();
    void refreshUser();
    navigate(paths.dashboard);
  });

  const { errors, ...form } = useNativeForm({
    fields: [...changePasswordFields, "name"],
    check: (values) => atItsField(forcedChangeProblem(values)),
    send: async (values) => {
      await postPasswordChange(values);
      const name = values.name.trim();
      // The password is changed, whatever becomes of the name.
      const isNameKept = name === "" || (await api.put("/api/account", { name }).then(keeps, fails));
      toast({
        title: "Senha alterada com sucesso!",
        description: isNameKept ? undefined : "O nome não foi salvo. Informe-o em Minha conta.",
        tone: "success",
      });
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
            username={user?.email}
            currentPlaceholder="Senha recebida na confirmação"
            newHint="Pelo menos 4 caracteres."
            errors={errors}
          />
          {user && user.companyId !== null && !hasName(user) && (
            <TextField
              label="Como você se chama?"
              name="name"
              autoComplete="name"
              maxLength={LONGEST_NAME}
              isOptional
              hint={<span className="wrap-anywhere">Aparece no lugar de {user.email}.</span>}
            />
          )}
        </AccountForm>
      )}
      <SignOutLink />
    </CardLayout>
  );
}

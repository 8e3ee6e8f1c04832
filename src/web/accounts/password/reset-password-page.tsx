import { useState } from "react";
import { Link } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { resetPasswordProblem } from "#shared/accounts/password-rules.ts";
import { AccountForm } from "#web/accounts/account-form.tsx";
import { CardHeading } from "#web/accounts/card-heading.tsx";
import { CardLayout } from "#web/accounts/card-layout.tsx";
import { explainFailure } from "#web/accounts/explain-failure.ts";
import { useDelay } from "#web/accounts/use-delay.ts";
import { useLinkToken } from "#web/accounts/use-link-token.ts";
import { useNativeForm } from "#web/accounts/use-native-form.ts";
import { paths } from "#web/address/paths.ts";
import { api } from "#web/api/api.ts";
import { useAuth } from "#web/session/session.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { PasswordField } from "#web/ui/fields/password-field.tsx";

const REDIRECT_DELAY_MS = 2000;
const fields = ["newPassword", "confirmation"] as const;

export function ResetPasswordPage() {
  const { endSession } = useAuth();
  const token = useLinkToken();
  const [isDone, setIsDone] = useState(false);
  useDelay(REDIRECT_DELAY_MS, isDone, () => navigate(paths.login));
  const missingToken = token ? undefined : resetPasswordProblem({ token, newPassword: "", confirmation: "" });

  const { errors, ...form } = useNativeForm({
    fields,
    check: (values) => {
      const problem = resetPasswordProblem({ token, ...values });
      if (!problem) return;
      if (problem.field === "token") return { alert: { text: problem.message } };
      return { fields: { [problem.field]: problem.message } };
    },
    send: async ({ newPassword }) => {
      await api.post("/api/reset-password", { token, newPassword });
      // The server has ended every session, also this browser's.
      endSession();
      toast({ title: "Senha alterada com sucesso!", tone: "success" });
      setIsDone(true);
    },
    explain: (error) => explainFailure(error, fields, { fallback: "Erro ao redefinir senha", isTitle: true }),
  });

  return (
    <CardLayout>
      <CardHeading title="Redefinir senha">Crie uma nova senha para entrar no Balcão.</CardHeading>
      {isDone ? (
        <Alert tone="success" title="Senha alterada com sucesso!">
          Levaremos você ao login em instantes.
        </Alert>
      ) : (
        <AccountForm
          {...form}
          alert={form.alert ?? (missingToken && { text: missingToken.message })}
          submitLabel="Redefinir senha"
          busyLabel="Redefinindo..."
        >
          <PasswordField
            label="Nova senha"
            name="newPassword"
            autoComplete="new-password"
            required
            hint="Pelo menos 4 caracteres."
            error={errors.newPassword}
          />
          <PasswordField
            label="Confirmar nova senha"
            name="confirmation"
            autoComplete="new-password"
            required
            error={errors.confirmation}
          />
        </AccountForm>
      )}
      <p className="mt-5 text-center text-sm">
        <Link href={paths.login} className="font-medium text-primary-ink underline underline-offset-4">
          Voltar ao login
        </Link>
      </p>
    </CardLayout>
  );
}

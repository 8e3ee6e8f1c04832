import { AccountForm } from "#web/accounts/account-form.tsx";
import { CredentialFields } from "#web/accounts/register/credential-fields.tsx";
import { useNativeForm } from "#web/accounts/use-native-form.ts";
import { useAuth } from "#web/session/session.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { explainLogin } from "./explain-login.ts";

type LoginFormProps = { email: string; onEmailChange: (email: string) => void };

export function LoginForm({ email, onEmailChange }: LoginFormProps) {
  const { login } = useAuth();
  const { errors, ...form } = useNativeForm({
    fields: ["email", "password"],
    check: (values) => {
      if (values.email.trim() && values.password) return;
      return {
        fields: {
          email: values.email.trim() ? undefined : "Informe o e-mail",
          password: values.password ? undefined : "Informe a senha",
        },
      };
    },
    send: async (values) => {
      await login({ email: values.email.trim(), password: values.password });
      toast({ title: "Login realizado com sucesso!", tone: "success" });
    },
    explain: explainLogin,
  });

  return (
    <AccountForm {...form} submitLabel="Entrar" busyLabel="Entrando...">
      <CredentialFields email={email} onEmailChange={onEmailChange} errors={errors} />
    </AccountForm>
  );
}

import { useAuth } from "#web/app/session.tsx";
import { toast } from "#web/ui/toast.ts";
import { AccountForm } from "./account-form.tsx";
import { CredentialFields } from "./credential-fields.tsx";
import { explainLogin } from "./explain-login.ts";
import { useNativeForm } from "./use-native-form.ts";

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

import { useAuth } from "#web/app/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { CredentialFields } from "./credential-fields.tsx";
import { explainLogin } from "./explain-login.ts";
import { FormAlert } from "./form-alert.tsx";
import { useNativeForm } from "./use-native-form.ts";

type LoginFormProps = { email: string; onEmailChange: (email: string) => void };

export function LoginForm({ email, onEmailChange }: LoginFormProps) {
  const { login } = useAuth();
  const { onSubmit, isSending, alert, errors } = useNativeForm({
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
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <FormAlert alert={alert} />
      <CredentialFields email={email} onEmailChange={onEmailChange} errors={errors} />
      <Button type="submit" block isBusy={isSending} busyLabel="Entrando...">
        Entrar
      </Button>
    </form>
  );
}

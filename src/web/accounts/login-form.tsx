import { Lock, Mail } from "lucide-react";
import { loginProblem } from "#shared/accounts/login-problem.ts";
import { useAuth } from "#web/app/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast.ts";
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
    explain: (error) => ({ alert: loginProblem(error instanceof Error ? error.message : undefined) }),
  });

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <FormAlert alert={alert} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        required
        value={email}
        onChange={(event) => onEmailChange(event.target.value)}
        error={errors.email}
        leading={<Mail aria-hidden="true" />}
      />
      <PasswordField
        label="Senha"
        name="password"
        autoComplete="current-password"
        required
        error={errors.password}
        leading={<Lock aria-hidden="true" />}
      />
      <Button type="submit" block isBusy={isSending} busyLabel="Entrando...">
        Entrar
      </Button>
    </form>
  );
}

import { AccountForm } from "#web/accounts/account-form.tsx";
import { wasPasskeyUsed } from "#web/accounts/passkeys/browser-passkeys.ts";
import { PasskeyLogin } from "#web/accounts/passkeys/passkey-login.tsx";
import { CredentialFields } from "#web/accounts/register/credential-fields.tsx";
import { CodeField } from "#web/accounts/second-step/code-field.tsx";
import { useNativeForm } from "#web/accounts/use-native-form.ts";
import { useAuth } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { useLoginSteps } from "./use-login-steps.ts";

type LoginFormProps = { email: string; onEmailChange: (email: string) => void };

export function LoginForm({ email, onEmailChange }: LoginFormProps) {
  const { login } = useAuth();
  const steps = useLoginSteps(login);
  const { errors, clearProblem, ...form } = useNativeForm({
    fields: ["email", "password", "code"],
    check: ({ email: address, password, code }) => {
      if (steps.needsCode) return code.trim() ? undefined : { fields: { code: "Informe o código" } };
      if (address.trim() && password) return;
      return {
        fields: {
          email: address.trim() ? undefined : "Informe o e-mail",
          password: password ? undefined : "Informe a senha",
        },
      };
    },
    send: async ({ email: address, password, code }) => {
      const isOpen = await steps.send(steps.needsCode ? { code } : { email: address.trim(), password });
      if (isOpen) toast({ title: "Login realizado com sucesso!", tone: "success" });
    },
    explain: steps.explain,
  });
  const restart = () => {
    clearProblem();
    steps.restart();
  };

  return (
    <>
      <AccountForm {...form} submitLabel="Entrar" busyLabel="Entrando...">
        {steps.needsCode ? (
          <>
            <p className="text-sm text-muted">
              Segunda etapa: abra o aplicativo autenticador no seu celular e digite o código do Balcão.
            </p>
            <CodeField error={errors.code} />
          </>
        ) : (
          <CredentialFields email={email} onEmailChange={onEmailChange} errors={errors} />
        )}
      </AccountForm>
      {steps.needsCode && (
        <div className="mt-3">
          <Button variant="ghost" block onClick={restart}>
            Voltar à senha
          </Button>
        </div>
      )}
      {wasPasskeyUsed() && <PasskeyLogin />}
    </>
  );
}

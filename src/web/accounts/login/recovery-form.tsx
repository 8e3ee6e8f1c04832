import { Mail } from "lucide-react";
import { useState } from "react";
import { navigate } from "wouter/use-browser-location";
import type { ForgotReply } from "#shared/accounts/contract.ts";
import { isEmailAddress, normalEmail } from "#shared/accounts/email-address.ts";
import { AccountForm } from "#web/accounts/account-form.tsx";
import { explainFailure } from "#web/accounts/explain-failure.ts";
import { useDelay } from "#web/accounts/use-delay.ts";
import { useNativeForm } from "#web/accounts/use-native-form.ts";
import { api } from "#web/api/api.ts";
import { ApiError } from "#web/api/api-error.ts";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { safeResetLink } from "./safe-reset-link.ts";

const REDIRECT_DELAY_MS = 2000;
const fields = ["email"] as const;

type RecoveryFormProps = { email: string; onEmailChange: (email: string) => void };

export function RecoveryForm({ email, onEmailChange }: RecoveryFormProps) {
  const [reply, setReply] = useState<ForgotReply>();
  const resetPath = safeResetLink(reply?.resetLink, window.location.origin);
  useDelay(REDIRECT_DELAY_MS, resetPath !== undefined, () => resetPath && navigate(resetPath));

  const { errors, ...form } = useNativeForm({
    fields,
    check: (values) => {
      if (!values.email.trim()) return { fields: { email: "Informe o e-mail" } };
      if (!isEmailAddress(normalEmail(values.email))) return { fields: { email: "E-mail inválido" } };
    },
    send: async (values) => {
      setReply(undefined);
      setReply(await api.post<ForgotReply>("/api/forgot-password", { email: values.email.trim() }));
      toast({ title: "Email enviado!", tone: "success" });
    },
    explain: (error) => {
      const isUnanswered = error instanceof ApiError && error.status === 0;
      const fallback = isUnanswered ? "Erro ao processar recuperação" : "Erro na recuperação";
      return explainFailure(error, fields, { fallback });
    },
  });

  return (
    <AccountForm
      {...form}
      submitLabel="Enviar link de recuperação"
      busyLabel="Enviando..."
      outcome={
        reply && (
          <Alert tone="success" title="Email enviado!">
            <p>Verifique sua caixa de entrada.</p>
            {reply.instructions && <p className="mt-1">{reply.instructions}</p>}
          </Alert>
        )
      }
    >
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        required
        value={email}
        onChange={(event) => onEmailChange(event.target.value)}
        hint="Enviaremos um link para você criar uma nova senha."
        error={errors.email}
        leading={<Mail />}
      />
    </AccountForm>
  );
}

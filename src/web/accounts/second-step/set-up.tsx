import { useEffect, useEffectEvent, useId, useState } from "react";
import type { SecondStepSecret } from "#shared/accounts/second-step-contract.ts";
import { explainFailure, serverMessageOf } from "#web/accounts/explain-failure.ts";
import { FormAlert } from "#web/accounts/form-alert.tsx";
import { useNativeForm } from "#web/accounts/use-native-form.ts";
import { ApiError, isUnauthorized } from "#web/api/api-error.ts";
import { useAuth } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { QrCode } from "#web/ui/qr-code.tsx";
import { AppCodeField } from "./code-field.tsx";
import { postFirstCode, postSecondStep } from "./queries.ts";
import { RecoveryCodeList } from "./recovery-code-list.tsx";

type SetUpProps = {
  /** It is on, and the codes are shown. */
  onCodes?: () => void;
  /** The codes were shown, and the person says that they are kept; or it was switched on elsewhere meanwhile. */
  onDone: () => void;
};

/** Ties an authenticator app to the account, and then shows the recovery codes this once. */
export function SecondStepSetUp({ onCodes, onDone }: SetUpProps) {
  const { loseSession } = useAuth();
  const [begun, setBegun] = useState<SecondStepSecret>();
  const [problem, setProblem] = useState<string>();
  const [codes, setCodes] = useState<string[]>();
  const [attempt, setAttempt] = useState(0);

  const fail = useEffectEvent((error: unknown) => {
    if (isUnauthorized(error)) return loseSession();
    const reason = serverMessageOf(error);
    if (!(error instanceof ApiError && error.status === 409))
      return setProblem(reason ?? "Não foi possível começar.");
    void toast({ title: reason ?? "A segunda etapa já está ligada", tone: "info" });
    onDone();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew.
  useEffect(() => {
    let isWanted = true;
    setProblem(undefined);
    postSecondStep().then(
      (secret) => isWanted && setBegun(secret),
      (error) => isWanted && fail(error),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);

  const showCodes = (shown: string[]) => {
    setCodes(shown);
    onCodes?.();
  };

  if (codes) return <RecoveryCodeList codes={codes} onDone={onDone} />;
  if (problem) {
    return (
      <div className="flex flex-col items-start gap-3">
        <Alert tone="error">{problem}</Alert>
        <Button variant="secondary" onClick={() => setAttempt(attempt + 1)}>
          Tentar novamente
        </Button>
      </div>
    );
  }
  if (!begun) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-56 w-56" />
      </SkeletonGroup>
    );
  }
  return <ConfirmForm {...begun} onConfirmed={showCodes} />;
}

type ConfirmFormProps = SecondStepSecret & { onConfirmed: (codes: string[]) => void };

function ConfirmForm({ secret, uri, onConfirmed }: ConfirmFormProps) {
  const formId = useId();
  const { loseSession } = useAuth();
  const { onSubmit, isSending, alert, errors } = useNativeForm({
    fields: ["code"],
    check: ({ code }) => (code.trim() ? undefined : { fields: { code: "Informe o código" } }),
    send: async ({ code }) => onConfirmed((await postFirstCode(code)).recoveryCodes),
    explain: (error) => {
      if (isUnauthorized(error)) {
        loseSession();
        return {};
      }
      return explainFailure(error, ["code"], { fallback: "Não foi possível ligar a segunda etapa" });
    },
  });
  const groups = secret.match(/.{1,4}/g)?.join(" ") ?? secret;
  return (
    <form id={formId} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <p className="text-sm text-muted">
        1. No celular, abra um aplicativo autenticador (Google Authenticator, Microsoft Authenticator,
        1Password…) e leia este código.
      </p>
      <div className="flex flex-col items-center gap-2">
        <QrCode text={uri} label="Código QR para o aplicativo autenticador" />
        <p className="text-center text-sm text-muted">Está no celular? Digite esta chave no aplicativo:</p>
        <p className="text-center font-mono text-sm wrap-anywhere">{groups}</p>
        <CopyButton variant="ghost" size="sm" label="Copiar chave" text={secret} />
      </div>
      <p className="text-sm text-muted">2. Digite o código que ele mostra.</p>
      <AppCodeField error={errors.code} />
      <FormAlert alert={alert} />
      <Button type="submit" block isBusy={isSending} busyLabel="Conferindo...">
        Ligar segunda etapa
      </Button>
    </form>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { StepUpInput } from "#shared/accounts/device-contract.ts";
import { accountQuery } from "#web/accounts/own/account-query.ts";
import { ProofDialog } from "#web/accounts/proof-dialog.tsx";
import { api } from "#web/api/api.ts";
import { ApiError, isUnauthorized } from "#web/api/api-error.ts";
import { askForProofBy } from "#web/api/proof.ts";
import { useAuth } from "#web/session/session.tsx";
import { whenNothingUnsaved } from "#web/ui/dialogs/unsaved-changes.ts";

/** Asks who is signed in to prove it, when a call needs that; what was typed below stays, and the call goes on. */
export function StepUpDialog() {
  const { loseSession, refreshUser } = useAuth();
  const [asking, setAsking] = useState<{ bySecondStep: boolean }>();
  const answer = useRef<(isProven: boolean) => void>(undefined);
  const { data: account } = useQuery({ ...accountQuery, enabled: asking !== undefined });

  useEffect(
    () =>
      askForProofBy((bySecondStep) => {
        setAsking({ bySecondStep });
        return new Promise((resolve) => (answer.current = resolve));
      }),
    [],
  );
  // Whoever waits learns that nobody answers any more.
  useEffect(() => () => answer.current?.(false), []);

  const end = (isProven: boolean) => {
    setAsking(undefined);
    answer.current?.(isProven);
  };
  const prove = async (input: StepUpInput | { response: unknown }) => {
    await api.post("/api/step-up", input);
    end(true);
  };
  const wants = asking?.bySecondStep ? "code" : "password";
  const what = wants === "code" ? "digite um código da segunda etapa" : "digite sua senha de novo";
  return (
    <ProofDialog
      open={asking !== undefined}
      onDismiss={() => end(false)}
      title="Confirme que é você"
      description={`Para esta alteração, ${what}. O que você preencheu continua aqui.`}
      wants={wants}
      send={(values) => prove({ [wants]: values[wants] })}
      explain={(error) => {
        if (isUnauthorized(error)) {
          end(false);
          loseSession();
          return {};
        }
        // The company has come to require a second step: what was typed stays until the form is closed.
        if (error instanceof ApiError && error.status === 403) whenNothingUnsaved(() => void refreshUser());
        const issue = error instanceof ApiError && error.issues[0];
        if (issue) return { fields: { [wants]: issue.message } };
        return { alert: { text: error instanceof Error ? error.message : "Não foi possível confirmar" } };
      }}
      passkey={
        account?.passkeys.length
          ? { path: "/api/step-up/options", send: (response) => prove({ response }) }
          : undefined
      }
      submitLabel="Confirmar"
      busyLabel="Confirmando..."
      leaveLabel="Cancelar"
      onLeave={() => end(false)}
    />
  );
}

import { useEffect, useRef, useState } from "react";
import type { StepUpInput } from "#shared/accounts/device-contract.ts";
import { PasswordDialog } from "#web/accounts/password-dialog.tsx";
import { api } from "#web/api/api.ts";
import { ApiError, isUnauthorized } from "#web/api/api-error.ts";
import { askForProofBy } from "#web/api/proof.ts";
import { useAuth } from "#web/session/session.tsx";

/** Asks who is signed in to prove it, when a call needs that; what was typed below stays, and the call goes on. */
export function StepUpDialog() {
  const { loseSession } = useAuth();
  const [isAsking, setIsAsking] = useState(false);
  const answer = useRef<(isProven: boolean) => void>(undefined);

  useEffect(
    () =>
      askForProofBy(() => {
        setIsAsking(true);
        return new Promise((resolve) => (answer.current = resolve));
      }),
    [],
  );
  // Whoever waits learns that nobody answers any more.
  useEffect(() => () => answer.current?.(false), []);

  const end = (isProven: boolean) => {
    setIsAsking(false);
    answer.current?.(isProven);
  };
  return (
    <PasswordDialog
      open={isAsking}
      onDismiss={() => end(false)}
      title="Confirme que é você"
      description="Para esta alteração, digite sua senha de novo. O que você preencheu continua aqui."
      send={async (input: StepUpInput) => {
        await api.post("/api/step-up", input);
        end(true);
      }}
      explain={(error) => {
        if (isUnauthorized(error)) {
          end(false);
          loseSession();
          return {};
        }
        const issue = error instanceof ApiError && error.issues[0];
        if (issue) return { fields: { password: issue.message } };
        return { alert: { text: error instanceof Error ? error.message : "Não foi possível confirmar" } };
      }}
      submitLabel="Confirmar"
      busyLabel="Confirmando..."
      leaveLabel="Cancelar"
      onLeave={() => end(false)}
    />
  );
}

import { ProofDialog } from "#web/accounts/proof-dialog.tsx";
import { useAuth, useUser } from "#web/session/session.tsx";
import { useLoginSteps } from "./use-login-steps.ts";

/**
 * Shown when the session ends while there are unsaved changes: lets the same user log in again. It stays until then,
 * since no request could be sent from the page below.
 */
export function LostSessionDialog() {
  const { isLost, leave, resume } = useAuth();
  const email = useUser()?.email ?? "";
  const steps = useLoginSteps(resume);
  return (
    <ProofDialog
      open={isLost}
      title="Sessão encerrada"
      description="Sua sessão terminou. Entre novamente para continuar; o que você digitou está aqui."
      wants={steps.needsCode ? "code" : "password"}
      send={async ({ password, code }) => {
        await steps.send(steps.needsCode ? { code } : { email, password });
      }}
      explain={steps.explain}
      submitLabel="Entrar"
      busyLabel="Entrando..."
      leaveLabel="Sair"
      onLeave={leave}
      passkey={{
        path: "/api/login/passkey/options",
        send: async (response) => {
          await resume({ response });
        },
      }}
    />
  );
}

import { PasswordDialog } from "#web/accounts/password-dialog.tsx";
import { useAuth } from "#web/session/session.tsx";
import { explainLogin } from "./explain-login.ts";

/**
 * Shown when the session ends while there are unsaved changes: lets the same user log in again. It stays until then,
 * since no request could be sent from the page below.
 */
export function LostSessionDialog() {
  const { isLost, leave, resume } = useAuth();
  return (
    <PasswordDialog
      open={isLost}
      title="Sessão encerrada"
      description="Sua sessão terminou. Entre novamente para continuar; o que você digitou está aqui."
      send={({ password }) => resume(password)}
      explain={explainLogin}
      submitLabel="Entrar"
      busyLabel="Entrando..."
      leaveLabel="Sair"
      onLeave={leave}
    />
  );
}

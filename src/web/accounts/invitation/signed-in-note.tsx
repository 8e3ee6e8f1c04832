import { useAuth } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";

/** Before somebody accepts in the browser of another person, or with an account that they already have. */
export function SignedInNote({ email }: { email: string }) {
  const { logout } = useAuth();
  return (
    <div className="flex flex-col gap-4">
      <Alert tone="info" title="Você já está no Balcão">
        <span className="wrap-anywhere">Este aparelho está na conta {email}.</span> Saia dela para aceitar o
        convite.
      </Alert>
      <Button block onClick={logout}>
        Sair e aceitar o convite
      </Button>
    </div>
  );
}

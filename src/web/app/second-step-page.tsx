import { useState } from "react";
import { CardHeading } from "#web/accounts/card-heading.tsx";
import { CardLayout } from "#web/accounts/card-layout.tsx";
import { AddPasskeyDialog } from "#web/accounts/passkeys/add-passkey-dialog.tsx";
import { hasPasskeys } from "#web/accounts/passkeys/browser-passkeys.ts";
import { SecondStepSetUp } from "#web/accounts/second-step/set-up.tsx";
import { SignOutLink } from "#web/accounts/sign-out-link.tsx";
import { useAuth } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { SessionQueryProvider } from "./session-query-provider.tsx";

/** Where somebody is led whose company requires more than a password, before anything else. */
export function SecondStepPage() {
  const { refreshUser } = useAuth();
  const [isAdding, setIsAdding] = useState(false);
  const goOn = () => void refreshUser();
  return (
    <SessionQueryProvider>
      <CardLayout>
        <CardHeading title="Proteja sua conta">
          Sua empresa exige mais do que a senha de quem vê valores. Configure agora, uma vez só.
        </CardHeading>
        <SecondStepSetUp onDone={goOn} />
        {hasPasskeys() && (
          <div className="mt-3">
            <Button variant="ghost" block onClick={() => setIsAdding(true)}>
              Usar uma passkey em vez disso
            </Button>
          </div>
        )}
        <SignOutLink />
      </CardLayout>
      <AddPasskeyDialog
        open={isAdding}
        onClose={() => {
          setIsAdding(false);
          goOn();
        }}
      />
    </SessionQueryProvider>
  );
}

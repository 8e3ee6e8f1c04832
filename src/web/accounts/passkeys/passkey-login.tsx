import { Fingerprint } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import type { Assertion } from "#shared/accounts/passkey-contract.ts";
import { FormAlert } from "#web/accounts/form-alert.tsx";
import { explainLogin } from "#web/accounts/login/explain-login.ts";
import { useAuth } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { askForPasskey, canPropose, endProposal, hasPasskeys, wasPasskeyUsed } from "./browser-passkeys.ts";

const path = "/api/login/passkey/options";

/** The way in without a password, where the browser has one. */
export function PasskeyLogin() {
  const { login } = useAuth();
  const [isBusy, setIsBusy] = useState(false);
  const [alert, setAlert] = useState<ReturnType<typeof explainLogin>["alert"]>();

  const enter = async (response: Assertion) => {
    await login({ response });
    toast({ title: "Login realizado com sucesso!", tone: "success" });
  };
  const fail = (error: unknown) => setAlert(explainLogin(error).alert);
  // Nobody asked for it, so nothing is said where it does not come to something.
  const propose = useEffectEvent(async () => {
    const response = await askForPasskey({ path, isProposal: true }).catch(() => undefined);
    if (response) await enter(response).catch(fail);
  });
  useEffect(() => {
    if (!wasPasskeyUsed()) return;
    let isWanted = true;
    void canPropose().then((can) => (can && isWanted ? propose() : undefined));
    return () => {
      isWanted = false;
      void endProposal();
    };
  }, []);

  if (!hasPasskeys()) return null;
  return (
    <div className="mt-3 flex flex-col gap-3">
      <Button
        variant="secondary"
        block
        isBusy={isBusy}
        busyLabel="Esperando a passkey..."
        onClick={async () => {
          setAlert(undefined);
          setIsBusy(true);
          await askForPasskey({ path }).then(enter).catch(fail);
          setIsBusy(false);
        }}
      >
        <Fingerprint className="size-4" />
        Entrar com passkey
      </Button>
      <FormAlert alert={alert} />
    </div>
  );
}

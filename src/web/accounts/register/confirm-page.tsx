import { CircleCheck, CircleX } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import type { ConfirmReply } from "#shared/accounts/contract.ts";
import { CardHeading } from "#web/accounts/card-heading.tsx";
import { CardLayout } from "#web/accounts/card-layout.tsx";
import { serverMessageOf } from "#web/accounts/explain-failure.ts";
import { useLinkToken } from "#web/accounts/use-link-token.ts";
import { paths } from "#web/address/paths.ts";
import { api } from "#web/api/api.ts";
import { useAuth } from "#web/session/session.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { ConfirmedView } from "./confirmed-view.tsx";

type Outcome = { reply: ConfirmReply } | { isActiveAlready: true } | { error: string };

export function ConfirmPage() {
  const { endSession } = useAuth();
  const token = useLinkToken();
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (!token) return;
    confirmCompany(token).then(
      (reply) => {
        // Ends any previous session: the next step is the login of the new account.
        endSession();
        rememberConfirmed();
        setOutcome({ reply });
      },
      (error) => {
        if (wasConfirmedBefore()) return setOutcome({ isActiveAlready: true });
        setOutcome({ error: serverMessageOf(error) ?? "Erro ao confirmar cadastro" });
      },
    );
  }, [token, endSession]);

  const shown: Outcome | undefined = token ? outcome : { error: "Token de confirmação inválido ou ausente" };
  return <CardLayout>{shown ? <OutcomeView outcome={shown} /> : <Waiting />}</CardLayout>;
}

function Waiting() {
  return (
    <div className="py-8">
      <h1 className="sr-only">Confirmação de cadastro</h1>
      <Spinner label="Confirmando cadastro..." />
    </div>
  );
}

function OutcomeView({ outcome }: { outcome: Outcome }) {
  if ("reply" in outcome) return <ConfirmedView reply={outcome.reply} />;
  if ("isActiveAlready" in outcome) return <ActiveAlready />;
  return (
    <div role="alert">
      <CardHeading icon={<CircleX className="text-danger" />} title="Erro na Confirmação">
        {outcome.error}
      </CardHeading>
      <div className="flex flex-col gap-3">
        <Link href={paths.register} className={buttonClass({ block: true })}>
          Tentar Novamente
        </Link>
        <Link href={paths.login} className={buttonClass({ variant: "secondary", block: true })}>
          Ir para Login
        </Link>
      </div>
    </div>
  );
}

function ActiveAlready() {
  return (
    <div role="status">
      <CardHeading icon={<CircleCheck className="text-primary" />} title="Conta já ativada">
        A senha foi mostrada uma única vez. Se você não a anotou, use “Recuperar Senha” na tela de login.
      </CardHeading>
      <Link href={paths.login} className={buttonClass({ block: true })}>
        Ir para Login
      </Link>
    </div>
  );
}

const confirmations = new Map<string, Promise<ConfirmReply>>();

/**
 * A link works once, and its answer is the only place where the first password is shown. However often the page
 * mounts, a token is sent once and the answer shared.
 */
function confirmCompany(token: string): Promise<ConfirmReply> {
  const known = confirmations.get(token);
  if (known) return known;
  const confirmation = api.post<ConfirmReply>("/api/confirm-company", { token });
  confirmations.set(token, confirmation);
  // A failure is not cached: the next visit tries again.
  confirmation.catch(() => confirmations.delete(token));
  return confirmation;
}

/**
 * A reload sends the used link again, which the server refuses. The history entry records the success (not the
 * password), so that the page can explain the refusal.
 */
const rememberConfirmed = () =>
  window.history.replaceState({ ...window.history.state, isConfirmed: true }, "", window.location.pathname);

const wasConfirmedBefore = (): boolean => window.history.state?.isConfirmed === true;

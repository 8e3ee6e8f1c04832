import { CircleCheck } from "lucide-react";
import { Link } from "wouter";
import type { ConfirmReply } from "#shared/accounts/contract.ts";
import { CardHeading } from "#web/accounts/card-heading.tsx";
import type { LoginState } from "#web/accounts/login/login-state.ts";
import { paths } from "#web/address/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { AccessCredentials } from "./access-credentials.tsx";

export function ConfirmedView({ reply: { companyName, credentials } }: { reply: ConfirmReply }) {
  const loginState: LoginState = { email: credentials.username };
  return (
    <div className="flex flex-col gap-4">
      <div role="status" className="-mb-2">
        <CardHeading icon={<CircleCheck className="text-primary" />} title="Conta Ativada!">
          <strong className="font-semibold break-words text-ink">{companyName}</strong> já pode usar o Balcão.
        </CardHeading>
      </div>
      <AccessCredentials {...credentials} />
      <Alert tone="warning" title="Anote a senha agora">
        Ela não será mostrada de novo, e você deverá alterá-la no primeiro acesso.
      </Alert>
      <p className="text-sm text-muted">
        Sem uso, esta senha vale por 72 horas. Depois disso, escolha uma nova em Recuperar Senha, na tela de
        login.
      </p>
      <Link href={paths.login} state={loginState} className={buttonClass({ block: true })}>
        Fazer Login
      </Link>
    </div>
  );
}

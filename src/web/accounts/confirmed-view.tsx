import { CircleCheck } from "lucide-react";
import { Link } from "wouter";
import type { ConfirmReply } from "#shared/accounts/contract.ts";
import { paths } from "#web/app/paths.ts";
import { Alert } from "#web/ui/alert.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { AccessCredentials } from "./access-credentials.tsx";
import { CardHeading } from "./card-heading.tsx";
import type { LoginState } from "./login-state.ts";

export function ConfirmedView({ reply: { companyName, credentials } }: { reply: ConfirmReply }) {
  const loginState: LoginState = { email: credentials.username };
  return (
    <div className="flex flex-col gap-4">
      <div role="status" className="-mb-2">
        <CardHeading
          icon={<CircleCheck aria-hidden="true" className="text-primary" />}
          title="Conta Ativada!"
        >
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

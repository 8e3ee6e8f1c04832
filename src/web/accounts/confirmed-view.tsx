import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { ConfirmReply } from "#shared/accounts/contract.ts";
import { paths } from "#web/app/paths.ts";
import { Alert } from "#web/ui/alert.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { EmailText } from "#web/ui/email-text.tsx";
import { CardHeading } from "./card-heading.tsx";
import { CopyCredentials } from "./copy-credentials.tsx";

export function ConfirmedView({ reply: { companyName, credentials } }: { reply: ConfirmReply }) {
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
      <section aria-label="Credenciais de acesso" className="rounded-lg border border-line bg-sunken p-4">
        <h2 className="mb-3 text-sm font-semibold">Credenciais de acesso</h2>
        <dl className="flex flex-col gap-2 text-sm">
          <Credential label="Usuário" value={<EmailText address={credentials.username} />} />
          <Credential label="Senha" value={credentials.password} />
        </dl>
        <CopyCredentials credentials={credentials} />
      </section>
      <Alert tone="warning" title="Anote a senha agora">
        Ela não será mostrada de novo, e você deverá alterá-la no primeiro acesso.
      </Alert>
      <p className="text-sm text-muted">
        Sem uso, esta senha vale por 72 horas. Depois disso, escolha uma nova em Recuperar Senha, na tela de
        login.
      </p>
      <Link href={paths.login} className={buttonClass({ block: true })}>
        Fazer Login
      </Link>
    </div>
  );
}

function Credential({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-muted">{label}</dt>
      <dd className="font-mono text-sm wrap-anywhere select-all">{value}</dd>
    </div>
  );
}

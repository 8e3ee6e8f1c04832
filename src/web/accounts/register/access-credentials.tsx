import type { ReactNode } from "react";
import type { ConfirmReply } from "#shared/accounts/contract.ts";
import { canCopy, useCopied } from "#web/browser/use-copied.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyIcon } from "#web/ui/copy-button.tsx";
import { EmailText } from "#web/ui/email-text.tsx";

export function AccessCredentials({ username, password }: ConfirmReply["credentials"]) {
  const { copied, copy } = useCopied();
  const both = `Usuário: ${username}\nSenha: ${password}`;
  const copyingOf = (text: string) => ({ isCopied: copied === text, onCopy: () => copy(text) });

  return (
    <section aria-label="Credenciais de acesso" className="rounded-lg border border-line bg-sunken p-4">
      <h2 className="mb-1 text-sm font-semibold">Credenciais de acesso</h2>
      <dl className="text-sm">
        <Credential label="Usuário" copyLabel="Copiar usuário" {...copyingOf(username)}>
          <EmailText address={username} />
        </Credential>
        <Credential label="Senha" copyLabel="Copiar senha" {...copyingOf(password)}>
          {password}
        </Credential>
      </dl>
      <CopyBoth {...copyingOf(both)} />
    </section>
  );
}

type Copying = { isCopied: boolean; onCopy: () => void };

type CredentialProps = Copying & { label: string; copyLabel: string; children: ReactNode };

function Credential({ label, copyLabel, isCopied, onCopy, children }: CredentialProps) {
  return (
    <div className="flex flex-wrap items-center">
      <dt className="w-16 text-muted">{label}</dt>
      <dd className="-mr-3 flex min-h-11 min-w-0 grow items-center justify-between">
        <span className="font-mono wrap-anywhere select-all">{children}</span>
        {canCopy() && (
          <Button variant="ghost" size="icon" aria-label={copyLabel} onClick={onCopy}>
            <CopyIcon isCopied={isCopied} />
          </Button>
        )}
        <span aria-live="polite" className="sr-only">
          {isCopied && "Copiado"}
        </span>
      </dd>
    </div>
  );
}

function CopyBoth({ isCopied, onCopy }: Copying) {
  if (!canCopy()) return null;
  return (
    <div className="mt-2">
      <Button variant="secondary" size="sm" block onClick={onCopy}>
        <CopyIcon isCopied={isCopied} />
        <span aria-live="polite">{isCopied ? "Copiado" : "Copiar credenciais"}</span>
      </Button>
    </div>
  );
}

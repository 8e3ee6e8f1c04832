import { MailCheck } from "lucide-react";
import { useEffect } from "react";
import { Link } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { CardHeading } from "#web/accounts/card-heading.tsx";
import { useDelay } from "#web/accounts/use-delay.ts";
import { paths } from "#web/address/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { EmailText } from "#web/ui/email-text.tsx";
import { focusHeading } from "#web/ui/focus-heading.ts";
import type { Registered } from "./register-form.tsx";

const REDIRECT_DELAY_MS = 3000;

export function RegisterDone({ email, outboxPath }: Registered) {
  // The form is gone, and with it the focused button.
  useEffect(focusHeading, []);
  useDelay(REDIRECT_DELAY_MS, true, () => navigate(paths.login));
  return (
    // On a phone the toast stands above it, not over it.
    <div className="max-sm:pt-24">
      <CardHeading icon={<MailCheck className="text-primary" />} title="Cadastro Realizado!">
        Enviamos um link de confirmação para{" "}
        <strong className="font-semibold break-words text-ink">
          <EmailText address={email} />
        </strong>
        . Abra seu e-mail para ativar a conta.
      </CardHeading>
      <Link href={paths.login} className={buttonClass({ block: true })}>
        Ir para Login
      </Link>
      {outboxPath && (
        <p className="mt-5 text-center text-sm text-muted">
          Sem SMTP configurado, a mensagem está na {/* A page of the server, outside this application. */}
          <a href={outboxPath} className="font-medium text-primary-ink underline underline-offset-4">
            caixa de saída
          </a>
          .
        </p>
      )}
    </div>
  );
}

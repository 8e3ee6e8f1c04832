import { MailCheck } from "lucide-react";
import { useEffect } from "react";
import { Link } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { focusHeading } from "#web/app/focus-heading.ts";
import { paths } from "#web/app/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { CardHeading } from "./card-heading.tsx";
import { useDelay } from "./use-delay.ts";

const REDIRECT_DELAY_MS = 3000;

export function RegisterDone({ email }: { email: string }) {
  // The form has gone, and with it the button that had the focus.
  useEffect(focusHeading, []);
  useDelay(REDIRECT_DELAY_MS, true, () => navigate(paths.login));
  return (
    <>
      <CardHeading
        icon={<MailCheck aria-hidden="true" className="text-primary" />}
        title="Cadastro Realizado!"
      >
        Enviamos um link de confirmação para{" "}
        <strong className="font-semibold break-words text-ink">{email}</strong>. Abra seu e-mail para ativar a
        conta.
      </CardHeading>
      <Link href={paths.login} className={buttonClass({ block: true })}>
        Ir para Login
      </Link>
    </>
  );
}

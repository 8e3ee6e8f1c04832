import { useState } from "react";
import { Link } from "wouter";
import { BrandPanel } from "#web/accounts/brand-panel.tsx";
import { wasPasskeyUsed } from "#web/accounts/passkeys/browser-passkeys.ts";
import { PasskeyLogin } from "#web/accounts/passkeys/passkey-login.tsx";
import { SplitLayout } from "#web/accounts/split-layout.tsx";
import { paths } from "#web/address/paths.ts";
import { BrandMark } from "#web/ui/brand-mark.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { LoginForm } from "./login-form.tsx";
import { useHandedEmail } from "./login-state.ts";
import { RecoveryForm } from "./recovery-form.tsx";

export function LoginPage() {
  const [tab, setTab] = useState<"login" | "recovery">("login");
  // Kept here, so that the recovery tab starts with the address typed on the login tab.
  const [email, setEmail] = useState(useHandedEmail());

  return (
    <SplitLayout
      height="33.5rem"
      panel={<BrandPanel headline="Do estoque à última rodada: seu bar e seus eventos sob controle." />}
    >
      <header className="mb-8 flex items-center gap-4 text-primary-ink">
        <BrandMark size={48} />
        <div>
          <h1 className="text-2xl font-semibold text-ink">Balcão</h1>
          <p className="text-muted">Gestão de bar e eventos</p>
        </div>
      </header>
      <Tabs
        label="Acesso"
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: "login", label: "Login", content: <LoginForm email={email} onEmailChange={setEmail} /> },
          {
            value: "recovery",
            label: "Recuperar Senha",
            content: <RecoveryForm email={email} onEmailChange={setEmail} />,
          },
        ]}
      />
      <div className="mt-8 border-t border-line pt-6">
        <p className="mb-3 text-center text-sm text-muted">Sua empresa ainda não usa o Balcão?</p>
        <Link href={paths.register} className={buttonClass({ variant: "secondary", block: true })}>
          Cadastrar Nova Empresa
        </Link>
        {/* Above, with the form, where this browser has used one. */}
        {!wasPasskeyUsed() && <PasskeyLogin />}
      </div>
    </SplitLayout>
  );
}

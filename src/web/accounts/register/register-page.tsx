import { useState } from "react";
import { BrandPanel } from "#web/accounts/brand-panel.tsx";
import { SplitLayout } from "#web/accounts/split-layout.tsx";
import { RegisterDone } from "./register-done.tsx";
import { type Registered, RegisterForm } from "./register-form.tsx";

export function RegisterPage() {
  const [registered, setRegistered] = useState<Registered>();
  return (
    <SplitLayout
      height="39.5rem"
      panel={
        <BrandPanel headline="Tudo o que seu bar precisa para receber bem, do primeiro orçamento ao último brinde." />
      }
      panelOnSmallScreens
    >
      {registered ? <RegisterDone {...registered} /> : <RegisterForm onRegistered={setRegistered} />}
    </SplitLayout>
  );
}

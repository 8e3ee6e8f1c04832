import { useState } from "react";
import { BrandPanel } from "./brand-panel.tsx";
import { RegisterDone } from "./register-done.tsx";
import { RegisterForm } from "./register-form.tsx";
import { SplitLayout } from "./split-layout.tsx";

export function RegisterPage() {
  const [registeredEmail, setRegisteredEmail] = useState<string>();
  return (
    <SplitLayout
      panel={
        <BrandPanel headline="Tudo o que seu bar precisa para receber bem, do primeiro orçamento ao último brinde." />
      }
      panelOnSmallScreens
    >
      {registeredEmail ? (
        <RegisterDone email={registeredEmail} />
      ) : (
        <RegisterForm onRegistered={setRegisteredEmail} />
      )}
    </SplitLayout>
  );
}

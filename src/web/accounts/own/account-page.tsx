import { KeyRound } from "lucide-react";
import { useState } from "react";
import { hasName } from "#shared/accounts/has-name.ts";
import { VERSION } from "#shared/version.ts";
import { OwnNameDialog } from "#web/accounts/own-name-dialog.tsx";
import { LazyChangePasswordDialog } from "#web/accounts/password/lazy-change-password.ts";
import { ActivityLink } from "#web/activity/activity-link.tsx";
import { CalendarCard } from "#web/calendar/calendar-card.tsx";
import { useCan } from "#web/session/permissions.ts";
import { useSignedInUser } from "#web/session/use-signed-in-user.ts";
import { Button } from "#web/ui/button.tsx";
import { Card, CardTitle } from "#web/ui/card.tsx";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { Fact } from "#web/ui/fact.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { ThemeSwitch } from "#web/ui/theme/theme-switch.tsx";
import { DevicesCard } from "./devices-card.tsx";
import { LeaveCompany } from "./leave-company.tsx";
import { PasskeysCard } from "./passkeys-card.tsx";
import { SecondStepCard } from "./second-step-card.tsx";

/** What belongs to the person and not to the company: name, password, devices and own mail. */
export function AccountPage() {
  const user = useSignedInUser();
  const canManage = useCan("manage-company");
  const renamed = useDialogSubject<never>();
  const [isChangingPassword, setIsChangingPassword] = useState(false);
  const isOfCompany = user.companyId !== null;
  return (
    <>
      <PageHeader title="Minha conta" subtitle="Seu nome, sua senha e onde você está conectado" />
      <div className="gap-5 lg:columns-2 [&>*]:mb-4 [&>*]:break-inside-avoid lg:[&>*]:mb-5">
        <Card>
          <CardTitle
            action={
              isOfCompany && (
                <Button variant="secondary" size="sm" onClick={() => renamed.open()}>
                  Alterar nome
                </Button>
              )
            }
          >
            Você
          </CardTitle>
          <dl className="flex flex-col gap-2">
            <Fact label="Nome">{hasName(user) ? user.username : ""}</Fact>
            <Fact label="E-mail">{user.email}</Fact>
          </dl>
          <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4">
            <Button variant="secondary" size="sm" onClick={() => setIsChangingPassword(true)}>
              <KeyRound className="size-4" />
              Alterar Senha
            </Button>
            {/* An owner finds it on the page of the company. */}
            {isOfCompany && !canManage && <ActivityLink />}
          </div>
        </Card>
        <SecondStepCard />
        <PasskeysCard />
        <DevicesCard />
        {isOfCompany && <CalendarCard />}
        <Card>
          <CardTitle>Aparência</CardTitle>
          <ThemeSwitch />
          <p className="mt-3 text-sm text-muted">Balcão, versão {VERSION}</p>
        </Card>
        {isOfCompany && <LeaveCompany user={user} />}
      </div>
      {isOfCompany && (
        <OwnNameDialog key={renamed.key} user={user} open={renamed.isOpen} onClose={renamed.close} />
      )}
      <LazyChangePasswordDialog open={isChangingPassword} onOpenChange={setIsChangingPassword} />
    </>
  );
}

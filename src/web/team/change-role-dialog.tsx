import { useState } from "react";
import type { CompanyRole } from "#shared/accounts/permissions.ts";
import type { TeamPerson } from "#shared/team/contract.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { useChangeRole } from "./queries.ts";
import { RoleChoices } from "./role-choices.tsx";

type ChangeRoleDialogProps = { person: TeamPerson; open: boolean; onClose: () => void };

export function ChangeRoleDialog({ person, open, onClose }: ChangeRoleDialogProps) {
  const { mutateAsync: change, isPending } = useChangeRole();
  const [companyRole, setCompanyRole] = useState<CompanyRole>(person.companyRole);
  const close = () => isPending || onClose();
  // A failure shows a toast and leaves the choice in place.
  const save = () => change({ id: person.id, companyRole }).then(onClose, () => {});
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || close()}
      title={`Função de ${person.username}`}
      description="Vale a partir da próxima ação da pessoa."
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancelar
          </Button>
          <Button isBusy={isPending} busyLabel="Salvando..." onClick={() => void save()}>
            Alterar função
          </Button>
        </>
      }
    >
      <RoleChoices
        name="companyRole"
        chosen={companyRole}
        onChange={({ target }) => setCompanyRole(target.value as CompanyRole)}
      />
    </Dialog>
  );
}

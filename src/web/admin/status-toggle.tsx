import { useState } from "react";
import type { AdminUser } from "#shared/admin/contract.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { useSingleFlight } from "#web/ui/use-single-flight.ts";
import { useToggleUserStatus } from "./queries.ts";

/** Deactivating asks for confirmation, since it ends the user's sessions; activating does not. */
export function StatusToggle({ user }: { user: Pick<AdminUser, "id" | "username" | "isActive"> }) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync, isPending } = useToggleUserStatus();
  const isActive = user.isActive === 1;
  const close = () => setIsAsking(false);
  const toggle = useSingleFlight(() => mutateAsync(user).then(close, close));

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`${isActive ? "Desativar" : "Ativar"} ${user.username}`}
        isBusy={isPending}
        onClick={() => (isActive ? setIsAsking(true) : toggle())}
      >
        {isActive ? "Desativar" : "Ativar"}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Desativar usuário?"
        description={`${user.username} perderá o acesso imediatamente e não poderá entrar até ser reativado.`}
        confirmLabel="Desativar"
        busyLabel="Desativando..."
        tone="danger"
        isBusy={isPending}
        onConfirm={toggle}
      />
    </>
  );
}

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { SessionUser } from "#shared/accounts/contract.ts";
import { api } from "#web/api/api.ts";
import { saidByServer } from "#web/api/api-error.ts";
import { useAuth } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";

const useLeaveCompany = () =>
  useMutation({
    mutationFn: () => api.delete("/api/account"),
    meta: {
      success: "Seu acesso foi removido",
      failure: (error) => saidByServer(error, "Falha ao remover seu acesso"),
    },
  });

/** Takes one's own access to the company away, after a question. */
export function LeaveCompany({ user }: { user: SessionUser }) {
  const { leave } = useAuth();
  const { mutateAsync: remove, isPending } = useLeaveCompany();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="text-right lg:col-span-full">
      <Button variant="quiet" size="sm" onClick={() => setIsAsking(true)}>
        Remover meu acesso
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Remover seu acesso?"
        description={`Você sai de ${user.companyName} agora, em todos os aparelhos, e só volta com um novo convite de quem é dono. O que você fez continua na empresa, com o seu nome.`}
        confirmLabel="Remover meu acesso"
        busyLabel="Removendo..."
        tone="danger"
        isBusy={isPending}
        onConfirm={() => void remove().then(leave, () => setIsAsking(false))}
      />
    </div>
  );
}

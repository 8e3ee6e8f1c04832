import { useState } from "react";
import type { AdminCompany } from "#shared/admin/contract.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { useSingleFlight } from "#web/ui/use-single-flight.ts";
import { useCloseAnyCompany } from "./queries.ts";

/** Closes an active company after a question, and reopens a closed one. One that nobody has confirmed is neither. */
export function CompanyClosing({ company }: { company: AdminCompany }) {
  const { id, name, isActive, closedAt } = company;
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync, isPending } = useCloseAnyCompany();
  const stopAsking = () => setIsAsking(false);
  const change = useSingleFlight((action: "close" | "reopen") =>
    mutateAsync({ id, action }).then(stopAsking, stopAsking),
  );
  if (isActive !== 1 && closedAt === null) return null;
  const label = isActive === 1 ? "Encerrar" : "Reabrir";
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`${label} ${name}`}
        isBusy={isPending}
        onClick={() => (isActive === 1 ? setIsAsking(true) : change("reopen"))}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Encerrar empresa?"
        description={`Ninguém mais trabalhará em ${name}, e os links dela deixarão de abrir. Os donos são avisados por e-mail e podem reabri-la por 30 dias; depois disso tudo é apagado para sempre.`}
        confirmLabel="Encerrar"
        busyLabel="Encerrando..."
        tone="danger"
        isBusy={isPending}
        onConfirm={() => change("close")}
      />
    </>
  );
}

import { useState } from "react";
import type { EventCount } from "#shared/night/counts/contract.ts";
import { formatCount } from "#shared/numbers/format.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { useDismissCounts } from "./queries.ts";

/** Leaves everything aside that was counted so far: somebody has counted the wrong van, or nonsense by the link. */
export function RestartCount({ eventId, counts }: { eventId: number; counts: readonly EventCount[] }) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate: dismiss, isPending } = useDismissCounts();
  if (counts.length === 0) return null;
  const people = [...new Set(counts.map(({ by }) => by))].join(", ");
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
        Recomeçar
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Recomeçar a contagem?"
        description={`${formatCount(counts.length, "contagem sai", "contagens saem")} da soma, para todos: foi contado por ${people}.`}
        confirmLabel="Recomeçar"
        busyLabel="Recomeçando..."
        isBusy={isPending}
        onConfirm={() =>
          dismiss({ eventId, counts: counts.map(({ id }) => id) }, { onSettled: () => setIsAsking(false) })
        }
      />
    </>
  );
}

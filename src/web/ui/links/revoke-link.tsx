import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";

type RevokeLinkProps = {
  /** What ends with the link. */
  description: string;
  isPending: boolean;
  onRevoke: (done: { onSettled: () => void }) => void;
};

/** Takes a link back, after a question. */
export function RevokeLink({ description, isPending, onRevoke }: RevokeLinkProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="border-t border-line pt-3">
      <div className="-ml-3">
        <Button variant="quiet" size="sm" onClick={() => setIsAsking(true)}>
          Revogar link
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Revogar o link?"
        description={description}
        confirmLabel="Revogar link"
        busyLabel="Revogando..."
        tone="danger"
        isBusy={isPending}
        isOpenerGone
        onConfirm={() => onRevoke({ onSettled: () => setIsAsking(false) })}
      />
    </div>
  );
}

import { PackageMinus } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import type { CateringEvent } from "#shared/events/contract.ts";
import { linkToWithdrawal } from "#web/address/links.ts";
import { useNothingUsed, useUndoNothingUsed } from "#web/night/queries.ts";
import { useCan } from "#web/session/permissions.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { useLostFocus } from "#web/ui/use-lost-focus.ts";

const withdrawIcon = plainIcon(PackageMinus, "size-4");

type UnrecordedEventProps = { event: Pick<CateringEvent, "id" | "name"> };

/** The two ways on for a past event of which nobody has said what it took from the stock. */
export function UnrecordedEvent({ event: { id, name } }: UnrecordedEventProps) {
  const canEdit = useCan("edit-records");
  const { mutateAsync: record, isPending } = useNothingUsed();
  const [isAsking, setIsAsking] = useState(false);
  const takeLostFocus = useLostFocus();
  const close = () => setIsAsking(false);
  const confirm = () =>
    record({ id, name }).then(() => {
      close();
      takeLostFocus();
      // A failure shows a toast and leaves the buttons in place.
    }, close);
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Link
        href={linkToWithdrawal(id)}
        aria-label={`Dar baixa agora de ${name}`}
        className={buttonClass({ variant: "secondary", size: "sm" })}
      >
        {withdrawIcon}
        Dar baixa agora
      </Link>
      {canEdit && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Nada foi usado em ${name}`}
          onClick={() => setIsAsking(true)}
        >
          Nada foi usado
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Registrar que nada foi usado em ${name}?`}
        description="O evento deixa de esperar a baixa; isso pode ser desfeito na página do evento."
        confirmLabel="Registrar"
        busyLabel="Registrando..."
        isBusy={isPending}
        onConfirm={() => void confirm()}
      />
    </div>
  );
}

/** Takes back that an event used nothing. */
export function UndoNothingUsed({ event: { id, name } }: UnrecordedEventProps) {
  const { mutateAsync: undo, isPending } = useUndoNothingUsed();
  const takeLostFocus = useLostFocus();
  if (!useCan("edit-records")) return null;
  return (
    <Button
      variant="link"
      size="sm"
      aria-label={`Desfazer que nada foi usado em ${name}`}
      isBusy={isPending}
      busyLabel="Desfazendo..."
      onClick={({ detail }) => detail > 1 || void undo(id).then(takeLostFocus, () => {})}
    >
      Desfazer
    </Button>
  );
}

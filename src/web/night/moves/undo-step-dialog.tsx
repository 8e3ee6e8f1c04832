import type { CateringEvent } from "#shared/events/contract.ts";
import type { UndoableKind } from "#shared/night/undo-problem.ts";
import { useUndoStep } from "#web/night/queries.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { useLostFocus } from "#web/ui/use-lost-focus.ts";

type UndoStepDialogProps = {
  event: Pick<CateringEvent, "id" | "name" | "stockMovedAt">;
  kind: UndoableKind;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export const undoWords: Record<UndoableKind, string> = {
  retirada: "Desfazer baixa",
  retorno: "Desfazer retorno",
};

const questions: Record<UndoableKind, (name: string) => string> = {
  retirada: (name) =>
    `O que saiu por último para ${name} volta ao estoque, pelo mesmo custo. Se depois da baixa alguém levou mais, só isso volta agora, e o resto continua fora.`,
  retorno: (name) =>
    `O que voltou de ${name} sai do estoque de novo, as perdas desse retorno deixam de valer, e o evento volta a esperar o retorno.`,
};

/** Asks before the latest withdrawal or return of an event is taken back. */
export function UndoStepDialog({ event, kind, open, onOpenChange }: UndoStepDialogProps) {
  const { mutateAsync: undo, isPending } = useUndoStep(kind);
  const takeLostFocus = useLostFocus();
  const close = () => onOpenChange(false);
  const confirm = () =>
    undo(event).then(() => {
      close();
      takeLostFocus();
      // A refusal is said by a toast.
    }, close);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`${undoWords[kind]}?`}
      description={questions[kind](event.name)}
      confirmLabel={undoWords[kind]}
      busyLabel="Desfazendo..."
      isBusy={isPending}
      onConfirm={() => void confirm()}
    />
  );
}

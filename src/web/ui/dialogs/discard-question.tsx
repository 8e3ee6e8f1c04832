import { ConfirmDialog } from "./confirm-dialog.tsx";

type DiscardQuestionProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDiscard: () => void;
};

/** Asks before input is thrown away. */
export const DiscardQuestion = ({ open, onOpenChange, onDiscard }: DiscardQuestionProps) => (
  <ConfirmDialog
    open={open}
    onOpenChange={onOpenChange}
    title="Descartar alterações?"
    description="O que você digitou será perdido."
    confirmLabel="Descartar"
    cancelLabel="Continuar editando"
    tone="danger"
    onConfirm={onDiscard}
  />
);

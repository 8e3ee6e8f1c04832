import type { Supplier } from "#shared/suppliers/contract.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { useDeleteSupplier } from "./queries.ts";

type RemoveSupplierDialogProps = {
  supplier: Supplier | undefined;
  open: boolean;
  onClose: () => void;
  onRemoved?: () => void;
};

/** Asks before a supplier is removed, and says what stays. */
export function RemoveSupplierDialog(props: RemoveSupplierDialogProps) {
  const { supplier, open, onClose, onRemoved } = props;
  const { mutateAsync: remove, isPending } = useDeleteSupplier();
  const confirm = async () => {
    if (!supplier) return;
    try {
      await remove(supplier.id);
      onRemoved?.();
    } catch {
      // The mutation shows a toast.
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={`Remover ${supplier?.name ?? "fornecedor"}?`}
      description="Contato e observações são apagados, e os ingredientes ficam sem fornecedor habitual. As compras e os preços continuam no histórico, com o nome."
      confirmLabel="Remover"
      busyLabel="Removendo..."
      tone="danger"
      isBusy={isPending}
      isOpenerGone
      onConfirm={() => void confirm()}
    />
  );
}

import { useQueryClient } from "@tanstack/react-query";
import type { Drink } from "#shared/drinks/contract.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { drinksQuery, useDeleteDrink } from "./queries.ts";

type RemoveDrinkDialogProps = {
  drink: Pick<Drink, "id" | "name">;
  open: boolean;
  onClose: () => void;
};

export function RemoveDrinkDialog({ drink, open, onClose }: RemoveDrinkDialogProps) {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending, isSuccess } = useDeleteDrink();

  const remove = () =>
    mutateAsync(drink.id).then(onClose, () => {
      onClose();
      // Somebody else may have removed it already: then the list is old.
      return queryClient.invalidateQueries(drinksQuery);
    });

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="Remover drink?"
      description={`${drink.name} sai da lista. Os eventos que já o usam não mudam.`}
      confirmLabel="Remover"
      busyLabel="Removendo..."
      tone="danger"
      isBusy={isPending}
      isOpenerGone={isSuccess}
      onConfirm={() => void remove()}
    />
  );
}

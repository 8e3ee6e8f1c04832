import { useState } from "react";
import type { Drink } from "#shared/drinks/contract.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { takeLostFocus } from "#web/ui/use-lost-focus.ts";
import { useSingleFlight } from "#web/ui/use-single-flight.ts";
import { useDeleteDrink } from "./queries.ts";

type RemoveDrinkDialogProps = {
  drink: Pick<Drink, "id" | "name">;
  open: boolean;
  onClose: () => void;
};

export function RemoveDrinkDialog({ drink, open, onClose }: RemoveDrinkDialogProps) {
  const { mutateAsync, isPending } = useDeleteDrink();
  const [isGone, setIsGone] = useState(false);

  const remove = useSingleFlight(() =>
    mutateAsync(drink.id).then(
      () => {
        setIsGone(true);
        onClose();
      },
      () => {
        onClose();
        takeLostFocus();
      },
    ),
  );

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
      isOpenerGone={isGone}
      onConfirm={remove}
    />
  );
}

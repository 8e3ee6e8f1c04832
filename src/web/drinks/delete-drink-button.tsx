import { useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { Drink } from "#shared/drinks/contract.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useLostFocus } from "#web/ui/use-lost-focus.ts";
import { drinksQuery, useDeleteDrink } from "./queries.ts";

export function DeleteDrinkButton({ drink }: { drink: Pick<Drink, "id" | "name"> }) {
  const queryClient = useQueryClient();
  // Undefined until somebody asks: a dialog in each of a thousand cards would make their list slow.
  const [isAsking, setIsAsking] = useState<boolean>();
  const { mutateAsync, isPending } = useDeleteDrink();

  const takeLostFocus = useLostFocus();

  const remove = () =>
    mutateAsync(drink.id).then(takeLostFocus, () => {
      setIsAsking(false);
      // Somebody else may have removed it already: then the list is old.
      return queryClient.invalidateQueries(drinksQuery);
    });

  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Remover ${drink.name}`}
        title="Remover"
        onClick={() => setIsAsking(true)}
      >
        <Trash2 aria-hidden="true" className="size-4.5" />
      </Button>
      {isAsking !== undefined && (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          title="Remover drink?"
          description={`${drink.name} sai da lista. Os eventos que já o usam não mudam.`}
          confirmLabel="Remover"
          busyLabel="Removendo..."
          tone="danger"
          isBusy={isPending}
          onConfirm={() => void remove()}
        />
      )}
    </>
  );
}

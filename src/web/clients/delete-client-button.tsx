import { useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import type { Client } from "#shared/clients/contract.ts";
import { Button } from "#web/ui/button.tsx";
import { clientsQuery, useDeleteClient } from "./queries.ts";

export function DeleteClientButton({ client }: { client: Pick<Client, "id" | "name"> }) {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useDeleteClient();

  const remove = () => {
    // The browser's own question, not a dialog of ours.
    if (!window.confirm(`Tem certeza que deseja remover o cliente "${client.name}"?`)) return;
    mutateAsync(client.id).then(
      // The card has gone, and the focus with it.
      () => document.querySelector("main")?.focus({ preventScroll: true }),
      // Somebody else may have removed it already: then the list is old.
      () => queryClient.invalidateQueries(clientsQuery),
    );
  };

  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`Remover ${client.name}`}
      title="Remover"
      isBusy={isPending}
      busyLabel=""
      onClick={remove}
    >
      <Trash2 aria-hidden="true" className="size-4.5" />
    </Button>
  );
}

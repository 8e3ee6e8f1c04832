import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Client } from "#shared/clients/contract.ts";
import { clientsQuery, useDeleteClient } from "./queries.ts";

/** One for all the cards: in each of them it would have to be made anew with every search. */
export function useRemoveClient() {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending, variables } = useDeleteClient();

  const remove = useCallback(
    ({ id, name }: Client) => {
      // The browser's own question, not a dialog of ours.
      if (!window.confirm(`Tem certeza que deseja remover o cliente "${name}"?`)) return;
      mutateAsync(id).then(
        // The card has gone, and the focus with it.
        () => document.querySelector("main")?.focus({ preventScroll: true }),
        // Somebody else may have removed it already: then the list is old.
        () => queryClient.invalidateQueries(clientsQuery),
      );
    },
    [queryClient, mutateAsync],
  );
  return { remove, removingId: isPending ? variables : undefined };
}

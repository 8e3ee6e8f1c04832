import { useCallback, useState } from "react";
import type { Client } from "#shared/clients/contract.ts";
import { takeLostFocus } from "#web/ui/use-lost-focus.ts";
import { useDeleteClient } from "./queries.ts";

/** One for all the cards: in each of them it would have to be made anew with every search. */
export function useRemoveClient() {
  const { mutateAsync } = useDeleteClient();
  const [removingIds, setRemovingIds] = useState<readonly number[]>([]);

  const remove = useCallback(
    async ({ id, name }: Client) => {
      // The browser's own question, not a dialog of ours.
      if (!window.confirm(`Tem certeza que deseja remover o cliente "${name}"?`)) return;
      const pressed = document.activeElement;
      setRemovingIds((others) => [...others, id]);
      try {
        await mutateAsync(id);
        // The same button belongs to the next client now. Who has gone on elsewhere meanwhile is left there.
        if (pressed instanceof HTMLElement && pressed === document.activeElement) pressed.blur();
      } catch {
        // Told by its toast.
      }
      setRemovingIds((all) => all.filter((one) => one !== id));
      takeLostFocus();
    },
    [mutateAsync],
  );
  return { remove, removingIds };
}

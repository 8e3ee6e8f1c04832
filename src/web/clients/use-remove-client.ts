import { useCallback, useState } from "react";
import type { Client } from "#shared/clients/contract.ts";
import { takeLostFocus } from "#web/ui/use-lost-focus.ts";
import { useDeleteClient } from "./queries.ts";

/** Asks and removes; true once it is done. One hook for all rows: one per row would be re-created with every search. */
export function useRemoveClient() {
  const { mutateAsync } = useDeleteClient();
  const [removingIds, setRemovingIds] = useState<readonly number[]>([]);

  const remove = useCallback(
    async ({ id, name }: Client): Promise<boolean> => {
      // The browser's own confirm, as specified, not a dialog.
      if (!window.confirm(`Tem certeza que deseja remover o cliente "${name}"?`)) return false;
      const pressed = document.activeElement;
      let isRemoved = false;
      setRemovingIds((others) => [...others, id]);
      try {
        await mutateAsync(id);
        isRemoved = true;
        // The pressed button now belongs to the next client. A focus that moved elsewhere meanwhile stays.
        if (pressed instanceof HTMLElement && pressed === document.activeElement) pressed.blur();
      } catch {
        // The mutation shows a toast.
      }
      setRemovingIds((all) => all.filter((one) => one !== id));
      takeLostFocus();
      return isRemoved;
    },
    [mutateAsync],
  );
  return { remove, removingIds };
}

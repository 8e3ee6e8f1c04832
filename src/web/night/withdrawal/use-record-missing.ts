import { useRef } from "react";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { useRecordEntry } from "#web/ingredients/use-record-entry.ts";
import { type MissingEntry, purchaseOf } from "./missing-entries.ts";

/** Records the purchases of what is missing, each once, however often the withdrawal after them is tried. */
export function useRecordMissing() {
  const { mutateAsync: recordEntry } = useRecordEntry();
  /** The version of each ingredient whose purchase was recorded. */
  const recorded = useRef(new Map<number, number>());

  return async (entries: readonly MissingEntry[]) => {
    for (const entry of entries) {
      const { id, name, version } = entry.ingredient;
      if (recorded.current.get(id) === version) continue;
      await recordEntry(purchaseOf(entry)).catch((error: Error) => {
        // Not the event's own conflict: the stock is fetched anew, and what is missing with it.
        if (error.message !== VERSION_CONFLICT) throw error;
        throw new Error(`O estoque de ${name} mudou agora. Confira o que falta e tente de novo.`);
      });
      recorded.current.set(id, version);
    }
  };
}

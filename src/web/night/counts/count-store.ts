import type { WaitingCount } from "#shared/night/counts/waiting-counts.ts";
import { deviceStore } from "#web/device/device-store.ts";
import { cachedImport } from "#web/ui/lazy/cached-import.ts";

/** Where counts wait on this device, apart for each person. */
export type CountStore = {
  /** Reads and replaces the list in one go: two tabs may count at once. Answers the new list. */
  change: (owner: string, edit: (waiting: WaitingCount[]) => WaitingCount[]) => Promise<WaitingCount[]>;
};

/** The schema's library comes after the first screen, and before any page where something is counted. */
const storedLists = cachedImport("lists", async () => {
  const { storedCounts } = await import("#shared/night/counts/stored-counts.ts");
  return { lists: deviceStore<WaitingCount[]>("balcao-counts", "waiting", storedCounts) };
});

/**
 * Counts outlive the page, the session and the app's versions. Where the browser stores nothing, or nothing more, they are
 * kept in memory from then on, together with what was stored before: that is known by its ids if it is sent again.
 */
export function browserCountStore(): CountStore {
  const stored = new Map<string, WaitingCount[]>();
  const memory = new Map<string, WaitingCount[]>();
  return {
    change: async (owner, edit) => {
      try {
        if (!memory.has(owner)) {
          const waiting = await changeStored(owner, edit);
          stored.set(owner, waiting);
          return waiting;
        }
      } catch {
        // In memory, below.
      }
      const before = memory.get(owner) ?? stored.get(owner);
      const waiting = edit(before ?? []);
      // With nothing to keep yet, the next change tries the browser's store again.
      if (before || waiting.length > 0) memory.set(owner, waiting);
      return waiting;
    },
  };
}

/** An empty list leaves no trace of its owner. */
const changeStored: CountStore["change"] = async (owner, edit) => {
  const lists = await storedLists.load();
  const changed = await lists.change(owner, (waiting = []) => {
    const next = edit(waiting);
    return next.length > 0 ? next : undefined;
  });
  return changed ?? [];
};

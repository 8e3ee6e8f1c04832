import { storedCounts } from "#shared/night/counts/stored-counts.ts";
import type { WaitingCount } from "#shared/night/counts/waiting-counts.ts";
import { deviceStore } from "#web/device/device-store.ts";

/** Where counts wait on this device, apart for each person. */
export type CountStore = {
  /** Reads and replaces the list in one go: two tabs may count at once. Answers the new list. */
  change: (owner: string, edit: (waiting: WaitingCount[]) => WaitingCount[]) => Promise<WaitingCount[]>;
};

const lists = deviceStore<WaitingCount[]>("balcao-counts", "waiting", storedCounts);

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
      const waiting = edit(memory.get(owner) ?? stored.get(owner) ?? []);
      memory.set(owner, waiting);
      return waiting;
    },
  };
}

/** An empty list leaves no trace of its owner. */
const changeStored: CountStore["change"] = async (owner, edit) =>
  (await lists.change(owner, (waiting = []) => {
    const next = edit(waiting);
    return next.length > 0 ? next : undefined;
  })) ?? [];

import type { WaitingCount } from "#shared/night/counts/waiting-counts.ts";

/** Where counts wait on this device, apart for each person. */
export type CountStore = {
  /** Reads and replaces the list in one go: two tabs may count at once. Answers the new list. */
  change: (owner: string, edit: (waiting: WaitingCount[]) => WaitingCount[]) => Promise<WaitingCount[]>;
};

const STORE = "waiting";

/**
 * Counts outlive the page, the session and the app's versions. Where the browser stores nothing, or nothing more, they are
 * kept in memory from then on, together with what was stored before: that is known by its ids if it is sent again.
 */
export function browserCountStore(changeStored: CountStore["change"] = changeInDatabase): CountStore {
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

async function changeInDatabase(owner: string, edit: (waiting: WaitingCount[]) => WaitingCount[]) {
  const database = await openDatabase();
  try {
    return await new Promise<WaitingCount[]>((resolve, reject) => {
      const transaction = database.transaction(STORE, "readwrite");
      const lists = transaction.objectStore(STORE);
      const stored: IDBRequest<WaitingCount[] | undefined> = lists.get(owner);
      let waiting: WaitingCount[] = [];
      stored.onsuccess = () => {
        waiting = edit(stored.result ?? []);
        if (waiting.length > 0) lists.put(waiting, owner);
        else lists.delete(owner);
      };
      transaction.oncomplete = () => resolve(waiting);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

const openDatabase = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open("balcao-counts", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });

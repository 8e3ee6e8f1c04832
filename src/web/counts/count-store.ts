import type { WaitingCount } from "#shared/events/counts/waiting-counts.ts";

/** Where counts wait on this device, apart for each person. */
export type CountStore = {
  /** Reads and replaces the list in one go: two tabs may count at once. Answers the new list. */
  change: (owner: string, edit: (waiting: WaitingCount[]) => WaitingCount[]) => Promise<WaitingCount[]>;
};

const STORE = "waiting";

/** Counts outlive the page, the session and the app's versions. A browser that stores nothing keeps them in memory. */
export function browserCountStore(): CountStore {
  const memory = new Map<string, WaitingCount[]>();
  return {
    change: async (owner, edit) => {
      try {
        return await changeStored(owner, edit);
      } catch {
        const waiting = edit(memory.get(owner) ?? []);
        memory.set(owner, waiting);
        return waiting;
      }
    },
  };
}

async function changeStored(owner: string, edit: (waiting: WaitingCount[]) => WaitingCount[]) {
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

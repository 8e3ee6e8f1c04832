import { createStore, delMany, get, keys, type UseStore } from "idb-keyval";
import type { Schema } from "#web/browser/local-storage.ts";

/**
 * Things of one kind that this device keeps in IndexedDB, by key, in a database of their own. An earlier version of the
 * product may have stored them: what the schema refuses counts as absent. Where the browser stores nothing, in a private
 * window for example, nothing is read and each change fails.
 */
export function deviceStore<T>(database: string, name: string, schema: Schema<T>) {
  let open = createStore(database, name);
  const inStore: UseStore = async (mode, work) => {
    try {
      // Without a database it throws at once, not by its promise.
      return await open(mode, work);
    } catch (error) {
      // Phones close the connection of a page in the background, and its next transaction cannot begin.
      if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
      open = createStore(database, name);
      return open(mode, work);
    }
  };

  const parsed = (stored: unknown): T | undefined => {
    try {
      return stored === undefined ? undefined : schema.parse(stored);
    } catch {
      return undefined;
    }
  };

  const write = <Found, Next extends T | undefined>(
    key: string,
    ask: (store: IDBObjectStore) => IDBRequest<Found>,
    nextOf: (found: Found) => Next,
  ): Promise<Next> =>
    inStore("readwrite", (store) => {
      const { transaction } = store;
      return new Promise((resolve, reject) => {
        const asked = ask(store);
        asked.onsuccess = () => {
          const next = nextOf(asked.result);
          if (next === undefined) store.delete(key);
          else store.put(next, key);
          transaction.oncomplete = () => resolve(next);
        };
        transaction.onabort = () => reject(transaction.error);
      });
    });

  return {
    read: (key: string): Promise<T | undefined> => get(key, inStore).then(parsed, () => undefined),

    keys: (): Promise<string[]> => keys<string>(inStore).catch(() => []),

    remove: (...removed: string[]): Promise<void> => delMany(removed, inStore).catch(() => undefined),

    /** Reads and replaces in one transaction: two tabs may do so at once. Undefined removes. Resolves to the new value. */
    change: <Next extends T | undefined>(key: string, edit: (before: T | undefined) => Next): Promise<Next> =>
      write(
        key,
        (store) => store.get(key),
        (found) => edit(parsed(found)),
      ),

    /**
     * Replaces without reading the former value, which takes a phone a quarter of a second for a long list. `next` is
     * called when the turn of this write has come. Undefined removes.
     */
    replace: <Next extends T | undefined>(key: string, next: () => Next): Promise<Next> =>
      write(key, (store) => store.getKey(key), next),
  };
}

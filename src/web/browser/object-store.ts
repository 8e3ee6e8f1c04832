/** Runs work on one store of a database of this browser, in a transaction. */
type InStore = <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => T) => Promise<T | undefined>;

/** A database with one store; undefined comes back where the browser stores nothing, in a private window for example. */
export const objectStore =
  (database: string, store: string): InStore =>
  async (mode, work) => {
    try {
      const opened = await openDatabase(database, store);
      try {
        return await new Promise<ReturnType<typeof work>>((resolve, reject) => {
          const transaction = opened.transaction(store, mode);
          const result = work(transaction.objectStore(store));
          transaction.oncomplete = () => resolve(result);
          transaction.onabort = () => reject(transaction.error);
        });
      } finally {
        opened.close();
      }
    } catch {
      return undefined;
    }
  };

const openDatabase = (name: string, store: string) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });

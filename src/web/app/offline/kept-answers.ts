import type { SessionUser } from "#shared/accounts/contract.ts";
import { readAuthToken } from "#web/app/api/auth-token.ts";

/** An answer of the server, and when it came. */
export type KeptAnswer = { data: unknown; at: number };

/** Somebody else must not find an answer, nor the same person in another company or role. */
export const ownerOf = ({ id, companyId, companyRole }: SessionUser) => `${companyId}:${id}:${companyRole}`;

const keyOf = (owner: string, name: string) => `${owner}/${name}`;

const STORE = "answers";

/** Another build may expect other fields. The entry's name changes with every file of a build. */
const buildName = () => document.querySelector<HTMLScriptElement>("script[type=module]")?.src;

/** Keeps an answer on this device, unless its session has ended meanwhile. */
export const keepAnswer = (owner: string, name: string, answer: KeptAnswer) =>
  inStore("readwrite", (answers) => {
    if (readAuthToken()) answers.put({ ...answer, build: buildName() }, keyOf(owner, name));
  });

export async function keptAnswer(owner: string, name: string): Promise<KeptAnswer | undefined> {
  const found = await inStore("readonly", (answers) => answers.get(keyOf(owner, name)));
  return found?.result?.build === buildName() ? found?.result : undefined;
}

/** Wipes all answers but those of one owner. */
export const forgetAnswers = (except?: string) =>
  inStore("readwrite", (answers) => {
    const isExcepted = (key: IDBValidKey) =>
      except !== undefined && typeof key === "string" && key.startsWith(keyOf(except, ""));
    const keys = answers.getAllKeys();
    keys.onsuccess = () => {
      for (const key of keys.result) if (!isExcepted(key)) answers.delete(key);
    };
  });

/** Runs one transaction; undefined where the browser stores nothing, in a private window for example. */
async function inStore<T>(mode: IDBTransactionMode, work: (answers: IDBObjectStore) => T) {
  try {
    const database = await openDatabase();
    try {
      return await new Promise<T>((resolve, reject) => {
        const transaction = database.transaction(STORE, mode);
        const result = work(transaction.objectStore(STORE));
        transaction.oncomplete = () => resolve(result);
        transaction.onabort = () => reject(transaction.error);
      });
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

const openDatabase = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open("balcao", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });

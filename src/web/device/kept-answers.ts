import type { SessionUser } from "#shared/accounts/contract.ts";
import { readAuthToken } from "#web/api/auth-token.ts";
import { buildName } from "#web/browser/build-name.ts";
import { objectStore } from "#web/browser/object-store.ts";

/** An answer of the server, and when it came. */
export type KeptAnswer = { data: unknown; at: number };

/** The answers that a device may keep. Clients, with their personal data, are not among them. */
export type StorableKey =
  | readonly ["ingredients" | "drinks" | "events"]
  | readonly ["events", number, "counts"];

export const nameOf = (queryKey: StorableKey) => queryKey.join("/");

/** Somebody else must not find an answer, nor the same person in another company or role. */
export const ownerOf = ({ id, companyId, companyRole }: SessionUser) => `${companyId}:${id}:${companyRole}`;

const keyOf = (owner: string, name: string) => `${owner}/${name}`;

const inStore = objectStore("balcao", "answers");

/** Keeps an answer on this device, unless its session has ended meanwhile. Another build may expect other fields. */
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

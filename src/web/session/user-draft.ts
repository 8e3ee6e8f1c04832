import { readStored, removeStored, store } from "#web/browser/local-storage.ts";

/** Somebody else at the same browser must not find a draft, nor the same person in another company. */
export type DraftOwner = { id: number; companyId: number | null };
const keyOf = (name: string, { id, companyId }: DraftOwner) => `${name}:${companyId}:${id}`;

/** What was typed and not saved yet, as the browser has kept it; anything may stand there. */
export function readUserDraft(name: string, owner: DraftOwner): unknown {
  try {
    return JSON.parse(readStored(keyOf(name, owner)) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps a draft over reloads; undefined removes it. */
export function storeUserDraft(name: string, owner: DraftOwner, draft: object | undefined) {
  if (draft) store(keyOf(name, owner), JSON.stringify(draft));
  else removeStored(keyOf(name, owner));
}

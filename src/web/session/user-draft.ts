import { readJson, removeStored, type Schema, storeJson } from "#web/browser/local-storage.ts";

/** Somebody else at the same browser must not find a draft, nor the same person in another company. */
export type DraftOwner = { id: number; companyId: number | null };
const keyOf = (name: string, { id, companyId }: DraftOwner) => `${name}:${companyId}:${id}`;

/** What was typed and not saved yet, as the browser has kept it. */
export const readUserDraft = <T>(name: string, owner: DraftOwner, schema: Schema<T>): T | undefined =>
  readJson(keyOf(name, owner), schema);

/** True if something is kept under this name, whatever it is. */
export const hasUserDraft = (name: string, owner: DraftOwner): boolean =>
  readJson(keyOf(name, owner), { parse: Object }) !== undefined;

/** Keeps a draft over reloads; undefined removes it. */
export function storeUserDraft(name: string, owner: DraftOwner, draft: object | undefined) {
  if (draft) storeJson(keyOf(name, owner), draft);
  else removeStored(keyOf(name, owner));
}

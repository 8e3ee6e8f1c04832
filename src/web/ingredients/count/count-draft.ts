import { type DraftOwner, readUserDraft, storeUserDraft } from "#web/session/user-draft.ts";

/** What was typed for an ingredient, and the version of the stock it was counted against. */
export type DraftLine = { text: string; version: number };

/** The lines of an unsaved count, by the id of the ingredient. */
export type CountDraft = Record<string, DraftLine>;

const NAME = "stock_count";

export const readCountDraft = (owner: DraftOwner): CountDraft =>
  Object.fromEntries(Object.entries(readUserDraft(NAME, owner) ?? {}).filter(([, line]) => isLine(line)));

export const storeCountDraft = (owner: DraftOwner, draft: CountDraft) =>
  storeUserDraft(NAME, owner, Object.keys(draft).length > 0 ? draft : undefined);

const isLine = (line: Partial<DraftLine> | null): line is DraftLine =>
  typeof line?.text === "string" && typeof line.version === "number";

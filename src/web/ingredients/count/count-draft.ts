import { readStored, removeStored, store } from "#web/browser/local-storage.ts";

/** What was typed for an ingredient, and the version of the stock it was counted against. */
export type DraftLine = { text: string; version: number };

/** The lines of an unsaved count, by the id of the ingredient. */
export type CountDraft = Record<string, DraftLine>;

/** Somebody else at the same browser must not find it, nor the same person in another company. */
type Owner = { id: number; companyId: number | null };
const keyOf = ({ id, companyId }: Owner) => `stock_count:${companyId}:${id}`;

export function readCountDraft(owner: Owner): CountDraft {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(owner)) ?? "{}");
    return Object.fromEntries(Object.entries(stored ?? {}).filter(([, line]) => isLine(line)));
  } catch {
    return {};
  }
}

export function storeCountDraft(owner: Owner, draft: CountDraft) {
  if (Object.keys(draft).length === 0) removeStored(keyOf(owner));
  else store(keyOf(owner), JSON.stringify(draft));
}

const isLine = (line: Partial<DraftLine> | null): line is DraftLine =>
  typeof line?.text === "string" && typeof line.version === "number";

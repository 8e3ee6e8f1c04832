import { z } from "zod";
import { validEntries } from "#shared/valid-entries.ts";
import { type DraftOwner, readUserDraft, storeUserDraft } from "#web/session/user-draft.ts";

const draftLine = z.object({ text: z.string(), version: z.number() });

/** What was typed for an ingredient, and the version of the stock it was counted against. */
export type DraftLine = z.infer<typeof draftLine>;

/** The lines of an unsaved count, by the id of the ingredient. */
export type CountDraft = Record<string, DraftLine>;

const NAME = "stock_count";

export const readCountDraft = (owner: DraftOwner): CountDraft =>
  readUserDraft(NAME, owner, validEntries(draftLine)) ?? {};

export const storeCountDraft = (owner: DraftOwner, draft: CountDraft) =>
  storeUserDraft(NAME, owner, Object.keys(draft).length > 0 ? draft : undefined);

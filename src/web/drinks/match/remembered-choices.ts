import { z } from "zod";
import type { RememberedChoices } from "#shared/drinks/ingredient-choices.ts";
import { validEntries } from "#shared/valid-entries.ts";
import { type DraftOwner, readUserDraft, storeUserDraft } from "#web/session/user-draft.ts";

const NAME = "ingredient_matches";

/** What names of ingredients stood for in the last imports of this user. */
export const readChoices = (owner: DraftOwner): RememberedChoices =>
  readUserDraft(NAME, owner, validEntries(z.int())) ?? {};

export const storeChoices = (owner: DraftOwner, choices: RememberedChoices) =>
  storeUserDraft(NAME, owner, choices);

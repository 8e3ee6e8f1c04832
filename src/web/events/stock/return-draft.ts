import type { SeenEvent } from "#shared/events/contract.ts";
import { type DraftOwner, readUserDraft, storeUserDraft } from "#web/app/user-draft.ts";
import type { DrinkValues } from "#web/events/editor/event-form.ts";

/** The counts of a return by drink and line, as texts, and the withdrawal that they are about. */
type ReturnDraft = { withdrawal: string; counts: string[][] };

const nameOf = ({ id }: Pick<SeenEvent, "id">) => `stock_return.${id}`;

/** Another one after a return and a second withdrawal, whose counts must begin anew. */
const withdrawalOf = ({ stockUse }: Pick<SeenEvent, "stockUse">) =>
  stockUse
    .map(({ ingredientId, withdrawn, returned }) => [ingredientId, withdrawn, returned].join())
    .join(" ");

const countsOf = (drinks: readonly DrinkValues[]) =>
  drinks.map(({ ingredients }) => ingredients.map(({ returnQuantity }) => returnQuantity));

type Drafted = Pick<SeenEvent, "id" | "stockUse">;

/** Fills the counts that were kept for this withdrawal into the drinks; undefined where there are none. */
export function readReturnDraft(
  owner: DraftOwner,
  event: Drafted,
  drinks: readonly DrinkValues[],
): DrinkValues[] | undefined {
  const draft = readUserDraft(nameOf(event), owner) as Partial<ReturnDraft> | null;
  if (draft?.withdrawal !== withdrawalOf(event) || !fits(draft.counts, drinks)) return undefined;
  const counts = draft.counts;
  return drinks.map((drink, position) => ({
    ...drink,
    ingredients: drink.ingredients.map((line, index) => ({
      ...line,
      returnQuantity: counts[position]?.[index] ?? line.returnQuantity,
    })),
  }));
}

export function storeReturnDraft(owner: DraftOwner, event: Drafted, drinks: readonly DrinkValues[]) {
  const counts = countsOf(drinks);
  const isEmpty = counts.flat().every((count) => count === "");
  storeUserDraft(nameOf(event), owner, isEmpty ? undefined : { withdrawal: withdrawalOf(event), counts });
}

export const dropReturnDraft = (owner: DraftOwner, event: Pick<SeenEvent, "id">) =>
  storeUserDraft(nameOf(event), owner, undefined);

const fits = (counts: unknown, drinks: readonly DrinkValues[]): counts is string[][] =>
  Array.isArray(counts) &&
  counts.length === drinks.length &&
  counts.every(
    (lines, position) =>
      Array.isArray(lines) &&
      lines.length === drinks[position]?.ingredients.length &&
      lines.every((text) => typeof text === "string"),
  );

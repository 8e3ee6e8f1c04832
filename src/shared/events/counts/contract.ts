import { z } from "zod";
import { MOST_COUNTS } from "#shared/events/contract.ts";
import { INGREDIENT_MISSING } from "#shared/ingredients/contract.ts";
import { LARGEST_AMOUNT, recordId } from "#shared/numbers/amount.ts";
import { exact, rounded } from "#shared/numbers/exact.ts";
import { requiredLine } from "#shared/text/text-schemas.ts";

const INVALID = "Contagem inválida";
/** More open packs than this in one entry are a mistake. */
const MOST_OPEN = 200;

/** A number of either sign, with two decimals; what an app of an earlier version does not send counts as none. */
const change = z
  .number(INVALID)
  .min(-LARGEST_AMOUNT, INVALID)
  .max(LARGEST_AMOUNT, INVALID)
  .transform((value) => rounded(exact(value), 2))
  .default(0);

/** What somebody counted of one ingredient. Entries are only ever added up: negative numbers correct earlier ones. */
export const eventCountInput = z.object({
  /** Made where it was counted: an entry that is sent again is the same one. */
  id: z.uuid(INVALID),
  ingredientId: recordId(INGREDIENT_MISSING),
  /** In packs; without a pack in the stock unit. */
  closed: change,
  /** How full each open pack is, in tenths; -7 takes one with 7 tenths back. */
  openTenths: z
    .array(z.int(INVALID).min(-10, INVALID).max(10, INVALID), INVALID)
    .max(MOST_OPEN, INVALID)
    .default([]),
  /** In the stock unit, like `broken`. */
  lost: change,
  broken: change,
  /** When it was counted, by the clock of the phone. */
  at: z.iso.datetime({ offset: true, error: INVALID }),
});
export type EventCountInput = z.infer<typeof eventCountInput>;

/** As the page behind the team's link sends it: there is no account, so the person gives a name. */
export const namedCountInput = eventCountInput.extend({ name: requiredLine(60, "Informe o seu nome") });
export type NamedCountInput = z.infer<typeof namedCountInput>;

export type EventCount = EventCountInput & {
  /** Who counted. */
  by: string;
  /** The contents of a pack when it was counted; null without one. */
  packQuantity: number | null;
  /** A return has taken account of it. */
  isSettled: boolean;
};

/** Counts that came too late for the return, and that it was right without. */
export const dismissedCounts = z.object({
  counts: z.array(z.uuid(INVALID), INVALID).min(1, INVALID).max(MOST_COUNTS, INVALID),
});

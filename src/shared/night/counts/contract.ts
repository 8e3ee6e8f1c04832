import { z } from "zod";
import { guestsPresentInput } from "#shared/events/contract.ts";
import { INGREDIENT_MISSING, packContentsInput } from "#shared/ingredients/contract.ts";
import { MOST_NAMED_COUNTS } from "#shared/night/contract.ts";
import { recordId } from "#shared/numbers/amount.ts";
import { exact, rounded } from "#shared/numbers/exact.ts";
import { LARGEST_AMOUNT } from "#shared/numbers/largest.ts";
import { fromStranger, requiredLine } from "#shared/text/text-schemas.ts";
import { isWithoutAmounts, MOST_OPEN } from "./count-entry.ts";
import { perLossField } from "./loss-fields.ts";

const INVALID = "Contagem inválida";

/** A number of either sign, with two decimals; what an app of an earlier version does not send counts as none. */
const change = z
  .number(INVALID)
  .min(-LARGEST_AMOUNT, INVALID)
  .max(LARGEST_AMOUNT, INVALID)
  .transform((value) => rounded(exact(value), 2))
  .default(0);

const LAST_MOMENT = Date.UTC(9999, 11, 31);
/** By the clock of the phone, which may be wrong; none is set before 1970. */
const isMoment = (text: string) => Date.parse(text) >= 0 && Date.parse(text) < LAST_MOMENT;

/**
 * What somebody counted of one ingredient, or of the guests. Amounts are only ever added up: negative numbers correct
 * earlier ones. Of the guests, and of what ran out, the latest entry counts.
 */
const countFields = z.object({
  /** Made where it was counted: an entry that is sent again is the same one. */
  id: z.uuid(INVALID),
  /** Null for the guests. */
  ingredientId: recordId(INGREDIENT_MISSING).nullable(),
  /** How many guests came; null if that is taken back. */
  guestsPresent: guestsPresentInput.optional(),
  /** Whether it was gone before the end; absent or null: nobody says. */
  ranOut: z.boolean(INVALID).nullish(),
  /** In packs, or in the stock unit where `packQuantity` is null. */
  closed: change,
  /** How full each open pack is, in tenths; -7 takes one with 7 tenths back. */
  openTenths: z
    .array(z.int(INVALID).min(-10, INVALID).max(10, INVALID), INVALID)
    .max(MOST_OPEN, INVALID)
    .default([]),
  /** The lost amount of each kind, in the stock unit. */
  ...perLossField(() => change),
  /** The contents of a pack as the phone showed it, null outside of packs; absent: as it is now. */
  packQuantity: packContentsInput.nullish(),
  /** When it was counted. */
  at: z.iso.datetime({ offset: true, error: INVALID }).refine(isMoment, INVALID),
});

/** Guests are counted in entries of their own. */
const isOfOneThing = (entry: z.infer<typeof countFields>): boolean =>
  entry.ingredientId === null
    ? entry.guestsPresent !== undefined && (entry.ranOut ?? null) === null && isWithoutAmounts(entry)
    : (entry.guestsPresent ?? null) === null;

export const eventCountInput = countFields.refine(isOfOneThing, INVALID);
export type EventCountInput = z.infer<typeof countFields>;

/** As the page behind the team's link sends it: there is no account, so the person gives a name. */
export const namedCountInput = countFields
  .extend({ name: fromStranger(requiredLine(60, "Informe o seu nome")) })
  .refine(isOfOneThing, INVALID);
export type NamedCountInput = z.infer<typeof namedCountInput>;

export type EventCount = EventCountInput & {
  /** Who counted, and whether without an account, by the team's link. */
  by: string;
  isByLink: boolean;
  /** The contents of a pack when it was counted; null without one. */
  packQuantity: number | null;
};

/** A count as its sender is answered. */
export type TakenCount = EventCount & {
  /** A return has taken account of it already, so that it waits no more. */
  isSettled: boolean;
};

/** Counts that are left aside: the return was right without them, or everybody counts anew. */
export const dismissedCounts = z.object({
  counts: z.array(z.uuid(INVALID), INVALID).min(1, INVALID).max(MOST_NAMED_COUNTS, INVALID),
});

import type { EventCountInput } from "./contract.ts";
import { type LossField, lostAmounts } from "./loss-fields.ts";

/** Open packs in one entry; further ones are another entry. */
export const MOST_OPEN = 24;

/** True of an entry that adds nothing to what was counted of its ingredient. */
export const isWithoutAmounts = (
  entry: Pick<EventCountInput, "closed" | "openTenths"> & Record<LossField, number>,
): boolean =>
  entry.closed === 0 && entry.openTenths.length === 0 && lostAmounts(entry).every((lost) => lost === 0);
